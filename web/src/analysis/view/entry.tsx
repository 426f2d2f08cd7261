import { Mark } from "../../common/seats/mark.tsx";
import type { GameEntry, Seat } from "../../core/types.ts";
import { seatName } from "../../text/common.ts";
import { entrySentence } from "../entry_text.ts";

interface EntryViewProps {
  entry: GameEntry | null;
  seat: Seat | null;
  /** The entry in notation. */
  reading: string;
  /** The size of the seat's mark. */
  size: number;
}

/** An entry of a game with the mark of its player: a move in notation, or a sentence. */
export function EntryView({ entry, seat, reading, size }: EntryViewProps) {
  const sentence = entrySentence(entry, seat);
  return (
    <>
      {seat && <Mark seat={seat} size={size} />}
      {seat && sentence === null && <span class="unseen">{seatName({ seat })} </span>}
      <span>{sentence ?? reading}</span>
    </>
  );
}
