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

async function unlessDeclined<Made>(asked: Promise<Made>): Promise<Made | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && DECLINED.includes(error.name)) return null;
    throw error;
  }
}

/** Signs with a passkey of this device; null where the reader declined. */
export const askPasskey = (options: Record<string, unknown>) =>
  unlessDeclined(
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Creates a passkey on this device; null where the reader declined. */
export const makePasskey = (options: Record<string, unknown>) =>
  unlessDeclined(
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
