/** The fields of a treaty as a whole: its end, and who knows of it. */
import type { Seat } from "../../core/types.ts";
import { type Channel, MAX_ROUNDS, type TreatyEnd } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { channelName } from "../talk/channels.ts";
import { USUAL_ROUNDS } from "./acts.ts";
import { NumberSelect } from "./number_select.tsx";
import { SeatSelect } from "./seat_select.tsx";

const ENDS = ["rounds", "notice", "power", "out"] as const;

interface EndProps {
  store: GameStore;
  end: TreatyEnd;
  setEnd: (end: TreatyEnd) => void;
}

/** How the treaty ends. */
export function EndFields({ store, end, setEnd }: EndProps) {
  const [first = "red"] = store.latest.value?.alive ?? [];
  const kind = end === "notice" ? end : (ENDS.find((name) => name in end) ?? "rounds");
  const seat = end === "notice" || "rounds" in end ? first : "power" in end ? end.power : end.out;
  const make = (chosen: string, of: Seat): TreatyEnd => {
    if (chosen === "notice") return "notice";
    if (chosen === "power") return { power: store.latest.peek()?.in_power ?? of };
    return chosen === "out" ? { out: of } : { rounds: USUAL_ROUNDS };
  };
  return (
    <p class="treaty-row">
      <label>
        {text.endsAfter()}{" "}
        <select value={kind} onChange={(event) => setEnd(make(event.currentTarget.value, seat))}>
          {ENDS.map((name) => (
            <option key={name} value={name}>
              {text.endKind({ end: name })}
            </option>
          ))}
        </select>
      </label>
      {end !== "notice" && "rounds" in end && (
        <NumberSelect
          label={text.itsRounds()}
          max={MAX_ROUNDS}
          value={end.rounds}
          onChange={(rounds) => setEnd({ rounds })}
        />
      )}
      {(kind === "power" || kind === "out") && (
        <SeatSelect
          label={text.itsPlayers()}
          seats={store.board.seats}
          seat={seat}
          onChange={(chosen) => setEnd(kind === "power" ? { power: chosen } : { out: chosen })}
        />
      )}
    </p>
  );
}

interface AudienceProps {
  store: GameStore;
  channels: readonly Channel[];
  channel: Channel;
  setChannel: (channel: Channel) => void;
}

/** Who knows of the treaty; nothing where that is everybody. */
export function AudienceField({ store, channels, channel, setChannel }: AudienceProps) {
  if (channels.length < 2) return null;
  return (
    <p class="treaty-row">
      <label>
        {text.whoKnows()}{" "}
        <select
          value={channel}
          onChange={({ currentTarget: { value } }) =>
            setChannel(channels.find((one) => one === value) ?? channel)
          }
        >
          {channels.map((one) => (
            <option key={one} value={one}>
              {one === "table" ? text.everybodyKnows() : text.onlyKnow({ players: channelName(store, one) })}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
