import { Icon } from "../icons.tsx";

/** The outlines of the navigation buttons' icons. */
const NAVIGATION_ICONS = {
  first: "M18 5l-8 7 8 7M6 5v14",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M6 5l8 7-8 7M18 5v14",
  rotate: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
} as const;

interface NavigationButtonProps {
  icon: keyof typeof NAVIGATION_ICONS;
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  disabled?: boolean;
  /** Whether Tab passes it by, where its key is enough. */
  skipped?: boolean;
  onClick: () => void;
}

/** A button under the list of turns: goes to another turn, or rotates the board. */
export function NavigationButton({
  icon,
  label,
  shortcut,
  disabled,
  skipped,
  onClick,
}: NavigationButtonProps) {
  return (
    <button
      type="button"
      class="walk-step"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
      disabled={disabled}
      tabIndex={skipped ? -1 : undefined}
      onClick={onClick}
    >
      <Icon d={NAVIGATION_ICONS[icon]} />
    </button>
  );
}
