/** The picture of the home page, on which a recorded game plays by itself. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { importPart } from "../common/browser/import_part.ts";
import { like } from "../common/browser/shape.ts";
import { isShown } from "../common/browser/shown.ts";
import { readStored, writeStored } from "../common/browser/stored.ts";
import { Icon } from "../common/icons.tsx";
import * as text from "../text/home.ts";
import type { FilmPlayer } from "./film_player.ts";

const PLAY = "M7 4l13 8-13 8z";
const PAUSE = "M8 4v16M16 4v16";

/** Where the browser remembers whether the film plays. */
const KEY = "djambi.film";

/** How long the page waits before the film begins by itself, in milliseconds. */
const START_MS = 1500;

/** What the page shows of the film. */
interface FilmState {
  /** Whether the film plays, or would if it could be seen. */
  wanted: Signal<boolean>;
  /** The last turn in words; empty before the first. */
  words: Signal<string>;
}

/** The line below the picture: the last turn of the film, and the button that stops it. */
export function FilmCaption({ picture, script }: { picture: HTMLElement; script: string }) {
  const state = useRef<FilmState | null>(null);
  state.current ??= { wanted: signal(isWanted()), words: signal("") };
  const { wanted, words } = state.current;
  const toggle = () => {
    wanted.value = !wanted.value;
    writeStored(KEY, wanted.value);
  };
  useEffect(() => {
    picture.addEventListener("click", toggle);
    const stop = runFilm(picture, script, { wanted, words });
    return () => {
      picture.removeEventListener("click", toggle);
      stop();
    };
  }, []);
  const label = wanted.value ? text.pauseFilm() : text.playFilm();
  return (
    <>
      <span>{words.value || text.film()}</span>
      <button type="button" class="home-film-switch" aria-label={label} title={label} onClick={toggle}>
        <Icon d={wanted.value ? PAUSE : PLAY} />
      </button>
    </>
  );
}

/** Whether the film plays: as this browser remembers, else unless the user wants stillness or few bytes. */
function isWanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return readStored(KEY, like<boolean>(true)) ?? !(isStill || connection?.saveData);
}

/**
 * Fetches the film when it is wanted and can be seen, and plays it while that is so; returns how to end it.
 */
function runFilm(picture: HTMLElement, script: string, { wanted, words }: FilmState): () => void {
  const visible = visibility(picture);
  const player = signal<FilmPlayer | null>(null);
  let isFetched = false;
  const stop = effect(() => {
    const plays = wanted.value && visible.value;
    if (player.value) {
      if (plays) void player.value.play();
      else player.value.stop();
    } else if (plays && !isFetched) {
      isFetched = true;
      const show = async () => {
        const { showFilm } = await importPart<typeof import("../pages/film.ts")>(script);
        player.value = showFilm(picture, (told) => {
          words.value = told;
        });
      };
      setTimeout(() => void show().catch(console.error), START_MS);
    }
  });
  return () => {
    stop();
    player.peek()?.stop();
  };
}

/** Whether a user can see an element. */
function visibility(element: Element): ReadonlySignal<boolean> {
  const isInView = signal(false);
  new IntersectionObserver(([entry]) => {
    isInView.value = entry?.isIntersecting ?? false;
  }).observe(element);
  return computed(() => isInView.value && isShown.value);
}
