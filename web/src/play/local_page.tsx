/** The page of a game without a service: what is kept, the form for a new game, and the game itself. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { SQUARE9 } from "../../generated/square9.ts";
import type { Engine } from "../../rules/src/engine/engine.ts";
import { gameRecord } from "../analysis/game_source.ts";
import { saveText } from "../common/browser/save_text.ts";
import { type LocalGame, localGame, localId } from "../common/local_game.ts";
import { AGAINST_BOTS, type NewGameForm } from "../common/new_game.ts";
import { kindText } from "../common/rules/kind_text.ts";
import { strength } from "../common/seats/levels.ts";
import type { BoardFactory, CoreFactory } from "../core/types.ts";
import { enginePosition } from "../game/coach/coach_store.ts";
import { GameView } from "../game/game.tsx";
import { GameStore } from "../game/game_store.ts";
import type { BoardName, GameState, NewGameRequest, RuleSet } from "../protocol/index.ts";
import * as text from "../text/play.ts";
import type { GameKeeper, GameStart, KeptGame } from "./kept_games.ts";
import { LocalBots } from "./local_bots.ts";
import { LocalTopic } from "./local_topic.ts";
import { formOf, localLevel, PlayForm } from "./play_form.tsx";
import { type LocalRoom, personsIn, type Rooms } from "./room.ts";

/** What the page is made of. */
export interface LocalPageParts {
  root: HTMLElement;
  createCore: CoreFactory;
  geometry: BoardFactory;
  rooms: Rooms;
  engine: Engine;
  /** Where games are kept; null where the browser keeps none. */
  keeper: GameKeeper | null;
}

/** The page of a game without a service. */
export class LocalPage {
  private readonly form = signal<NewGameForm>({ ...AGAINST_BOTS, strength: localLevel(strength.value) });

  constructor(private readonly parts: LocalPageParts) {}

  /** Shows the game that is kept, or the form if there is none or a new one is wanted. */
  async open(wantsNew: boolean): Promise<void> {
    const kept = (await this.parts.keeper?.latest()) ?? null;
    if (!kept || wantsNew) {
      this.showForm(kept);
      return;
    }
    let room: LocalRoom;
    try {
      room = this.parts.rooms.restore(kept.start, kept.events);
    } catch {
      await this.parts.keeper?.putAside(kept.key);
      this.showForm(null, kept);
      return;
    }
    this.showGame(room, kept.start, kept.key);
  }

  private showForm(kept: KeptGame | null, damaged: KeptGame | null = null): void {
    const { root } = this.parts;
    root.replaceChildren();
    if (kept) this.form.value = formOf(kept.start?.request, this.form.peek());
    const save = (game: KeptGame) => saveText("djambi.json", JSON.stringify(game, null, 1));
    render(
      <div class="play">
        <h1>{text.title()}</h1>
        <p>{text.lead()}</p>
        {damaged && (
          <p class="note" role="alert">
            {text.damaged()}{" "}
            <button type="button" class="button button-small" onClick={() => save(damaged)}>
              {text.saveDamaged()}
            </button>
          </p>
        )}
        {!this.parts.keeper && <p class="note">{text.notKept()}</p>}
        {kept && (
          <p>
            <button type="button" class="button button-strong" onClick={() => void this.open(false)}>
              {text.goOn()}
            </button>
          </p>
        )}
        <PlayForm form={this.form} hasGame={kept !== null} onStart={(request) => this.begin(request)} />
      </div>,
      root,
    );
  }

  private async begin(request: NewGameRequest): Promise<void> {
    const start = { request, at: Date.now() };
    const room = this.parts.rooms.begin(start);
    const key = (await this.parts.keeper?.begin(start)) ?? 0;
    this.showGame(room, start, key);
    // The button that was pressed is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  private showGame(room: LocalRoom, start: GameStart, key: number): void {
    const { root, createCore, geometry, engine, keeper } = this.parts;
    const { request } = start;
    const { board = SQUARE9.name, rules, options = {} } = request;
    const store = new GameStore(createCore, geometry(board));
    const people = personsIn(request);
    const bots: LocalBots = new LocalBots({
      engine,
      question: () => room.question(),
      position: () => ({ position: enginePosition(store, store.log.plies.length), people }),
      found: (question, found) => topic.found(question, found),
      onFailure: () => void store.tell({ message: text.botsFail() }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    });
    const topic: LocalTopic = new LocalTopic(
      localId(start.at),
      room,
      { append: async (events) => keeper?.append(key, start, events) },
      store,
      { onTold: () => void bots.think(), onNotKept: (error) => notKept(store, error) },
    );
    store.connect(topic);
    localGame.value = this.ofStore(room, store);
    history.replaceState(history.state, "", location.pathname);
    const title = kindText(board as BoardName, { set: rules as RuleSet, options });
    document.title = `${title} – Djambi`;
    document.body.classList.add("page-game");
    render(null, root);
    render(<GameView store={store} title={title} />, root);
    topic.start();
  }

  private ofStore(room: LocalRoom, store: GameStore): LocalGame {
    const { createCore, engine } = this.parts;
    const written = async (use: (record: string) => void) => {
      const told = room.follow(0);
      if (told.type !== "game") return;
      const outcome = store.latest.peek()?.outcome ?? null;
      const state: GameState = { settings: told.settings, events: told.events, seq: told.seq, outcome };
      use(await engine.writeRecord(gameRecord(createCore, state)));
    };
    const withRecord = (use: (record: string) => void) => {
      void written(use).catch((error) => store.tell(error));
    };
    return {
      saveRecord: () => withRecord((record) => saveText("djambi.pgn", record)),
      analyse: () => withRecord((record) => location.assign(`/analysis#${new URLSearchParams({ record })}`)),
    };
  }
}

/** The browser has not kept what happened: another tab has gone on with the game or begun one, or there is no room. */
function notKept(store: GameStore, error: unknown): void {
  if (Object(error).name === "ConstraintError") location.reload();
  else void store.tell({ message: text.notKept() });
}
