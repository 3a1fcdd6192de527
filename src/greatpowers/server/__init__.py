"""The web server: a referee that stores header and actions, asks the engine, and sends each seat its view.

`app` puts the application together, `registry` holds the live tables, `connection` is one browser's websocket,
`storage` the database. `bot_pool` asks the bots: `bot_thread` and `bot_process` reach a worker process, `bot_task`
knows what it has to be told, `bot_worker` runs in it. Nothing is imported here, so that the workers start fast.
"""
