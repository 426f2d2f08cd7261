import { onWake } from "../common/browser/wake.ts";
import { Connection } from "./connection.ts";
import { COOKIE_CHANGED } from "./own_cookie.ts";

/** The connection of this page, which heeds what the browser says of network and page; it is not open yet. */
export function pageConnection(): Connection {
  const connection = new Connection();
  addEventListener("online", () => connection.retryNow());
  addEventListener("offline", () => connection.doubt());
  addEventListener(COOKIE_CHANGED, () => connection.reconnect());
  // The service tells a new connection what time it is.
  onWake((wake) => (wake === "slept" ? connection.reconnect() : connection.refresh()));
  return connection;
}
