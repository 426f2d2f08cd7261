/**
 * Notices that the page comes back: to the screen, from the browser's memory, or from a device that slept.
 */

/**
 * How a page came back: its connection and its times may be good, or time has passed that it has not counted.
 */
export type Wake = "shown" | "slept";

/** What is heard of the browser, which tests replace. */
export interface WakeEnv {
  /** The time of the device, in milliseconds since 1970. */
  wall(): number;
  /** Milliseconds on the timeline by which the page counts time. Some devices stop it while they sleep. */
  steady(): number;
  /** Calls whenever the browser shows the page again. */
  onShown(call: (isOld: boolean) => void): void;
  /** Calls again and again, as seldom as `ms`. */
  onTick(ms: number, call: () => void): void;
}

/** How far both timelines may go apart before the device has slept. */
const TOLERANCE_MS = 1_500;
/** How often a page that is shown all the time looks whether the device has slept. */
const LOOK_MS = 2_000;

/** Calls whenever the page comes back. */
export function onWake(call: (wake: Wake) => void, env: WakeEnv = browserEnv): void {
  let before = env.wall() - env.steady();
  const hasSlept = () => {
    const now = env.wall() - env.steady();
    const isApart = Math.abs(now - before) > TOLERANCE_MS;
    before = now;
    return isApart;
  };
  env.onShown((isOld) => call(hasSlept() || isOld ? "slept" : "shown"));
  env.onTick(LOOK_MS, () => {
    if (hasSlept()) call("slept");
  });
}

const browserEnv: WakeEnv = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  onShown: (call) => {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) call(false);
    });
    document.addEventListener("resume", () => call(false));
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) call(true);
    });
  },
  onTick: (ms, call) => void setInterval(call, ms),
};
