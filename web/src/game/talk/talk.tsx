import { type ComponentChildren, Fragment } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { scrollToItem } from "../../common/browser/scroll.ts";
import { Icon } from "../../common/icons.tsx";
import { isolated } from "../../common/isolated.ts";
import { problemText } from "../../common/problem.ts";
import { Mark } from "../../common/seats/mark.tsx";
import { playerName } from "../../common/seats/seat_names.ts";
import type { Act, Channel, Seat, Sign, TalkMessage } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import { seatName } from "../../text/common.ts";
import { you } from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";
import { botWords } from "../press/bot_words.ts";
import { SealIcon } from "../press/seal_icon.tsx";
import { actText } from "../press/sentences.ts";
import { ThoughtLine } from "../press/thought_line.tsx";
import { thoughtText } from "../press/thoughts.ts";
import { BlankButton } from "./blank_button.tsx";
import { channelName, isPublic, seatsOf } from "./channels.ts";
import { drawingText, ShowDrawing } from "./drawing.tsx";
import { isOver, type Said, stepOf } from "./in_step.ts";
import { phraseText } from "./phrases.tsx";
import { ReportForm } from "./report_form.tsx";
import { SayForm } from "./say_form.tsx";
import type { Unconfirmed } from "./talk_log.ts";
import { type Author, authorOf, type TalkPanel } from "./talk_panel.ts";

interface TalkProps {
  store: GameStore;
  panel: TalkPanel;
}

/** The talk of a game: the channels, the messages of one, and what to say. Words are never more than text. */
export function Talk({ store, panel }: TalkProps) {
  useEffect(() => {
    panel.isOpen.value = true;
    return () => {
      panel.isOpen.value = false;
    };
  }, [panel]);
  return (
    <>
      <Channels store={store} panel={panel} />
      <Messages store={store} panel={panel} />
      <MutedAuthors panel={panel} />
      <SayForm store={store} panel={panel} />
    </>
  );
}

/** The channels that the user may read, and the way to whisper; while the user chooses with whom, those people. */
function Channels({ store, panel }: TalkProps) {
  const channels = panel.channels.value;
  const canWhisper = store.may.value.talk?.whisper !== undefined;
  if (panel.partners.value !== null && canWhisper) return <Partners store={store} panel={panel} />;
  if (channels.length < 2 && panel.spoken.value.length < 2 && !canWhisper) return null;
  return (
    <fieldset class="talk-channels" aria-label={text.channels()}>
      {isOver(store) && panel.spoken.value.length > 1 && (
        <button
          type="button"
          class="talk-channel"
          aria-pressed={panel.isWhole.value}
          onClick={() => panel.choose(null)}
        >
          {text.allChannels()}
        </button>
      )}
      {channels.map((channel) => (
        <button
          key={channel}
          type="button"
          class={isPublic(channel) ? "talk-channel" : "talk-channel talk-private"}
          aria-pressed={!panel.isWhole.value && channel === panel.channel.value}
          onClick={() => panel.choose(channel)}
        >
          {seatsOf(channel).map((seat) => (
            <Mark key={seat} seat={seat} size={10} />
          ))}
          {channelName(store, channel)}
          <NewCount count={panel.unreadOf(channel)} />
        </button>
      ))}
      {canWhisper && (
        <button type="button" class="talk-channel" onClick={() => panel.toggleWhisper()}>
          <Icon d="M12 5v14M5 12h14" />
          {text.whisper()}
        </button>
      )}
    </fieldset>
  );
}

/** With whom the user whispers: nobody makes notes only for the user. */
function Partners({ store, panel }: TalkProps) {
  const whisper = store.may.value.talk?.whisper;
  const partners = panel.partners.value;
  if (!whisper || partners === null) return null;
  const isFull = partners.length + 1 >= whisper.max_seats;
  const seats = store.settings.value?.seats ?? {};
  return (
    <fieldset class="talk-channels">
      <legend class="soft">{text.whisperWith()}</legend>
      {whisper.with.map((seat) => (
        <button
          key={seat}
          type="button"
          class="talk-channel"
          aria-pressed={partners.includes(seat)}
          disabled={isFull && !partners.includes(seat)}
          onClick={() => panel.togglePartner(seat)}
        >
          <Mark seat={seat} size={10} />
          {playerName(seats, seat)}
        </button>
      ))}
      <button
        type="button"
        class="talk-channel"
        aria-label={text.closeWhisper()}
        title={text.closeWhisper()}
        onClick={() => panel.toggleWhisper()}
      >
        <Icon d="M6 6l12 12M18 6L6 18" />
      </button>
    </fieldset>
  );
}

