"""The web server: a referee that stores header and actions, asks the engine, and sends each seat its view.

`app` puts the application together; `protocol` and `requests` say what is sent and received. `tables` are the games in
memory and the browsers at them, `database` what is stored, `bots` how bots are asked. `accounts` know who somebody is,
`people` how they come to a table; `notices` reach those who are away, `ratings` compare players, `processes` let
several servers share a database. Nothing is imported here, so that the bots' worker processes start fast.
"""
