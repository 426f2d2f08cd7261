import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as text from "../../text/puzzles.ts";
import type { Session } from "../session.ts";

/** The time that a storm has left. It ends the storm. */
export function TimeLeft({ session }: { session: Session }) {
  const seconds = useSignal(secondsLeft(session));
  useEffect(() => {
    const timer = setInterval(() => {
      seconds.value = secondsLeft(session);
      if (seconds.value === 0) session.end();
    }, 200);
    return () => clearInterval(timer);
  }, []);
  const time = `${Math.floor(seconds.value / 60)}:${String(seconds.value % 60).padStart(2, "0")}`;
  return (
    <span class="puzzle-time" role="timer" translate={false}>
      {text.timeLeft({ time })}
    </span>
  );
}

function secondsLeft(session: Session): number {
  return Math.ceil(session.timeLeft() / 1000);
}
