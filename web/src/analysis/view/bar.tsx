import { Mark } from "../../common/mark.tsx";
import { parts, type Shares, shareWords } from "../shares.ts";

/** A part of a bar that is narrower than this, in percent, has no room for its number. */
const ROOM = 9;

/** A bar of the seats' shares in their colours, in seat order, with the numbers; read out as words. */
export function ShareBar({ shares }: { shares: Shares }) {
  return (
    <span class="bar">
      <span class="unseen">{shareWords(shares)}</span>
      <svg class="bar-art" aria-hidden="true">
        {place(shares).map(({ seat, percent, from }) => (
          <g key={seat} class={`bar-${seat}`}>
            <rect x={`${from}%`} width={`${percent}%`} height="100%" />
            {percent >= ROOM && (
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

/** All the shares as numbers beside the armies' marks. */
export function ShareNumbers({ shares }: { shares: Shares }) {
  return (
    <span class="numbers" aria-hidden="true">
      {parts(shares).map(({ seat, percent }) => (
        <span key={seat}>
          <Mark seat={seat} size={14} /> {percent} %
        </span>
      ))}
    </span>
  );
}

function place(shares: Shares) {
  let from = 0;
  return parts(shares).map((part) => {
    const placed = { ...part, from };
    from += part.percent;
    return placed;
  });
}
