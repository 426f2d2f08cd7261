/** Passkeys of this browser (W3C Web Authentication), and what the service is told of them. */
import {
  CHALLENGE_MINUTES,
  type Me,
  type NewPasskey,
  type Passkey,
  type PasskeyChallenge,
  type PasskeyProof,
  type PasskeyUse,
  type SignUp,
} from "../protocol/index.ts";
import * as text from "../text/account.ts";
import { changeCookie, signUp } from "./accounts.ts";
import { posted, RequestError, request, send } from "./rest.ts";

/** The kinds of keys that the service knows, by their numbers: ES256, EdDSA and RS256. */
const KEY_KINDS = [-7, -8, -257];
/** How long before its end a challenge is changed for another one. */
const SPARE_MS = 30_000;

/** What browsers of today can do beside what they are known for. */
interface Signals {
  signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>;
}

/** The passkeys that a field offers: a browser answers one question at a time. */
let offered: AbortController | null = null;

/** Whether the browser has passkeys, which are those of a name, and not of a number. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis && !/^\[|^[\d.]+$/.test(location.hostname);
}

/** Makes an account of the user, who keeps every game, with a passkey that signs in. */
export async function signUpByPasskey(who: Omit<SignUp, "password" | "passkey">): Promise<Me> {
  const invitation = who.invitation;
  const use: PasskeyUse = { use: "sign_up", name: who.name, ...(invitation && { invitation }) };
  return make(use, (passkey) => signUp({ ...who, passkey }));
}

/** Signs in by a passkey that the user chooses. */
export async function signInByPasskey(takeGames: boolean): Promise<Me> {
  return signIn(await answer({ use: "sign_in" }), takeGames);
}

/** Proves by a passkey who the user is, for some minutes. */
export async function proveByPasskey(): Promise<void> {
  await send("/api/v1/account/proof/passkey", posted(await answer({ use: "prove" })));
}

/** Adds a passkey to the account. */
export async function addPasskey(): Promise<Passkey> {
  return make({ use: "add" }, (made) => request<Passkey>("/api/v1/account/passkeys", posted(made)));
}

/** Gives a passkey another name. */
export async function renamePasskey(id: string, name: string): Promise<Passkey> {
  return request<Passkey>(`/api/v1/account/passkeys/${id}`, posted({ name }));
}

/** Takes a passkey away from the account, and tells the browser, which may not offer it any more. */
export async function removePasskey(id: string): Promise<void> {
  await send(`/api/v1/account/passkeys/${id}`, { method: "DELETE" });
  await forget(location.hostname, id);
}

/**
 * Offers passkeys by the field whose `autocomplete` says `webauthn`, until the function that it gives is called: whoever
 * chooses one is signed in. A browser that cannot do so offers nothing.
 */
export function offerPasskeys(
  takesGames: () => boolean,
  onDone: (me: Me) => void,
  onFail: (error: unknown) => void,
): () => void {
  const stop = new AbortController();
  const offer = async () => {
    if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    while (!stop.signal.aborted) {
      const proof = await offerOnce(stop.signal);
      if (!proof) continue;
      try {
        return onDone(await signIn(proof, takesGames()));
      } catch (error) {
        onFail(error);
      }
    }
  };
  void offer().catch(() => {});
  return () => stop.abort();
}

/** Offers passkeys by the field as long as the challenge is good; null if none was chosen. */
async function offerOnce(stop: AbortSignal): Promise<PasskeyProof | null> {
  await shown(stop);
  const told = await challenge({ use: "sign_in" });
  const mine = new AbortController();
  offered = mine;
  const timer = setTimeout(() => mine.abort(), CHALLENGE_MINUTES * 60_000 - SPARE_MS);
  const signal = AbortSignal.any([stop, mine.signal]);
  try {
    const given = await navigator.credentials.get({
      mediation: "conditional",
      signal,
      publicKey: asked(told),
    });
    return given ? proofOf(given as PublicKeyCredential) : null;
  } catch (error) {
    // What has stopped it may ask for a passkey itself: the field waits until that is over.
    if (!signal.aborted) throw error;
    await current;
    return null;
  } finally {
    clearTimeout(timer);
    if (offered === mine) offered = null;
  }
}

/** The question that the user was asked by a press, until it is answered. */
let current: Promise<unknown> = Promise.resolve();

/** Waits until somebody sees the page. */
async function shown(stop: AbortSignal): Promise<void> {
  while (document.visibilityState !== "visible" && !stop.aborted) {
    await new Promise((seen) =>
      document.addEventListener("visibilitychange", seen, { once: true, signal: stop }),
    );
  }
}

/** The answer of a passkey that the user chooses. */
async function answer(use: PasskeyUse): Promise<PasskeyProof> {
  const told = await challenge(use);
  return proofOf(await credential(() => navigator.credentials.get({ publicKey: asked(told) })));
}

/** Makes a passkey, and gives it to the service; the browser forgets one that the service does not take. */
async function make<T>(use: PasskeyUse, give: (passkey: NewPasskey) => Promise<T>): Promise<T> {
  const told = await challenge(use);
  const user = told.user ?? { id: "", name: "" };
  const given = await credential(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(told.challenge),
        rp: { id: told.rp, name: told.site },
        user: { id: bytes(user.id), name: user.name, displayName: user.name },
        pubKeyCredParams: KEY_KINDS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: told.passkeys.map(known),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
      },
    }),
  );
  const response = given.response as AuthenticatorAttestationResponse;
  const key = response.getPublicKey?.();
  if (!key) throw new Error(text.passkeyNone());
  try {
    return await give({
      client_data: base64(response.clientDataJSON),
      authenticator_data: base64(response.getAuthenticatorData()),
      public_key: base64(key),
    });
  } catch (error) {
    // Where only the answer was lost, the service may have taken it, and nothing else may open the account.
    if (error instanceof RequestError && error.isRefusal) await forget(told.rp, given.id);
    throw error;
  }
}

/** What the browser does when it is asked, after it has stopped to offer passkeys by a field. */
async function credential(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  offered?.abort();
  const asking = ask().catch(() => null);
  current = asking;
  const given = await asking;
  // Whoever says no, or has none, has not done anything wrong.
  if (!given) throw new Error(text.passkeyNone());
  return given as PublicKeyCredential;
}

function challenge(use: PasskeyUse): Promise<PasskeyChallenge> {
  return request<PasskeyChallenge>("/api/v1/passkey-challenge", posted(use));
}

function signIn(passkey: PasskeyProof, take_games: boolean): Promise<Me> {
  return changeCookie(() => request<Me>("/api/v1/session/passkey", posted({ passkey, take_games })));
}

function asked(told: PasskeyChallenge): PublicKeyCredentialRequestOptions {
  return {
    challenge: bytes(told.challenge),
    rpId: told.rp,
    allowCredentials: told.passkeys.map(known),
    userVerification: "required",
  };
}

function known(id: string): PublicKeyCredentialDescriptor {
  return { type: "public-key", id: bytes(id) };
}

function proofOf(given: PublicKeyCredential): PasskeyProof {
  const response = given.response as AuthenticatorAssertionResponse;
  return {
    id: given.id,
    client_data: base64(response.clientDataJSON),
    authenticator_data: base64(response.authenticatorData),
    signature: base64(response.signature),
    ...(response.userHandle && { user: base64(response.userHandle) }),
  };
}

/** Lets the browser forget a passkey, if it can. */
async function forget(rpId: string, credentialId: string): Promise<void> {
  await (PublicKeyCredential as Signals).signalUnknownCredential?.({ rpId, credentialId }).catch(() => {});
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function base64(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
