/** A seal with its ribbons: whole, broken, opened after the end, or one that could be set. */
export function SealIcon({ kind }: { kind: "whole" | "broken" | "opened" | "offer" }) {
  const round =
    kind === "opened" ? "M6.4 5.5a6 6 0 0 1 11.2-2M6 8.5a6 6 0 0 0 12 0z" : "M12 3a6 6 0 1 0 .01 0z";
  const inside = { whole: "", broken: "M12 3l-2.5 4 5 3-3 5", opened: "", offer: "M12 6.5v5M9.5 9h5" }[kind];
  return (
    <svg class={`seal seal-${kind}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={`${round}M9 14.5l-2 6.5 5-2.5 5 2.5-2-6.5${inside}`} />
    </svg>
  );
}
