import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { errorText } from "../../common/problem.ts";
import { Resting } from "../../common/resting.tsx";
import { seatNames } from "../../common/seats/seat_names.ts";
import type { Seat } from "../../core/types.ts";
import { actAtTable } from "../../net/rest.ts";
import { elapsedText } from "../../table/duration.ts";
import * as text from "../../text/beside.ts";
import { seatName } from "../../text/common.ts";
import { sitDownAs } from "../../text/table.ts";
import type { GameStore } from "../game_store.ts";
import { drawOffers } from "./draw_offers.ts";
import {
  absentSeats,
  answeringSeats,
  lastDecline,
  openSeats,
  ownSeats,
  type StandingOffer,
  standingOffers,
  stoodInSeats,
} from "./standing_offers.ts";

/** What is offered and waits for answers. It lies over the page, so that nothing moves when it comes. */
export function Offers({ store }: { store: GameStore }) {
  // Times pass each second; the seats do not change with them.
  const absent = useComputed(() => absentSeats(store).join());
  const standing = standingOffers(store);
  const isOffered = (what: string) => standing.some(({ offer }) => offer.what === what);
  const declined = lastDecline(store);
  const away = absent.value ? (absent.value.split(",") as Seat[]) : [];
  const open = openSeats(store);
  const back = stoodInSeats(store);
  const lines = [
    ...standing.map(({ of }) => of),
    declined,
    "away",
    ...away,
    "back",
    ...back,
    "open",
    ...open,
  ];
  return (
    <div class="offers" role="status" aria-label={text.offerOfNews()}>
      <Resting class="offers-list" of={lines.join()}>
        {standing.map((offer) => (
          <OfferLine key={offer.offer.what === "draw" ? "draw" : offer.of} store={store} standing={offer} />
        ))}
        {declined && standing.length === 0 && <p class="offer">{text.declines({ seat: declined })}</p>}
        {!isOffered("stand_in") && away.map((seat) => <AbsenceLine key={seat} store={store} seat={seat} />)}
        {!isOffered("return") && back.map((seat) => <ReturnLine key={seat} {...{ store, seat }} />)}
        {open.map((seat) => (
          <OpenSeatLine key={seat} store={store} seat={seat} />
        ))}
      </Resting>
    </div>
  );
}

/** An offer: for the asked with the answers, for the others with the names of those who have not answered. */
function OfferLine({ store, standing }: { store: GameStore; standing: StandingOffer }) {
  const { of, seat, asked } = standing;
  const mine = answeringSeats(store);
  const me = mine.find((own) => asked.includes(own));
  if (me === undefined) {
    const waits = asked.length > 0 && text.unansweredBy({ names: seatNames(asked) });
    return (
      <Line said={sentence(standing, mine)}>
        <span class="soft">{waits}</span>
      </Line>
    );
  }
  const accept = () =>
    store.act(me, standing.offer.what === "draw" ? { kind: "agree_draw" } : { kind: "accept", of });
  return (
    <Line said={sentence(standing, mine.length > 1 ? [] : mine)} key={seat}>
      <Button label={text.accept()} onClick={accept} />
      <Button label={text.decline()} onClick={() => store.act(me, { kind: "decline", of })} />
    </Line>
  );
}

function sentence({ seat, offer }: StandingOffer, mine: readonly Seat[]): string {
  const by = offer.what === "draw" ? offer.by : [seat];
  if (by.some((author) => mine.includes(author))) return text.youOffered({ what: offer.what });
  if (offer.what === "draw") return drawOffers(by);
  if (offer.what === "stand_in") return text.offeredStandIn({ seat, absent: offer.for });
  return text.offered({ seat, what: offer.what });
}

/** Somebody is away for long. */
function AbsenceLine({ store, seat }: { store: GameStore; seat: Seat }) {
  const said = useComputed(() => {
    const time = elapsedText(store.table.absence(seat)?.ms ?? 0);
    const name = store.settings.value?.seats[seat]?.name || seatName({ seat });
    return time ? text.absentFor({ name, time }) : "";
  });
  const [me] = ownSeats(store);
  const ask = () => me && store.act(me, { kind: "offer", offer: { what: "stand_in", for: seat } });
  return (
    <Line said={said.value}>
      <Button label={text.letBotPlay({ seat })} onClick={ask} />
    </Line>
  );
}

/** A bot plays for the user. */
function ReturnLine({ store, seat }: { store: GameStore; seat: Seat }) {
  return (
    <Line said={text.botPlaysForYou()}>
      <Button
        label={text.takeSeatBack()}
        onClick={() => store.act(seat, { kind: "offer", offer: { what: "return" } })}
      />
    </Line>
  );
}

/** A seat waits for a newcomer. */
function OpenSeatLine({ store, seat }: { store: GameStore; seat: Seat }) {
  const sit = async () => {
    try {
      await actAtTable(store.settings.peek()?.id ?? "", { act: "sit", seat });
    } catch (error) {
      store.error.value = { message: await errorText(error), section: null };
    }
  };
  const isLost = store.lost.value === seat;
  return (
    <Line said={isLost ? text.lostSeat() : text.seatIsOpen({ seat })}>
      <Button label={isLost ? text.takeSeatBack() : sitDownAs({ seat })} onClick={sit} />
    </Line>
  );
}

function Line({ said, children }: { said: string; children: ComponentChildren }) {
  return (
    <div class="offer">
      <p>{said}</p>
      {children}
    </div>
  );
}

function Button({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" class="button button-small" onClick={onClick}>
      {label}
    </button>
  );
}
