/** The sign of the maze, which marks the seat in power. */
export function PowerIcon({ size = 16 }: { size?: number }) {
  return (
    <svg class="power-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d="M3 3h18v18H3zM7 7h10v10H7zM11 11h2v2h-2z"
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
      />
    </svg>
  );
}

/** The icon of a button: an outline in a square of 24 units. */
export function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
