import type { Seat } from "../../core/types.ts";
import type { OpeningGames, OpeningTurn } from "../../protocol/index.ts";
import * as text from "../../text/analysis.ts";
import type { AnalysisStore } from "../analysis_store.ts";
import { ShareBar } from "./bar.tsx";
import { EntryView } from "./entry.tsx";

const GAMES: readonly (readonly [OpeningGames, () => string])[] = [
  ["all", text.allGames],
  ["people", text.gamesOfPeople],
  ["rated", text.ratedGames],
  ["bots", text.gamesWithBots],
  ["mine", text.myGames],
];

/** The opening of the current position: its switch, whose games, and the turns. */
export function OpeningsView({ store }: { store: AnalysisStore }) {
  const { openings } = store.session.value;
  return (
    <section class="openings" aria-label={text.openings()} tabIndex={-1}>
      <div class="engine-head">
        <label class="toggle">
          <input
            type="checkbox"
            checked={openings.isOpen.value}
            onChange={(event) => {
              openings.isOpen.value = event.currentTarget.checked;
            }}
          />
          <strong>{text.openings()}</strong>
        </label>
        {openings.isOpen.value && (
          <select
            aria-label={text.whichGames()}
            value={openings.games.value}
            onChange={(event) => {
              openings.games.value = event.currentTarget.value as OpeningGames;
            }}
          >
            {GAMES.map(([games, name]) => (
              <option key={games} value={games}>
                {name()}
              </option>
            ))}
          </select>
        )}
      </div>
      {openings.isOpen.value && <OpeningTurns store={store} />}
    </section>
  );
}

function OpeningTurns({ store }: { store: AnalysisStore }) {
  const { openings, study } = store.session.value;
  const opening = openings.opening.value;
  if (openings.error.value) {
    return (
      <p class="analysis-trouble" role="alert">
        {openings.error.value}{" "}
        <button type="button" class="button button-small" onClick={() => openings.retry()}>
          {text.tryAgain()}
        </button>
      </p>
    );
  }
  const { turn: seat } = study.view(study.at.value);
  return (
    <>
      <p class="openings-count" role="status">
        {opening === null ? text.lookingUp() : text.gamesHere({ games: opening.games })}
      </p>
      {opening !== null && opening.turns.length > 0 && (
        <ol class="openings-turns" aria-label={text.turnsPlayedHere()}>
          {opening.turns.map((turn) => (
            <OpeningTurnView key={turn.move} store={store} turn={turn} seat={seat} />
          ))}
        </ol>
      )}
      {opening !== null && opening.more > 0 && <p>{text.moreTurns({ turns: opening.more })}</p>}
    </>
  );
}

interface OpeningTurnProps {
  store: AnalysisStore;
  turn: OpeningTurn;
  /** The player of the turn. */
  seat: Seat;
}

/** A turn that was played here: a press plays it, and the board shows it while it is under the pointer. */
function OpeningTurnView({ store, turn: { move, reading, games, shares }, seat }: OpeningTurnProps) {
  const { study, engine } = store.session.value;
  const point = () => {
    engine.pointed.value = { turn: study.at.peek(), move };
  };
  const leave = () => {
    engine.pointed.value = null;
  };
  return (
    <li class="openings-turn">
      <button
        type="button"
        class="line-first"
        translate={false}
        title={text.playThis()}
        onClick={(event) => {
          // The button disappears with its position, so the list takes the focus.
          event.currentTarget.closest("section")?.focus({ preventScroll: true });
          leave();
          void store.play(move);
        }}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <EntryView entry={{ kind: "turn", move }} seat={seat} reading={reading} size={10} />
      </button>
      <span class="openings-games">{text.games({ games })}</span>
      <ShareBar shares={shares} />
    </li>
  );
}
