import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { errorText } from "../../common/problem.ts";
import { playerName, seatNames } from "../../common/seats/seat_names.ts";
import { elapsedText } from "../../common/table/duration.ts";
import type { Seat } from "../../core/types.ts";
import { actAtTable } from "../../net/rest.ts";
import type { OpenOffer } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import { sitDownAs } from "../../text/table.ts";
import { newDays } from "../clock/by_day.ts";
import type { GameStore } from "../game_store.ts";
import { BreachCard } from "../press/breach_card.tsx";
import { Composer } from "../press/composer.tsx";
import { followTreaties } from "../press/news.ts";
import { TreatyCards, treatyLines } from "../press/offer_cards.tsx";
import { Resting } from "../resting.tsx";
import { drawOffers } from "./draw_offers.ts";
import {
  lastDecline,
  make,
  openOffers,
  openSeats,
  openStandIns,
  type StandingOffer,
  standingOffers,
} from "./standing_offers.ts";

/** What is offered and waits for answers. It lies over the page, so that nothing moves when it comes. */
export function Offers({ store }: { store: GameStore }) {
  // Times pass each second; the seats do not change with them.
  const absent = useComputed(() => openStandIns(store).map(forWhom).join());
  const free = useComputed(() => openSeats(store).join());
  const standing = standingOffers(store);
  const isOffered = (what: string) => standing.some(({ offer }) => offer.what === what);
  const declined = lastDecline(store);
  const days = newDays(store);
  const away = seatsOf(absent.value);
  const open = seatsOf(free.value);
  const back = openOffers(store, "return");
  const lines = [
    ...standing.map(({ of }) => of),
    declined,
    days,
    "away",
    ...away,
    "back",
    ...back.map(({ seat }) => seat),
    "open",
    ...open,
    treatyLines(store),
  ];
  useEffect(() => followTreaties(store), [store]);
  return (
    <div class="offers" role="status" aria-label={text.offerOfNews()}>
      <Resting class="offers-list" of={lines.join()}>
        {standing.map((offer) => (
          <OfferLine key={offer.offer.what === "draw" ? "draw" : offer.of} store={store} standing={offer} />
        ))}
        {declined && standing.length === 0 && <p class="offer">{text.declines({ seat: declined })}</p>}
        {days !== null && standing.length === 0 && <p class="offer">{text.goesByDay({ days })}</p>}
        {!isOffered("stand_in") && away.map((seat) => <AbsenceLine key={seat} store={store} seat={seat} />)}
        {!isOffered("return") && back.map((offer) => <ReturnLine key={offer.seat} {...{ store, offer }} />)}
        {open.map((seat) => (
          <OpenSeatLine key={seat} store={store} seat={seat} />
        ))}
        <TreatyCards store={store} />
      </Resting>
      <BreachCard store={store} />
      <Composer store={store} />
    </div>
  );
}

/** For whom a bot would play. */
function forWhom({ offer }: OpenOffer): string {
  return offer.what === "stand_in" ? offer.for : "";
}

function seatsOf(list: string): Seat[] {
  return list ? (list.split(",") as Seat[]) : [];
}

/** An offer: for the asked with the answers, for the others with the names of those who have not answered. */
function OfferLine({ store, standing }: { store: GameStore; standing: StandingOffer }) {
  const { of, seat, asked } = standing;
  const mine = store.held.value;
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
  if (offer.what === "by_day") return text.offeredByDay({ seat, days: offer.days });
  return text.offered({ seat, what: offer.what });
}

/** Somebody is away for long. */
function AbsenceLine({ store, seat }: { store: GameStore; seat: Seat }) {
  const said = useComputed(() => {
    const time = elapsedText(store.table.absence(seat)?.ms ?? 0);
    const name = playerName(store.settings.value?.seats ?? {}, seat);
    return time ? text.absentFor({ name, time }) : "";
  });
  const ask = () => {
    const open = openStandIns(store).find((offer) => forWhom(offer) === seat);
    if (open) make(store, open);
  };
  return (
    <Line said={said.value}>
      <Button label={text.letBotPlay({ seat })} onClick={ask} />
    </Line>
  );
}

/** A bot plays for the user. */
function ReturnLine({ store, offer }: { store: GameStore; offer: OpenOffer }) {
  return (
    <Line said={text.botPlaysForYou()}>
      <Button label={text.takeSeatBack()} onClick={() => make(store, offer)} />
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
  const isLost = store.place.value.lost === seat;
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
