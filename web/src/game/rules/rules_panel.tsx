import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as text from "../../text/guide.ts";
import { Dialog } from "../dialog.tsx";
import { rulesText } from "./rules_text.ts";

/** The rules over the game: links to them open this panel, unless another tab is asked for. */
export function RulesPanel() {
  const hash = useSignal<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a") : null;
      if (link?.pathname !== "/rules" || link.origin !== location.origin || isForTab(event)) return;
      event.preventDefault();
      hash.value = link.hash;
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  if (hash.value === null) return null;
  return <Panel hash={hash} />;
}

/** Whether a click asks for another tab or window. */
function isForTab(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  );
}

function Panel({ hash }: { hash: Signal<string | null> }) {
  const place = useRef<HTMLDivElement>(null);
  const state = useSignal<"loading" | "here" | "missing">("loading");
  const close = () => {
    hash.value = null;
  };
  useEffect(() => {
    let isOpen = true;
    rulesText().then(
      (parts) => {
        if (!isOpen) return;
        place.current?.replaceChildren(...parts);
        state.value = "here";
      },
      () => {
        state.value = "missing";
      },
    );
    return () => {
      isOpen = false;
    };
  }, []);
  useEffect(() => {
    if (state.value === "here") scrollToHeading(place.current, hash.value ?? "");
  }, [state.value, hash.value]);
  return (
    <Dialog title={text.rules()} onClose={close} shape="panel">
      <button type="button" class="button panel-close" onClick={close}>
        {text.close()}
      </button>
      {state.value !== "here" && (
        <p role="status">{state.value === "loading" ? text.rulesLoading() : text.rulesMissing()}</p>
      )}
      <div ref={place} class="panel-text" />
    </Dialog>
  );
}

/** Shows a heading of the text, or its beginning. */
function scrollToHeading(place: HTMLElement | null, hash: string): void {
  const heading = hash.length > 1 ? place?.querySelector(`#${CSS.escape(hash.slice(1))}`) : null;
  if (heading) heading.scrollIntoView({ block: "start" });
  else place?.closest("dialog")?.scrollTo(0, 0);
}
