/** A large number in three digits, as the language of the page writes it: 980, 12.3K, 4.56M. */
export function compactNumber(number: number): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    notation: "compact",
    maximumSignificantDigits: 3,
  });
  return format.format(number);
}
