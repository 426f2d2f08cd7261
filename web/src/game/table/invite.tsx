import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { copied } from "../../common/browser/clipboard.ts";
import type { GameId } from "../../protocol/index.ts";
import * as text from "../../text/table.ts";

/** The link to a table in every form in which it can be sent: as a text, shared, and as a QR code. */
export function Invite({ game }: { game: GameId }) {
  const isCopied = useSignal(false);
  const hasCode = useSignal(true);
  const field = useRef<HTMLInputElement>(null);
  const address = `/game/${encodeURIComponent(game)}`;
  const link = new URL(address, location.href).href;
  const copy = async () => {
    isCopied.value = await copied(link);
    // Without access to the clipboard the user copies the marked link.
    if (!isCopied.value) field.current?.select();
  };
  // A user who closes the system's dialog has not made a mistake.
  const share = () => navigator.share({ url: link, title: document.title }).catch(() => {});
  return (
    <div class="invite">
      <div class="invite-link">
        <h3>{text.invite()}</h3>
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          aria-label={text.link()}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="invite-ways">
          <button type="button" class="button" onClick={copy}>
            <span aria-live="polite">{isCopied.value ? text.linkCopied() : text.copyLink()}</span>
          </button>
          {typeof navigator.share === "function" && (
            <button type="button" class="button" onClick={share}>
              {text.share()}
            </button>
          )}
        </div>
      </div>
      {hasCode.value && (
        <img
          class="invite-code"
          src={`${address}/qr.svg`}
          alt={text.qrCode()}
          width="128"
          height="128"
          onError={() => {
            hasCode.value = false;
          }}
        />
      )}
    </div>
  );
}
