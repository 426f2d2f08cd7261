import type { ComponentChildren } from "preact";
import * as text from "../text/home.ts";

interface DoorLineProps {
  /** What a game begins with, in a few words each. */
  facts: readonly string[];
  /** The fields that change it. */
  children: ComponentChildren;
}

/** What a button of the home page starts with, in a line that unfolds to change it. */
export function DoorLine({ facts, children }: DoorLineProps) {
  return (
    <details class="door-settings">
      <summary>
        {facts.join(" · ")} · <span class="door-change">{text.changeStart()}</span>
      </summary>
      <div class="door-fields">{children}</div>
    </details>
  );
}
