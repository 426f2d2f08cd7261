import { useSignal } from "@preact/signals";
import { copied } from "../common/browser/clipboard.ts";
import { errorText } from "../common/problem.ts";
import { inviteToAccount } from "../net/accounts.ts";
import { INVITATION_DAYS } from "../protocol/index.ts";
import * as text from "../text/account.ts";

interface InvitePanelProps {
  /** How many people may still be invited. */
  left: number;
  /** Fetches the account again. */
  onChange: () => Promise<void>;
}

/** Links by which others make an account, where that needs an invitation. */
export function InvitePanel({ left, onChange }: InvitePanelProps) {
  const url = useSignal("");
  const problem = useSignal("");
  const isCopied = useSignal(false);
  const isSending = useSignal(false);
  const invite = async () => {
    if (isSending.value) return;
    isSending.value = true;
    problem.value = "";
    isCopied.value = false;
    try {
      url.value = (await inviteToAccount()).url;
      await onChange();
    } catch (error) {
      problem.value = await errorText(error);
    }
    isSending.value = false;
  };
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{text.inviteTitle()}</h2>
      <p>{text.inviteText({ count: left, days: INVITATION_DAYS })}</p>
      <div role="status">
        {url.value && (
          <>
            <p>{text.inviteLink()}</p>
            <p>
              <code>{url.value}</code>
            </p>
            <button
              class="button button-small"
              type="button"
              onClick={async () => {
                isCopied.value = await copied(url.value);
              }}
            >
              {text.copyLink()}
            </button>{" "}
            {isCopied.value && text.linkCopied()}
          </>
        )}
      </div>
      <p class="account-problem" role="alert">
        {problem.value}
      </p>
      {left > 0 && (
        <button class="button" type="button" onClick={invite}>
          {text.invite()}
        </button>
      )}
    </section>
  );
}
