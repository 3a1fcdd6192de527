"""The web server: a referee that stores header and actions, asks the engine, and sends each seat its view.

`app` puts the application together, `registry` holds the live tables, `connection` is one browser's websocket,
`storage` the database, `bot_pool` the bots' worker processes. Nothing is imported here, so that the workers start fast.
"""
