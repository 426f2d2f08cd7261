import type { DjambiBoard } from "../../board/board.ts";
import { Mark } from "../../common/mark.tsx";
import { banner } from "../banner.ts";
import type { Table } from "../table.ts";

/** What is to be done now, with the means to undo a step, to decline and to confirm. Its height never changes. */
export function BannerView({ table, board }: { table: Table; board: () => DjambiBoard | null }) {
  const { tone, seat, title, text } = banner(table);
  return (
    <section class={`banner banner-${tone}`} aria-label="What to do now">
      <div class="banner-words" role={tone === "trouble" ? "alert" : undefined}>
        <p class="banner-title">
          {seat && <Mark seat={seat} size={18} />}
          <span>{title}</span>
        </p>
        <p class="banner-text">{text}</p>
      </div>
      <div class="banner-actions">
        <BannerActions table={table} board={board} />
      </div>
    </section>
  );
}

function BannerActions({ table, board }: { table: Table; board: () => DjambiBoard | null }) {
  if (table.trouble.value) {
    return (
      <button type="button" class="button" onClick={() => (table.trouble.value = null)}>
        All right
      </button>
    );
  }
  if (table.looking.value !== null) {
    return (
      <button type="button" class="button button-strong" onClick={() => table.look(table.count.value)}>
        Back to now
      </button>
    );
  }
  const step = table.step.value;
  if (!table.mover.value || !step) return null;
  return (
    <>
      {step.canGoBack && (
        <button type="button" class="button" onClick={() => board()?.back()}>
          Back
        </button>
      )}
      {step.declinable && (
        <button type="button" class="button button-strong" onClick={() => board()?.decline()}>
          Kill no one
        </button>
      )}
      {step.stage === "confirm" && (
        <button type="button" class="button button-strong" onClick={() => board()?.commit()}>
          Confirm
        </button>
      )}
    </>
  );
}
