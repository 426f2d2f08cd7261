import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** How long buttons rest that have just come, in milliseconds: nobody reads and answers within that time. */
const REST_MS = 500;

interface RestingProps {
  /** What the buttons are about; when it changes, they rest. They don't while it is null. */
  of: string | null;
  class: string;
  children: ComponentChildren;
}

/**
 * Buttons that come, change or move by what others do. They rest for half a second, so that a press that was
 * meant for something else does not answer what its author has not read.
 */
export function Resting({ of, class: classes, children }: RestingProps) {
  const place = useRef<HTMLDivElement>(null);
  const rest = useRest(place, of);
  return (
    <div class={classes} ref={place} onClickCapture={rest}>
      {children}
    </div>
  );
}

/**
 * Lets the buttons of an element, and its own area, rest whenever `of` changes, unless it is null; returns
 * what holds clicks back meanwhile.
 */
export function useRest(place: RefObject<HTMLElement | null>, of: string | null): (event: Event) => void {
  const until = useRef(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (of === null || !element?.querySelector("button:not([aria-disabled])")) return;
    until.current = performance.now() + REST_MS;
    const resting: Element[] = [];
    const rest = () => {
      for (const button of element.querySelectorAll("button:not([aria-disabled])")) {
        button.setAttribute("aria-disabled", "true");
        resting.push(button);
      }
    };
    rest();
    // Those that come meanwhile rest as well.
    const coming = new MutationObserver(rest);
    coming.observe(element, { childList: true, subtree: true });
    const wake = () => {
      until.current = 0;
      coming.disconnect();
      for (const button of resting) button.removeAttribute("aria-disabled");
    };
    const timer = setTimeout(wake, REST_MS);
    return () => {
      clearTimeout(timer);
      wake();
    };
  }, [of]);
  return (event) => {
    const { target, currentTarget } = event;
    const isPress = target === currentTarget || (target instanceof Element && target.closest("button"));
    if (!isPress || performance.now() >= until.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
