/** The entry of an appointment for calendars (RFC 5545), as an address of its own. */
export function calendarAddress(game: string, atMs: number, address: string): string {
  const time = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Djambi//EN",
    "BEGIN:VEVENT",
    `UID:${game}@djambi`,
    `DTSTAMP:${time(atMs)}`,
    `DTSTART:${time(atMs)}`,
    "DURATION:PT1H",
    "SUMMARY:Djambi",
    `URL:${address}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join("\r\n"))}`;
}
