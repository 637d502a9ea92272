"""The server under load: the product's own app without the limits on one address."""

import sys


def main(database: str) -> None:
    # here, since the process in which bots think reads this file too
    import uvicorn

    from uprising.commands.serve import listen
    from uprising.server.app import Config, make_app, settle_in
    from uprising.server.operations.limits import Limits
    from uprising.server.sockets.protocol import FastSocket

    limits = Limits(tables_per_hour=10**9, burst=10**9, open_tables=10**9)
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(Config(database, limits=limits)),
        log_level="error",
        ws_per_message_deflate=False,
        ws=FastSocket,
    )
    print("http://{}:{}".format(*listening.getsockname()[:2]), flush=True)
    settle_in()
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
