/** The change of this page's own cookie, by which it is known to the service. */

/** Whether the page changes its cookie now: then the end of a connection by the old one is no news. */
export const ownCookie = { changes: false };

/** The event that tells a page's connection to begin anew with another cookie. */
export const COOKIE_CHANGED = "djambi:cookie";
