import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isToCome, momentText } from "../../common/browser/moment.ts";
import { useNow } from "../../common/browser/now.ts";
import { calendarAddress } from "../../common/table/calendar.ts";
import { remainingText } from "../../common/table/duration.ts";
import { settingsTexts } from "../../common/table/settings_text.ts";
import type {
  Seat,
  Settings,
  TableAct,
  TableSettings,
  TableState,
  You,
  YouMay,
} from "../../protocol/index.ts";
import { waitingTitle } from "../../text/game.ts";
import * as text from "../../text/table.ts";
import { Resting } from "../resting.tsx";
import { comings, type Room } from "./comings.ts";
import { Invite } from "./invite.tsx";
import { seatsToTake } from "./open_seats.ts";
import { useRatings } from "./ratings.ts";
import { SeatRow } from "./seat_row.tsx";

/** What a waiting room shows, and what it can do. */
export interface WaitingRoomProps {
  settings: Settings;
  table: TableSettings;
  state: TableState;
  /** The user's place at the table. */
  you: You;
  /** Acts at the table; returns what went wrong, as a sentence, or nothing. */
  onAct: (act: TableAct) => Promise<string>;
  /** The talk, in a room that has some. */
  children?: ComponentChildren;
}

/** The room in which people wait until every seat has a player and everybody is ready. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { settings, table, state, you, onAct } = props;
  const { held, may } = you;
  const trouble = useSignal(you.removed ? text.removedYou() : "");
  const isActing = useSignal(false);
  const left = useLeaving(held, () => {
    // The seats of those who were not ready are freed some time after the appointment, not by the host.
    const isLate = table.appointed_ms !== undefined && !isToCome(table.appointed_ms);
    trouble.value = isLate ? text.lateYou() : text.removedYou();
  });
  const act = async (act: TableAct) => {
    left.current = act.act === "stand";
    isActing.value = true;
    trouble.value = await onAct(act);
    isActing.value = false;
  };
  const ratings = useRatings(settings, false);
  const seats = seatsAt(settings);
  const free = seats.filter((seat) => !settings.seats[seat]?.claimed);
  return (
    <section class="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{waitingTitle()}</h2>
      <p class="waiting-now">{text.seatsFree({ n: free.length })}</p>
      <Appointed game={settings.id} table={table} />
      {table.seating === "drawn" && <p class="soft">{text.drawnHint()}</p>}
      {table.fill_s !== undefined && (
        <p class="waiting-fill">
          {free.length > 0 && state.fill_at_ms !== undefined && <Countdown at={state.fill_at_ms} />}
        </p>
      )}
      <Resting class="waiting-rows" of={buttonsOf(seats, may)}>
        <ul class="waiting-seats" aria-label={text.seats()}>
          {seats.map((seat) => (
            <SeatRow
              key={seat}
              seat={seat}
              {...props}
              rating={ratings[seat]?.rating}
              isActing={isActing.value}
              onAct={act}
            />
          ))}
        </ul>
      </Resting>
      <Actions {...{ table, you }} isFull={free.length === 0} isActing={isActing.value} onAct={act} />
      <p class="waiting-trouble" role="alert">
        {trouble.value}
      </p>
      <Invite game={settings.id} />
      {props.children}
      <h3>{text.aboutTable()}</h3>
      <ul class="waiting-settings">
        {settingsTexts(settings).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {state.watchers > 0 && <li>{text.watchers({ n: state.watchers })}</li>}
      </ul>
      <Comings seats={settings.seats} state={state} />
    </section>
  );
}

/** When the game begins, if that is a time, with an entry for calendars. */
function Appointed({ game, table: { appointed_ms: at } }: { game: string; table: TableSettings }) {
  if (at === undefined || !isToCome(at)) return null;
  return (
    <p class="waiting-time">
      {text.appointed({ date: momentText(at) })}{" "}
      <a href={calendarAddress(game, at, location.href)} download="djambi.ics">
        {text.toCalendar()}
      </a>
    </p>
  );
}

/** Cancels the appointment, after a question. */
function CancelButton({ isActing, onAct }: Pick<ActionsProps, "isActing" | "onAct">) {
  const isAsking = useSignal(false);
  const ask = (asks: boolean) => () => {
    isAsking.value = asks;
  };
  if (!isAsking.value) {
    return (
      <button type="button" class="button button-quiet" disabled={isActing} onClick={ask(true)}>
        {text.cancelAppointment()}
      </button>
    );
  }
  return (
    <>
      <p>{text.cancelQuestion()}</p>
      <button type="button" class="button" onClick={ask(false)}>
        {text.keepAppointment()}
      </button>
      <button type="button" class="button" disabled={isActing} onClick={() => onAct({ act: "cancel" })}>
        {text.cancelAppointment()}
      </button>
    </>
  );
}

