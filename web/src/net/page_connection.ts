import { Connection } from "./connection.ts";

/** The connection of this page, which heeds what the browser says of network and page; it is not open yet. */
export function pageConnection(): Connection {
  const connection = new Connection();
  addEventListener("online", () => connection.retryNow());
  addEventListener("offline", () => connection.doubt());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.retryNow();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) connection.reconnect();
  });
  return connection;
}
