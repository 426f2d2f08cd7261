/** The treaties of a player at their plate: a sign for each, and a button that shows them and offers one. */
import { useState } from "preact/hooks";
import { Mark } from "../../common/seats/mark.tsx";
import { playerName } from "../../common/seats/seat_names.ts";
import type { Seat } from "../../core/types.ts";
import type { KnownTreaty } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import { Dialog } from "../dialog.tsx";
import type { GameStore } from "../game_store.ts";
import { inSecret, openProposal, peace, propose, USUAL_ROUNDS } from "./acts.ts";
import { openComposer } from "./composer.tsx";
import { inForce, roundsLeft } from "./court.ts";
import { SealIcon } from "./seal_icon.tsx";
import { endingText, othersOf, partiesOf, treatyText } from "./sentences.ts";
import { TreatyLine } from "./treaty_line.tsx";

interface PlateProps {
  seat: Seat;
  store: GameStore;
}

/** The button at a plate, with the signs of the player's treaties. */
export function PlateTreaties({ seat, store }: PlateProps) {
  const [isOpen, setOpen] = useState(false);
  if (!store.settings.value?.press) return null;
  const proposal = openProposal(store, seat);
  const own = inForce(store).filter(({ treaty }) => partiesOf(treaty).includes(seat));
  const broken = store.treaties.all.value.filter((treaty) => treaty.state === "broken" && treaty.by === seat);
  const told = [...own.map((treaty) => signText(store, treaty)), ...broken.map(endingText)];
  if (!proposal && told.length === 0) return null;
  const label = [text.treatiesOf({ seat }), ...told].join(". ").replaceAll("..", ".");
  return (
    <>
      <button
        type="button"
        class="plate-press"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
      >
        {broken.length > 0 && <SealIcon kind="broken" />}
        {own.slice(0, 3).map((treaty) => (
          <TreatySign key={treaty.of} store={store} treaty={treaty} seat={seat} />
        ))}
        {told.length === 0 && <SealIcon kind="offer" />}
      </button>
      {isOpen && <PlateDialog seat={seat} store={store} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A treaty in force, and how long it lasts. */
function signText(store: GameStore, treaty: KnownTreaty): string {
  const rounds = roundsLeft(store, treaty);
  return [treatyText(treaty.treaty), rounds !== null && text.roundsLeft({ rounds })]
    .filter(Boolean)
    .join(" ");
}

/** With whom a treaty is, and the rounds left. */
function TreatySign({ store, treaty, seat }: PlateProps & { treaty: KnownTreaty }) {
  return (
    <span class="plate-seal">
      {othersOf(treaty.treaty, seat).map((other) => (
        <Mark key={other} seat={other} size={12} />
      ))}
      {roundsLeft(store, treaty) ?? <SealIcon kind="whole" />}
    </span>
  );
}

/**
 * The treaties of a player, or all of the game with what came to nothing, with their states, and the ways to
 * offer the player a treaty.
 */
function PlateDialog({ seat, store, onClose }: PlateProps & { onClose: () => void }) {
  const proposal = openProposal(store, seat);
  const [ofAll, setOfAll] = useState(false);
  const own = store.treaties.all.value.filter(({ treaty }) => partiesOf(treaty).includes(seat));
  const ofSeat = own.filter(({ state }) => !["refused", "withdrawn", "lapsed"].includes(state));
  const all = store.treaties.all.value;
  const shown = ofAll ? all : ofSeat;
  const seats = store.settings.value?.seats ?? {};
  const pair = proposal && peace(store, proposal.seat, seat, USUAL_ROUNDS);
  const offerPeace = () => {
    if (proposal && pair) propose(store, proposal, pair);
    onClose();
  };
  const secret = proposal && pair && inSecret(store, proposal, pair);
  const offerSecretly = () => {
    if (secret && pair) propose(store, secret, pair);
    onClose();
  };
  const offerMore = () => {
    onClose();
    if (proposal && pair) openComposer({ treaty: pair, act: proposal });
  };
  const name = playerName(seats, seat);
  return (
    <Dialog title={name} onClose={onClose}>
      {proposal && (
        <div class="treaty-menu">
          <button type="button" class="button button-strong" onClick={offerPeace}>
            <Mark seat={proposal.seat} /> <Mark seat={seat} /> {text.offerPeace({ rounds: USUAL_ROUNDS })}
          </button>
          {secret && (
            <button type="button" class="button" onClick={offerSecretly}>
              {text.offerSecretPeace({ rounds: USUAL_ROUNDS })}
            </button>
          )}
          <button type="button" class="button" onClick={offerMore}>
            {text.offerMore()}
          </button>
        </div>
      )}
      {all.length > ofSeat.length && (
        <label class="toggle">
          <input
            type="checkbox"
            checked={ofAll}
            onChange={(event) => setOfAll(event.currentTarget.checked)}
          />
          {text.allTreaties()}
        </label>
      )}
      {shown.length === 0 && <p class="soft">{text.noTreaties()}</p>}
      <ul class="treaty-list">
        {shown.toReversed().map((treaty) => (
          <TreatyLine key={`${treaty.channel}${treaty.of}`} {...{ store, treaty, onClose }} />
        ))}
      </ul>
    </Dialog>
  );
}
