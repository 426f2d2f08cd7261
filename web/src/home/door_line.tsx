import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import * as text from "../text/home.ts";

interface DoorLineProps {
  /** The door: the id of its fields on the page, which several scripts fill, begins with it. */
  of: "bots" | "people";
  /** What a game begins with, in a few words each. */
  facts: readonly string[];
  /** The fields that change it. */
  children: ComponentChildren;
}

/** What a button of the home page starts with, in a line, and the fields that change it. */
export function DoorLine({ of, facts, children }: DoorLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = `${of}-fields`;
  return (
    <>
      <p class="door-facts">
        {facts.join(" · ")} ·{" "}
        <button
          type="button"
          class="door-change"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={text.changeOf({ of })}
          onClick={() => setOpen(!isOpen)}
        >
          {text.changeStart()}
        </button>
      </p>
      <div class="door-fields" id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
