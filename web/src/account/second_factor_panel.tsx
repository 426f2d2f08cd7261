import { type Signal, useSignal } from "@preact/signals";
import { AccountForm, CodeField, ProofField, proof, typed } from "../common/account_form.tsx";
import { copied } from "../common/browser/clipboard.ts";
import { confirmFactor, endFactor, newFactor, newRecoveryCodes } from "../net/accounts.ts";
import type { NewSecondFactor, RecoveryCodes, SecondFactor } from "../protocol/index.ts";
import * as text from "../text/account.ts";

/** Below how many recovery codes the page asks for new ones. */
const FEW_CODES = 3;

interface SecondFactorPanelProps {
  factor: SecondFactor | null;
  /** Fetches the account again. */
  onChange: () => Promise<void>;
}

/** The second factor of the account: an app that shows codes, and the recovery codes that stand in for it. */
export function SecondFactorPanel({ factor, onChange }: SecondFactorPanelProps) {
  const asked = useSignal<NewSecondFactor | null>(null);
  const codes = useSignal<RecoveryCodes | null>(null);
  const took = async (given: RecoveryCodes) => {
    asked.value = null;
    codes.value = given;
    await onChange();
  };
  return (
    <section aria-labelledby="second-factor" class="account-factor">
      <h2 id="second-factor">{text.secondFactor()}</h2>
      <p>{factor ? since(factor) : text.secondFactorText()}</p>
      {factor && factor.recovery_codes <= FEW_CODES && <p role="status">{text.fewCodes()}</p>}
      {codes.value && <Codes codes={codes} />}
      {asked.value ? (
        <Confirm asked={asked.value} onDone={took} onCancel={() => (asked.value = null)} />
      ) : (
        <Door
          title={factor ? text.otherApp() : text.switchOn()}
          words={factor ? text.otherAppText() : text.switchOnText()}
          onSend={async (form) => {
            codes.value = null;
            asked.value = await newFactor(proof(form));
          }}
        />
      )}
      {factor && !asked.value && (
        <>
          <Door
            title={text.newCodes()}
            words={text.newCodesText()}
            onSend={async (form) => took(await newRecoveryCodes(proof(form)))}
          />
          <Door
            title={text.switchOff()}
            words={text.switchOffText()}
            onSend={async (form) => {
              await endFactor(proof(form));
              codes.value = null;
              await onChange();
            }}
          />
        </>
      )}
    </section>
  );
}

/** Since when the second factor holds, and how many codes are left. */
function since({ since_ms, recovery_codes }: SecondFactor): string {
  const date = new Date(since_ms).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });
  return text.secondFactorSince({ date, count: recovery_codes });
}

interface DoorProps {
  title: string;
  words: string;
  onSend: (form: FormData) => Promise<void>;
}

/** A part that opens and asks for the password. */
function Door({ title, words, onSend }: DoorProps) {
  return (
    <details class="account-more">
      <summary>{title}</summary>
      <p>{words}</p>
      <AccountForm submit={title} onSend={onSend} passkey="prove">
        <ProofField />
      </AccountForm>
    </details>
  );
}

interface ConfirmProps {
  asked: NewSecondFactor;
  onDone: (codes: RecoveryCodes) => Promise<void>;
  onCancel: () => void;
}

/** What an app is told, and the field for the first code that it shows. */
function Confirm({ asked, onDone, onCancel }: ConfirmProps) {
  return (
    <div class="account-app">
      <p>{text.scanCode()}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(asked.picture)}`}
        alt={text.scanAlt()}
        width={224}
        height={224}
      />
      <p>
        <a href={asked.address}>{text.openApp()}</a>
      </p>
      <p>
        {text.typeSecret()}
        <br />
        <code class="account-secret">{asked.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <AccountForm
        submit={text.confirmCode()}
        onSend={async (form) => onDone(await confirmFactor({ code: typed(form, "code") }))}
      >
        <CodeField hint={text.codeHintApp()} />
      </AccountForm>
      <button class="button" type="button" onClick={onCancel}>
        {text.cancel()}
      </button>
    </div>
  );
}

/** The recovery codes, told this once. */
function Codes({ codes }: { codes: Signal<RecoveryCodes | null> }) {
  const isCopied = useSignal(false);
  const lines = codes.value?.codes.join("\n") ?? "";
  return (
    <section class="account-codes" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{text.recoveryCodes()}</h3>
      <p>{text.recoveryCodesText()}</p>
      <ol>
        {codes.value?.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <button
          class="button"
          type="button"
          onClick={async () => {
            isCopied.value = await copied(lines);
          }}
        >
          {text.copyCodes()}
        </button>{" "}
        <button class="button button-strong" type="button" onClick={() => (codes.value = null)}>
          {text.keptCodes()}
        </button>
      </p>
      <p role="status">{isCopied.value && text.codesCopied()}</p>
    </section>
  );
}
