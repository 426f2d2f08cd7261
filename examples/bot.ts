// A bot that knows no rules: it plays a duel by lot, by docs/PROTOCOL.md. Node 22 and newer:
//
//     djambi serve --limits off    # or it plays faster than a service lets people play
//     node --experimental-strip-types examples/bot.ts http://127.0.0.1:8080
const site = process.argv[2] as string;
const red = { kind: "person", mine: true };
const wanted = { rules: "classic", players: 2, bot_delay_ms: 0, seats: { red, yellow: { kind: "bot", level: "peasant" } } };
const headers = { "Content-Type": "application/json" };
const answer = await fetch(`${site}/api/v1/games`, { method: "POST", headers, body: JSON.stringify(wanted) });
const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const { id: game } = (await answer.json()) as { id: string };
console.log(`watch ${site}/game/${game}`);

// Node's WebSocket takes headers, which the types of browsers do not know.
const options = { headers: { cookie } } as unknown as string[];
const socket = new WebSocket(`${site.replace("http", "ws")}/api/v1/socket`, options);
const send = (message: object) => socket.send(JSON.stringify(message));
socket.onopen = () => {
  send({ type: "hello", version: 5 });
  send({ type: "follow", topic: { kind: "game", game }, with: ["legal"] });
};
socket.onmessage = ({ data }) => {
  const { type, seq, to_move, legal, message } = JSON.parse(data);
  if (type === "error" || type === "refused") throw new Error(message);
  if (type === "position" && !to_move) {
    console.log(`over after event ${seq}`);
    socket.close();
  } else if (type === "position" && to_move === "red") {
    const action = { kind: "turn", move: legal[Math.floor(Math.random() * legal.length)] };
    send({ type: "command", game, id: `turn-${seq}`, expect: seq, seat: "red", action });
  }
};
