/** The treaties of a game that the user may know of. */
import { signal } from "@preact/signals";
import type { KnownTreaty } from "../../protocol/index.ts";

/** The treaties as the service has told them. */
export class TreatyLog {
  /** All of them, in the order of their proposals. */
  readonly all = signal<readonly KnownTreaty[]>([]);

  /** Some are new or have changed. A treaty is known by its channel and the number of its proposal. */
  add(changed: readonly KnownTreaty[]): void {
    const isNew = ({ channel, of }: KnownTreaty) =>
      !changed.some((other) => other.channel === channel && other.of === of);
    const all = [...this.all.value.filter(isNew), ...changed];
    this.all.value = all.sort((one, other) => one.of - other.of);
  }
}
