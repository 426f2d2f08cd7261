/** The entry point of a game in a frame of another site: draws it, and shows each turn when it is played. */
import { drawPlace } from "../home/small_boards.ts";
import { pageConnection } from "../net/page_connection.ts";

const main = document.querySelector<HTMLElement>("main");
const { game = "", boards = "" } = main?.dataset ?? {};

/** Draws the position that the page names. */
async function draw(): Promise<void> {
  const place = main?.querySelector<HTMLElement>("[data-position]");
  if (place) await drawPlace(place, boards);
}

/** How long a page that could not be had is waited for before it is asked for again. */
const AGAIN_MS = 5_000;

/** Asks for the page again and shows what has changed: the words are the service's. */
async function refresh(): Promise<void> {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  if (!next) return;
  main?.replaceChildren(...next.childNodes);
  await draw();
}

/** Follows the game. What comes while the page is asked for is asked for once more, behind it. */
function follow(): void {
  const connection = pageConnection();
  // The page shows all events up to this one.
  let seen = Number(main?.dataset.seq);
  let asks = Promise.resolve();
  let waits = false;
  const ask = () => {
    if (waits) return;
    waits = true;
    asks = asks.then(async () => {
      waits = false;
      await refresh().catch(() => setTimeout(ask, AGAIN_MS));
    });
  };
  const topic = { kind: "game", game } as const;
  let phase = "";
  connection.add({
    topic,
    follow: () => ({ topic, since: seen, with: ["position"] }),
    onMessage: (message) => {
      // Who watches comes and goes: only turns, the beginning and the end change the page.
      if (message.type === "position") {
        if (message.seq !== seen) ask();
        seen = message.seq;
      }
      if (message.type === "state") {
        if (phase && phase !== message.state.phase) ask();
        phase = message.state.phase;
      }
    },
    onConnectionChange: () => {},
    resend: () => {},
    unanswered: () => [],
  });
  connection.open();
}

void draw().catch(console.error);
if (main && !("over" in main.dataset)) follow();
