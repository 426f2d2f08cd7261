import type { Stars } from "../../common/lesson_progress.ts";
import * as text from "../../text/learn.ts";

/** A star around the point 0, 0 with a radius of 10. */
export const STAR = "M0-10L2.4-3.2L9.5-3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5-3.1L-2.4-3.2z";

/** The stars of a lesson that is done. */
export function StarsRow({ stars }: { stars: Stars }) {
  return (
    <span class="stars">
      <span class="unseen">{text.starsWon({ stars })}</span>
      <svg viewBox="-11 -11 70 22" aria-hidden="true">
        {[0, 1, 2].map((i) => (
          <path
            key={i}
            class={i < stars ? "star-won" : "star"}
            d={STAR}
            transform={`translate(${24 * i} 0)`}
          />
        ))}
      </svg>
    </span>
  );
}