/** The number of new messages; nothing if there are none. */
export function NewCount({ count }: { count: number }) {
  return count > 0 ? <span class="talk-new">{count}</span> : null;
}

/** The messages, the newest at the end, where the list stays while the user has not scrolled up. */
function Messages({ store, panel }: TalkProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const channels = panel.shownChannels.value;
  const step = stepOf(store);
  const { value: all } = panel.said;
  const said = step === null ? all : all.filter(({ ply }) => ply <= step);
  const later = all.slice(said.length);
  // Acts are told once they count, and where they are done why they don't.
  const own = store.talk.unconfirmed.value.filter(
    (saying) => channels.includes(saying.channel) && !("act" in saying.words),
  );
  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [step, channels.join()]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element && isAtEnd.current) scrollToEnd(element);
  }, [channels.join(), said.length, later.length, own.length, step]);
  const onScroll = ({
    currentTarget: { scrollTop, clientHeight, scrollHeight },
  }: {
    currentTarget: Element;
  }) => {
    isAtEnd.current = scrollTop + clientHeight >= scrollHeight - END_PX;
  };
  const lines = (some: readonly Said[]) => <Lines {...{ store, panel }} said={some} />;
  return (
    <div
      ref={list}
      class="talk-messages"
      role="log"
      aria-label={text.messages()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a list that scrolls
      tabIndex={0}
      onScroll={onScroll}
    >
      {all.length + own.length === 0 &&
        channels.filter(isPublic).map((channel) => (
          <p key={channel} class="soft">
            {text.nothingSaid({ channel })}
          </p>
        ))}
      {lines(said)}
      {later.length > 0 && (
        <Later panel={panel} count={later.length}>
          {lines(later)}
        </Later>
      )}
      {own.map((saying) => (
        <OwnMessage key={saying.id} saying={saying} />
      ))}
    </div>
  );
}

/** Scrolls to the last message of the moment that is looked at: later ones lie below. */
function scrollToEnd(list: HTMLElement): void {
  const later = list.querySelector<HTMLElement>(".talk-later-button");
  if (later) scrollToItem(list, later, 0);
  else list.scrollTop = list.scrollHeight;
}

/** What was said later than the turn that the user looks at, if they want to see it. */
function Later({
  panel,
  count: n,
  children,
}: {
  panel: TalkPanel;
  count: number;
  children: ComponentChildren;
}) {
  const isShown = panel.showsLater.value;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const list = button.current?.closest(".talk-messages");
    if (isShown && list && button.current)
      list.scrollTop += button.current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  }, [isShown]);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button button-quiet talk-later-button"
        aria-expanded={isShown}
        onClick={() => {
          panel.showsLater.value = !isShown;
        }}
      >
        {text.saidLater({ n })}
      </button>
      {isShown && <div class="talk-later">{children}</div>}
    </>
  );
}

/** Messages; once the game is over the turns stand between them, each a way to its position. */
function Lines({ store, panel, said }: TalkProps & { said: readonly Said[] }) {
  const hasTurns = isOver(store);
  const authorOf = (channel: Channel, of: number) =>
    store.talk.of(channel).find(({ seq }) => seq === of)?.seat;
  return said.map((one, index) => {
    const { channel, message, ply } = one;
    const key = `${channel}${message.seq}`;
    const isFirst = hasTurns && said[index - 1]?.ply !== ply;
    return (
      <Fragment key={key}>
        {isFirst && <Moment store={store} ply={ply} />}
        <Line {...{ store, panel, said: one }} authorOf={(of) => authorOf(channel, of)} />
      </Fragment>
    );
  });
}

/** An act, a thought of a bot, or something that was said. */
function Line({
  store,
  panel,
  said,
  authorOf,
}: TalkProps & { said: Said; authorOf: (of: number) => Seat | undefined }) {
  const {
    channel,
    message: { seat, words },
  } = said;
  if ("act" in words) {
    return (
      <ActLine act={words.act} authorOf={authorOf}>
        <Opened {...{ store, channel }} />
      </ActLine>
    );
  }
  if ("thought" in words)
    return seat ? <ThoughtLine seat={seat} thought={thoughtText(store, seat, words.thought)} /> : null;
  return <Message {...{ store, panel, said }} />;
}

/** The turn after which messages were said: a way to its position. */
function Moment({ store, ply }: { store: GameStore; ply: number }) {
  return (
    <button
      type="button"
      class="talk-moment"
      aria-current={store.ply.value === ply ? "step" : undefined}
      onClick={() => store.reviewEarlier(ply)}
    >
      {ply === 0 ? text.atTheStart() : text.afterTurn({ turn: ply })}
    </button>
  );
}

