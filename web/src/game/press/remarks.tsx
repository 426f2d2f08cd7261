/** The faults of a composed treaty, and remarks on what its parties may not see, each where it stands. */
import { useEffect, useState } from "preact/hooks";
import { problemText } from "../../common/problem.ts";
import type { TreatyForm } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { hearingOf } from "./court.ts";

/** Something about a treaty, and where it stands: at its end, at a party, at one of its promises, or at the whole. */
export interface Said {
  text: string;
  /** Whether the treaty cannot be offered so. */
  isFault: boolean;
  end: boolean;
  party?: number | undefined;
  clause?: number | undefined;
}

/** What promises of a treaty have about them that their parties may not see. */
export function notesOn(store: GameStore, treaty: TreatyForm): Said[] {
  const notes = hearingOf(store).value?.court.notes(JSON.stringify(treaty)) ?? [];
  return notes.map(({ party, clause, kind }) => {
    const seat = treaty.parties[party]?.seat ?? "red";
    return { text: text.note({ note: kind, seat }), isFault: false, end: false, party, clause };
  });
}

/** The faults of a treaty if it has some, else the notes on it. */
export function useSaid(store: GameStore, treaty: TreatyForm): readonly Said[] {
  const [told, setTold] = useState<readonly string[]>([]);
  const json = JSON.stringify(treaty);
  const court = hearingOf(store).value?.court;
  const faults = court?.faults(json) ?? [];
  const codes = JSON.stringify(faults);
  useEffect(() => {
    let isCurrent = true;
    const texts = faults.map(({ problem }) => problemText(problem));
    void Promise.all(texts).then((sentences) => isCurrent && setTold(sentences));
    return () => {
      isCurrent = false;
    };
  }, [codes]);
  if (faults.length === 0) return notesOn(store, treaty);
  return faults.map(({ party, clause, end }, index) => ({
    ...{ text: told[index] ?? "…", isFault: true, end, party, clause },
  }));
}

/** What is said at one place. */
export function Remarks({ said }: { said: readonly Said[] }) {
  return (
    <>
      {said.map(({ text: sentence, isFault }) => (
        <p key={sentence} class={isFault ? "treaty-fault" : "treaty-note"}>
          {sentence}
        </p>
      ))}
    </>
  );
}
