"""A bot that knows no rules: it plays a duel by lot, by docs/PROTOCOL.md.

    djambi serve --limits off    # or it plays faster than a service lets people play
    pip install websockets
    python3 examples/bot.py http://127.0.0.1:8080
"""
import json, random, sys, urllib.request
from websockets.sync.client import connect

site = sys.argv[1]
wanted = {"rules": "classic", "players": 2, "bot_delay_ms": 0,
          "seats": {"red": {"kind": "person", "mine": True}, "yellow": {"kind": "bot", "level": "peasant"}}}
headers = {"Content-Type": "application/json"}
with urllib.request.urlopen(urllib.request.Request(site + "/api/v1/games", json.dumps(wanted).encode(), headers)) as answer:
    cookie, game = answer.headers["Set-Cookie"].split(";")[0], json.load(answer)["id"]
print("watch", site + "/game/" + game)

with connect(site.replace("http", "ws", 1) + "/api/v1/socket", additional_headers={"Cookie": cookie}) as socket:
    def send(message):
        socket.send(json.dumps(message))
    send({"type": "hello", "version": 5})
    send({"type": "follow", "topic": {"kind": "game", "game": game}, "with": ["legal"]})
    for message in map(json.loads, socket):
        if message["type"] in ("error", "refused"):
            sys.exit(message["message"])
        if message["type"] == "position" and "to_move" not in message:
            sys.exit(print("over after event", message["seq"]))
        if message["type"] == "position" and message["to_move"] == "red":
            turn = {"kind": "turn", "move": random.choice(message["legal"])}
            send({"type": "command", "game": game, "id": f"turn-{message['seq']}", "expect": message["seq"],
                  "seat": "red", "action": turn})
