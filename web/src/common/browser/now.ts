import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serviceTime } from "./service_time.ts";

/** The time of the service, renewed each second as long as the component is shown. */
export function useNow(): ReadonlySignal<number> {
  const now = useSignal(serviceTime());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = serviceTime();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
