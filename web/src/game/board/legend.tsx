import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ROLES } from "../../../board/src/types.ts";
import type { Role, Seat } from "../../core/types.ts";
import type { Rules } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import { guideLine } from "../guide/piece_guide.ts";

const PIECES: readonly (Role | "corpse")[] = [...ROLES, "corpse"];

/** What folds an open popover. */
const EVENTS = ["pointerdown", "focusin", "keydown"] as const;

interface LegendProps {
  seat: Seat;
  rules: Rules | undefined;
  /** Whether it is open before the user says otherwise, where it lies below the board. */
  open: boolean;
  /** Draws a piece in the set that the user has chosen. */
  draw: DrawPiece;
}

/** Draws a piece of an army, or a corpse. */
export type DrawPiece = (seat: Seat, role: Role | "corpse") => SVGElement;

/** Whether the guide opens over the column beside the board, whose parts all stay where they are. */
const isBeside = matchMedia("(min-width: 60rem)");

/** A list of the pieces, which can be folded; over the column beside the board it folds by itself. */
export function Legend({ seat, rules, open, draw }: LegendProps) {
  const guide = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = ({ type, target, key }: Partial<KeyboardEvent>) => {
      const { current } = guide;
      if (!current?.open || !isBeside.matches) return;
      const isMeant = type === "keydown" ? key === "Escape" : !current.contains(target as Node);
      if (isMeant) current.open = false;
    };
    for (const event of EVENTS) addEventListener(event, fold);
    return () => {
      for (const event of EVENTS) removeEventListener(event, fold);
    };
  }, []);
  return (
    <details class="legend" ref={guide} open={open && !isBeside.matches}>
      <summary>{text.pieceGuide()}</summary>
      <ul>
        {PIECES.map((role) => (
          <li key={role}>
            <PieceIcon seat={seat} role={role} draw={draw} />
            <span>
              <strong>{role === "corpse" ? text.guideCorpseName() : text.guidePiece({ role })}</strong>{" "}
              {guideLine(role, rules)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PieceIcon({ seat, role, draw }: Pick<LegendProps, "seat" | "draw"> & { role: Role | "corpse" }) {
  const icon = useRef<HTMLSpanElement>(null);
  useEffect(() => effect(() => icon.current?.replaceChildren(draw(seat, role))), [seat, role]);
  return <span ref={icon} class="legend-picture" />;
}
