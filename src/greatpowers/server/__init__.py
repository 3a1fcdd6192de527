"""The web server: a referee that stores header and actions, asks the engine, and sends each seat its view.

`app` has the routes, `hall` the live tables, `live` one browser's line to a table, `storage` what is kept, `thinking`
the bots in their own processes. Nothing is imported here: those processes need little of it.
"""