/** The opened seal of what was said in private, with the people of the channel; nothing while the game goes on. */
function Opened({ store, channel }: { store: GameStore; channel: Channel }) {
  if (!isOver(store) || isPublic(channel)) return null;
  const told = seatsOf(channel).map((seat) => playerName(store.settings.value?.seats ?? {}, seat));
  const label = text.whoRead({ players: told });
  return (
    <span class="talk-opened" title={label}>
      <SealIcon kind="opened" />
      {seatsOf(channel).map((seat) => (
        <Mark key={seat} seat={seat} size={10} />
      ))}
      <span class="unseen">{label} </span>
    </span>
  );
}

/** How near the end of the list counts as its end, in pixels. */
const END_PX = 24;

function Message({ store, panel, said }: TalkProps & { said: Said }) {
  const { channel, message, ply } = said;
  const { seat, at_ms, words } = message;
  const isOwn = seat !== undefined && store.held.value.includes(seat);
  const name = authorName(message);
  const at = new Date(at_ms);
  return (
    <div class="talk-message" title={at.toLocaleString(document.documentElement.lang)}>
      <Opened {...{ store, channel }} />
      {seat && <Mark seat={seat} size={12} />}
      <b translate={isOwn || !message.name}>{isOwn ? you() : name}</b>{" "}
      <span dir="auto">{wordsText(words)}</span>{" "}
      {"drawing" in words && <ShowDrawing {...{ store, ply }} drawing={words.drawing} />}
      {!isOwn && !("gone" in words) && <ReportForm {...{ store, channel }} seq={message.seq} />}
      {!isOwn && (
        <button
          type="button"
          class="talk-mute"
          aria-label={text.mute({ name })}
          title={text.mute({ name })}
          onClick={() => panel.toggleMute(authorOf(message))}
        >
          <Icon d="M4 4l16 16M2 12c5-8 15-8 20 0-5 8-15 8-20 0z" />
        </button>
      )}
      {isOwn && store.may.value.talk?.blank && !("gone" in words) && (
        <BlankButton {...{ store, channel }} seq={message.seq} />
      )}
    </div>
  );
}

/** An act of a player about a treaty, in a sentence. */
function ActLine({
  act,
  authorOf,
  children,
}: {
  act: Act;
  authorOf: (of: number) => Seat | undefined;
  children: ComponentChildren;
}) {
  const words = botWords(act);
  return (
    <p class="talk-message talk-act">
      {children}
      <Mark seat={act.seat} size={12} />
      {act.kind !== "propose" && <b>{seatName({ seat: act.seat })} </b>}
      {actText(act, act.kind === "propose" ? act.seat : authorOf(act.of))}
      {words && " "}
      {words && <q>{words}</q>}
    </p>
  );
}

function authorName({ seat, name }: Pick<TalkMessage, "seat" | "name">): string {
  return isolated(name) || (seat ? seatName({ seat }) : text.watcher());
}

/** A text as it was written, or what was said otherwise in the reader's language. */
function wordsText(words: TalkMessage["words"]): string {
  if ("text" in words) return words.text;
  if ("sign" in words) return signText(words.sign);
  if ("phrase" in words) return phraseText(words.phrase);
  if ("gone" in words) return text.gone({ why: words.gone });
  return "drawing" in words ? drawingText(words.drawing) : "";
}

/** A sign in the reader's language. */
export function signText(sign: Sign): string {
  return text.sign({ sign });
}

/** What the user has said and the service has not confirmed. */
function OwnMessage({ saying: { words, problem } }: { saying: Unconfirmed }) {
  const [why, setWhy] = useState("");
  useEffect(() => {
    if (problem) void problemText(problem).then(setWhy);
  }, [problem]);
  return (
    <p class="talk-message talk-unconfirmed">
      <b>{you()}</b> <span dir="auto">{wordsText(words)}</span>{" "}
      <span class="soft">{problem ? `${text.notSaid()} ${why}` : text.sendingWords()}</span>
    </p>
  );
}

/** The authors whose messages are hidden, each with a button that shows them again. */
function MutedAuthors({ panel }: { panel: TalkPanel }) {
  const authors = panel.muted.value;
  if (authors.length === 0) return null;
  return (
    <p class="talk-muted">
      {text.hidden()}{" "}
      {authors.map((author) => (
        <button
          key={author}
          type="button"
          class="button button-quiet"
          aria-label={text.unmute({ name: mutedName(author) })}
          title={text.unmute({ name: mutedName(author) })}
          onClick={() => panel.toggleMute(author)}
        >
          {mutedName(author)}
        </button>
      ))}
    </p>
  );
}

function mutedName(author: Author): string {
  const name = author.startsWith("name ") ? author.slice("name ".length) : null;
  return authorName(name === null ? { seat: author as Seat, name: "" } : { name });
}
