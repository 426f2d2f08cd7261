/** The time of the service: the clock of this device may be wrong. */

/** What is to be added to the milliseconds since the page began. */
let offset = performance.timeOrigin;

/** The service says what time it is there. */
export function setServiceTime(ms: number): void {
  offset = ms - performance.now();
}

/** The time of the service, in milliseconds since 1970; that of this device until the service has told it. */
export function serviceTime(): number {
  return performance.now() + offset;
}