/** Calls `onRemoved` when the user loses the seat without having stood up, which the returned mark says. */
function useLeaving(held: readonly Seat[], onRemoved: () => void): { current: boolean } {
  const left = useRef(false);
  const sat = useRef(held.length > 0);
  const sits = held.length > 0;
  useEffect(() => {
    if (sat.current && !sits && !left.current) onRemoved();
    sat.current = sits;
  }, [sits]);
  return left;
}

/** The buttons at the seats, which others' acts let come and go. */
function buttonsOf(seats: readonly Seat[], may: YouMay): string {
  const open = seatsToTake(may);
  return seats.map((seat) => [open.includes(seat), may.remove?.includes(seat)]).join();
}

/** The seats that have a player in this game, or wait for one. */
function seatsAt({ seats }: Settings): Seat[] {
  return (Object.keys(seats) as Seat[]).filter((seat) => seats[seat]?.kind !== "absent");
}

interface ActionsProps {
  table: TableSettings;
  you: You;
  /** Whether no seat is free. */
  isFull: boolean;
  isActing: boolean;
  onAct: (act: TableAct) => Promise<void>;
}

/** What the user does at the table beside choosing a seat. */
function Actions(props: ActionsProps) {
  const { table, you, isFull, isActing, onAct } = props;
  const { sit = [], stand = [], ready, fill } = you.may;
  const needsAccount = sit.some((open) => open.not_yet !== undefined);
  const [seat] = you.held;
  // Nobody else is asked, and bots come anyway: the host need not wait for them.
  const comesToBots = fill === "alone" && table.fill_s !== undefined;
  const next = useRef<HTMLButtonElement>(null);
  const before = useRef(seat);
  useEffect(() => {
    // The button is disabled until the service has answered.
    if (isActing) return;
    // The button with which the user sat down is gone: the next thing to do is to be ready, or to leave again.
    if (before.current !== seat && document.activeElement === document.body) next.current?.focus();
    before.current = seat;
  }, [seat, isActing]);
  return (
    <Resting
      class="waiting-actions"
      of={[seat, ready, comesToBots, isFull, sit.length > 0, you.may.cancel].join()}
    >
      {!seat && needsAccount && (
        <a class="button button-strong" href="/account">
          {text.signInToSit()}
        </a>
      )}
      {!seat && table.seating === "drawn" && seatsToTake(you.may).length > 0 && (
        <button
          type="button"
          class="button button-strong"
          disabled={isActing}
          onClick={() => onAct({ act: "sit" })}
        >
          {text.sitDown()}
        </button>
      )}
      {ready !== undefined && (
        <button
          ref={next}
          type="button"
          class={ready ? "button button-strong" : "button"}
          disabled={isActing}
          onClick={() => onAct({ act: "ready", ready })}
        >
          {ready ? text.ready() : text.notReady()}
        </button>
      )}
      {stand.length > 0 && (
        <button
          ref={ready === undefined ? next : null}
          type="button"
          class="button button-quiet"
          disabled={isActing}
          onClick={() => onAct({ act: "stand" })}
        >
          {text.standUp()}
        </button>
      )}
      {you.host && (
        <button
          type="button"
          class={comesToBots ? "button button-strong" : "button"}
          disabled={isActing || !fill}
          onClick={() => onAct({ act: "fill" })}
        >
          {comesToBots ? text.beginWithBots() : text.fillNow()}
        </button>
      )}
      {you.may.cancel && <CancelButton isActing={isActing} onAct={onAct} />}
      {seat && !isFull && (
        // Beside the table: it has the seat as long as its page is open, and rings when the game begins.
        <a href="/puzzles" target="_blank" rel="noopener">
          {text.solveMeanwhile()}
        </a>
      )}
    </Resting>
  );
}

/** How long it takes until bots take the free seats. */
function Countdown({ at }: { at: number }) {
  const now = useNow();
  return <>{text.botsCome({ time: remainingText(at - now.value) })}</>;
}

/** Tells a screen reader who comes and goes. */
function Comings({ seats, state }: Room) {
  const before = useRef<Room>({ seats, state });
  const said = useSignal("");
  useEffect(() => {
    const news = comings(before.current, { seats, state });
    before.current = { seats, state };
    if (news.length > 0) said.value = news.join(" ");
  }, [seats, state]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
