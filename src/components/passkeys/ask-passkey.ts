import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/**
 * The browser reports the same errors when the reader declines, when the dialog times out, and when there is no
 * passkey.
 */
const DECLINED: readonly string[] = ['NotAllowedError', 'AbortError'];

async function unlessDeclined<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Error && DECLINED.includes(error.name)) return null;
    throw error;
  }
}

/** Signs with a passkey of this device; null where the reader declined. */
export const signWithPasskey = (options: Record<string, unknown>) =>
  unlessDeclined(
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Creates a passkey on this device; null where the reader declined. */
export const createPasskey = (options: Record<string, unknown>) =>
  unlessDeclined(
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
