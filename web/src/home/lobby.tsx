import { type ReadonlySignal, useSignal } from "@preact/signals";
import { isToCome, momentText } from "../common/browser/moment.ts";
import { useNow } from "../common/browser/now.ts";
import { knownGame } from "../common/games.ts";
import { kindText } from "../common/rules/kind_text.ts";
import { remainingText } from "../common/table/duration.ts";
import { clockSettingsText } from "../common/table/settings_text.ts";
import type { GameId, LobbyTable } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { beginsAt, ratedShort } from "../text/table.ts";
import { LobbyGames } from "./lobby_games.tsx";
import type { Entry, LobbyList } from "./lobby_list.ts";
import { SeatMarks } from "./seat_marks.tsx";
import type { DrawGame } from "./small_boards.ts";

/** What the lobby gets from its page. */
export interface LobbyProps {
  /** The lobby; null until it has come. */
  list: ReadonlySignal<LobbyList | null>;
  /** Whether the last attempt to reach the lobby failed. */
  unreachable: ReadonlySignal<boolean>;
  /** Draws boards, once the rules are here. */
  draw: ReadonlySignal<DrawGame | null>;
  /** Sits down at a table and opens it; returns what went wrong, as a sentence, or nothing. */
  onSit: (table: GameId) => Promise<string>;
}

/** The open tables and the running games, and how many people are here. */
export function Lobby({ list: { value: list }, unreachable, draw, onSit }: LobbyProps) {
  const trouble = useSignal("");
  const sit = async (table: GameId) => {
    trouble.value = "";
    trouble.value = await onSit(table);
  };
  return (
    <>
      <p class="lobby-counts" role="status">
        {list && list.playing + list.watching > 0 && counts(list)}
        {unreachable.value && ` ${text.lobbyUnreachable()}`}
      </p>
      <p class="home-trouble" role="alert">
        {trouble.value}
      </p>
      {list && (
        <div class="lobby-lists">
          <OpenTables tables={list.tables} onSit={sit} />
          <LobbyGames games={list.games} draw={draw.value} />
        </div>
      )}
    </>
  );
}

/** How many people are here. */
function counts({ playing, watching }: LobbyList): string {
  return `${text.peoplePlay({ n: playing })}, ${text.peopleWatch({ n: watching })}.`;
}

interface OpenTablesProps {
  tables: readonly Entry<LobbyTable>[];
  onSit: (table: GameId) => Promise<void>;
}

function OpenTables({ tables, onSit }: OpenTablesProps) {
  return (
    <section aria-labelledby="open-tables">
      <h3 id="open-tables">{text.openTables()}</h3>
      {tables.length === 0 && <p class="lobby-empty">{text.noOpenTables()}</p>}
      <ul class="lobby-tables">
        {tables.map((entry) => (
          <TableRow key={entry.item.id} entry={entry} onSit={onSit} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ entry, onSit }: { entry: Entry<LobbyTable>; onSit: OpenTablesProps["onSit"] }) {
  const { item: table, isNew, isGone } = entry;
  const isSitting = useSignal(false);
  const title = table.host ? text.tableOf({ name: table.host }) : text.tableHidden();
  const isOwn = (knownGame(table.id)?.held ?? []).length > 0;
  const { appointed_ms: at } = table.table;
  const seats = Object.values(table.seats);
  const taken = seats.filter((seat) => seat !== "free").length;
  const sit = async () => {
    isSitting.value = true;
    await onSit(table.id);
    isSitting.value = false;
  };
  return (
    <li class={isGone ? "lobby-table lobby-gone" : "lobby-table"}>
      <div class="lobby-words">
        <p class="lobby-title">
          <a href={`/game/${table.id}`}>{title}</a>
          {isNew && !isGone && <span class="badge">{text.newTable()}</span>}
        </p>
        <p class="lobby-facts">
          {kindText(table.board, table.rules)} · {clockSettingsText(table.clock)}
          {table.table.rated && ` · ${ratedShort()}`}
          {isToCome(at) && ` · ${beginsAt({ date: momentText(at) })}`}
          {table.fill_at_ms !== undefined && !isGone && <FillTime at={table.fill_at_ms} />}
        </p>
      </div>
      <p class="lobby-seats">
        <SeatMarks board={table.board} seats={table.seats} />
        <span class="unseen">{text.seatsTaken({ taken, seats: seats.length })}</span>
      </p>
      {isGone && <p class="lobby-act soft">{text.tableGone()}</p>}
      {!isGone && !isOwn && table.here === 0 && at === undefined && (
        <p class="lobby-absent soft">{text.nobodyHere()}</p>
      )}
      {!isGone && isOwn && (
        <p class="lobby-act">
          <a class="button" href={`/game/${table.id}`} aria-label={text.toYourTableAt({ table: title })}>
            {text.toYourTable()}
          </a>
        </p>
      )}
      {!isGone && !isOwn && (
        <p class="lobby-act">
          <button
            type="button"
            class="button"
            disabled={isSitting.value}
            aria-label={text.sitDownAt({ table: title })}
            onClick={sit}
          >
            {text.sitDown()}
          </button>
        </p>
      )}
    </li>
  );
}

/** How long it takes until bots take the free seats of a table. */
function FillTime({ at }: { at: number }) {
  const now = useNow();
  return <span class="lobby-fill"> · {text.botsComeIn({ time: remainingText(at - now.value) })}</span>;
}
