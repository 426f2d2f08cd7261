import { Mark } from "../../common/seats/mark.tsx";
import { barParts, type Shares, shareTexts } from "../../common/shares/shares.ts";
import * as text from "../../text/coach.ts";

/** The narrowest part of a bar that shows its number, in percent. */
const MIN_NUMBER_PERCENT = 9;

/** A bar of the seats' shares in their colours, with numbers; a screen reader gets a text. */
export function ShareBar({ shares }: { shares: Shares }) {
  return (
    <span class="bar">
      <span class="unseen">{text.shares({ shares: shareTexts(shares) })}</span>
      <svg class="bar-art" aria-hidden="true">
        {positionedParts(shares).map(({ seat, percent, from }) => (
          <g key={seat} class={`bar-${seat}`}>
            <rect x={`${from}%`} width={`${percent}%`} height="100%" />
            {percent >= MIN_NUMBER_PERCENT && (
              <text x={`${from + percent / 2}%`} y="50%">
                {percent}
              </text>
            )}
          </g>
        ))}
      </svg>
    </span>
  );
}

/** The shares as numbers beside the armies' marks. */
export function ShareNumbers({ shares }: { shares: Shares }) {
  return (
    <span class="numbers" aria-hidden="true">
      {barParts(shares).map(({ seat, percent }) => (
        <span key={seat}>
          <Mark seat={seat} size={14} /> {text.percent({ percent })}
        </span>
      ))}
    </span>
  );
}

function positionedParts(shares: Shares) {
  let from = 0;
  return barParts(shares).map((part) => {
    const positioned = { ...part, from };
    from += part.percent;
    return positioned;
  });
}
