/** The acts that want a proof of the last minutes, and the form by which the user gives one. */
import { type Signal, useSignal } from "@preact/signals";
import { AccountForm, ProofField, proof } from "../common/account_form.tsx";
import { errorText } from "../common/problem.ts";
import { prove } from "../net/accounts.ts";
import * as text from "../text/account.ts";

/** An act that waits for a proof. */
interface ProofState {
  /** Does something, now or once the user has proven who they are. */
  attempt(act: () => Promise<void>): Promise<void>;
  /** The act that waits; null if none does. */
  waits: Signal<(() => Promise<void>) | null>;
  /** The sentence about what went wrong. */
  problem: Signal<string>;
}

/** Lets acts wait for a proof where the service wants one. */
export function useProof(): ProofState {
  const waits = useSignal<(() => Promise<void>) | null>(null);
  const problem = useSignal("");
  const attempt = async (act: () => Promise<void>) => {
    problem.value = "";
    try {
      await act();
      waits.value = null;
    } catch (error) {
      const isWanted = (error as { code?: string }).code === "proof_wanted";
      waits.value = isWanted ? act : null;
      if (!isWanted) problem.value = await errorText(error);
    }
  };
  return { attempt, waits, problem };
}

/** The form by which the user proves who they are, if something waits for that, and what went wrong. */
export function ProofWanted({ proof: { attempt, waits, problem } }: { proof: ProofState }) {
  const act = waits.value;
  const send = async (form: FormData) => {
    await prove(proof(form));
    if (act) await attempt(act);
  };
  return (
    <>
      <p class="account-problem" role="alert">
        {problem.value}
      </p>
      {act && (
        <section class="account-proof" aria-labelledby="prove">
          <h3 id="prove">{text.prove()}</h3>
          <p>{text.proveText()}</p>
          <AccountForm submit={text.goOn()} onSend={send} passkey="prove">
            <ProofField isFocused />
          </AccountForm>
          <button class="button" type="button" onClick={() => (waits.value = null)}>
            {text.cancel()}
          </button>
        </section>
      )}
    </>
  );
}
