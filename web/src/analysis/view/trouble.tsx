/** Says why something could not be opened; nothing without a reason. */
export function Trouble({ text }: { text: string }) {
  return (
    text && (
      <p class="analysis-trouble" role="alert">
        {text}
      </p>
    )
  );
}
