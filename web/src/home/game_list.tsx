import type { ReadonlySignal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { ago } from "../common/browser/ago.ts";
import { type KnownGame, removedGames } from "../common/games.ts";
import { forgetGame } from "../common/games_written.ts";
import { Icon } from "../common/icons.tsx";
import { boardTitle } from "../common/rules/boards.ts";
import { rival, rivals } from "../common/seats/rivals.ts";
import { playerName } from "../common/seats/seat_names.ts";
import { elapsedText } from "../common/table/duration.ts";
import type { GameId, NoticeKind } from "../protocol/index.ts";
import { seatName } from "../text/common.ts";
import * as text from "../text/home.ts";
import { gameLine } from "./game_line.ts";
import { ordered, resultOf, waits } from "./game_order.ts";
import type { ListedGame } from "./own_games.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** The number of games listed at first, unless more of them wait. */
const MAX_SHOWN = 6;

interface GamesListProps {
  known: ReadonlySignal<readonly ListedGame[]>;
  /** Called when a game was taken out of the list, or put back. */
  onChange: () => void;
  /** The time of the service, in milliseconds since 1970. */
  now: ReadonlySignal<number>;
  /** The games that wait for the user, and why. */
  notices: ReadonlySignal<ReadonlyMap<GameId, NoticeKind>>;
  /** The address of the script with all boards. */
  boards: string;
}

/** The user's games and those that this browser knows, with a mark on those that wait for the user. */
export function GamesList({ known, onChange, now, notices, boards }: GamesListProps) {
  const games = known.value;
  const [putBack, setPutBack] = useState<(() => void) | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const list = ordered(games, notices.value);
  const waiting = list.filter((game) => waits(game, notices.value)).length;
  const shown = isWhole ? list : list.slice(0, Math.max(MAX_SHOWN, waiting));
  // Another device may have begun a game that waits; it comes last, so that nothing moves.
  const silent = new Set([...games.map(({ id }) => id), ...removedGames()]);
  const others = [...notices.value.keys()].filter((id) => !silent.has(id));
  if (shown.length === 0 && others.length === 0 && !putBack) return null;
  const remove = (id: string) => {
    const undo = forgetGame(id);
    setPutBack(() => undo);
    onChange();
    title.current?.focus();
  };
  const restore = () => {
    putBack?.();
    setPutBack(null);
    onChange();
    title.current?.focus();
  };
  return (
    <section class="games" aria-labelledby="games-title">
      <h2 id="games-title" ref={title} tabIndex={-1}>
        {text.yourGames()}
      </h2>
      <ul>
        {shown.map((game) => (
          <GameRow
            key={game.id}
            game={game}
            notice={notices.value.get(game.id) ?? (game.isMine ? "your_turn" : undefined)}
            {...{ now: now.value, boards }}
            onRemove={() => remove(game.id)}
          />
        ))}
        {others.map((id) => (
          <li key={id}>
            <a href={`/game/${id}`}>{text.newGame()}</a> <NoticeMark notice={notices.value.get(id)} />
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <button type="button" class="games-put-back" onClick={() => setWhole(true)}>
          {text.showAllGames({ n: list.length })}
        </button>
      )}
      <PutBack restore={putBack && restore} />
    </section>
  );
}

/** The button that takes a game out of the list; the game itself stays. */
function RemoveButton({ game, onRemove }: { game: KnownGame; onRemove: () => void }) {
  const label = text.removeGame({ game: gameLine(game) || text.newGame() });
  return (
    <button type="button" class="games-remove" aria-label={label} title={label} onClick={onRemove}>
      <Icon d="M6 6l12 12M18 6L6 18" />
    </button>
  );
}

/** A mark that tells why a game waits for the user. */
export function NoticeMark({ notice }: { notice: NoticeKind | undefined }) {
  return <span role="status">{notice && <span class="badge">{text.notice({ notice })}</span>}</span>;
}

/** Says that a game was removed, with the way to put it back. */
function PutBack({ restore }: { restore: (() => void) | null }) {
  return (
    <p role="status" class="soft">
      {restore && (
        <>
          {text.gameRemoved()}{" "}
          <button type="button" class="games-put-back" onClick={restore}>
            {text.putBack()}
          </button>
        </>
      )}
    </p>
  );
}

interface GameRowProps {
  game: ListedGame;
  notice: NoticeKind | undefined;
  now: number;
  boards: string;
  onRemove: () => void;
}

/** A game in the list: its board, the user's part in it, the rivals and the time. */
function GameRow({ game, notice, now, boards, onRemove }: GameRowProps) {
  const names = rivals(game);
  const facts = [
    ...(names.length > 0 ? [text.against({ names })] : []),
    ...boardOf(game),
    ...(game.waitsFor
      ? [text.toMove({ name: rival(game, game.waitsFor) || seatName({ seat: game.waitsFor }) })]
      : []),
    ...(game.out?.length
      ? [text.alreadyOut({ names: game.out.map((seat) => playerName(game.seats ?? {}, seat)) })]
      : []),
    ...timeLeft(game, now),
    ago(now - game.at, document.documentElement.lang),
  ];
  return (
    <li>
      <span class="games-board">{(game.scene || game.now) && <Thumbnail game={game} boards={boards} />}</span>
      <span class="games-words">
        <ResultMark game={game} />
        <a href={`/game/${game.id}`}>{gameLine(game) || text.newGame()}</a> <NoticeMark notice={notice} />{" "}
        <span class="soft">{facts.join(", ")}</span>
      </span>
      <RemoveButton game={game} onRemove={onRemove} />
    </li>
  );
}

const MARKS = { won: "✓", shared: "½", lost: "✗" } as const;

/** A sign of the user's result, which the line beside it tells in words. */
function ResultMark({ game }: { game: KnownGame }) {
  const result = resultOf(game);
  return (
    result && (
      <span class={`games-result games-${result}`} aria-hidden="true">
        {MARKS[result]}{" "}
      </span>
    )
  );
}

/** What the user has left for a turn. */
function timeLeft({ due, outcome }: KnownGame, now: number): string[] {
  const time = due === undefined || outcome ? "" : elapsedText(due - now);
  return time ? [text.timeLeft({ time })] : [];
}

/** The title of a game's board, if it is not the usual one. */
function boardOf({ board: visited, request }: KnownGame): string[] {
  const board = visited ?? request?.board ?? "square9";
  return board === "square9" ? [] : [boardTitle(board)];
}
