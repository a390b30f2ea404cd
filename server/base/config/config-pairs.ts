import { ConfigError } from './config-error.ts';
import { isVapidPair } from './vapid-keys.ts';

type Settings<Name extends string> = { [Each in Name]?: string | undefined };

/** Reads two settings that are useful only together. @throws ConfigError if only one of them is set. */
function readPair<Value>(
  names: string,
  [one, other]: [string | undefined, string | undefined],
  make: (one: string, other: string) => Value,
): Value | null {
  if (one && other) return make(one, other);
  if (one || other) throw new ConfigError(`${names}: set both or neither`);
  return null;
}

export const checkoutOf = ({ CHECKOUT_URL, CHECKOUT_SECRET }: Settings<'CHECKOUT_URL' | 'CHECKOUT_SECRET'>) =>
  readPair('CHECKOUT_URL, CHECKOUT_SECRET', [CHECKOUT_URL, CHECKOUT_SECRET], (url, secret) => ({
    url,
    secret,
  }));

export function modelOf(set: Settings<'ASSISTANT_URL' | 'ASSISTANT_MODEL' | 'ASSISTANT_KEY'>) {
  const { ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_KEY: key = null } = set;
  const make = (url: string, name: string) => ({ url: url.replace(/\/+$/, ''), key, name });
  return readPair('ASSISTANT_URL, ASSISTANT_MODEL', [ASSISTANT_URL, ASSISTANT_MODEL], make);
}

type Embeddings = Settings<'EMBEDDINGS_URL' | 'EMBEDDINGS_MODEL' | 'EMBEDDINGS_KEY'> & {
  EMBEDDINGS_THRESHOLD?: number | undefined;
};

export function embeddingsOf(set: Embeddings) {
  const { EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_KEY: key = null } = set;
  const threshold = set.EMBEDDINGS_THRESHOLD ?? null;
  const make = (url: string, name: string) => ({ url: url.replace(/\/+$/, ''), key, name, threshold });
  return readPair('EMBEDDINGS_URL, EMBEDDINGS_MODEL', [EMBEDDINGS_URL, EMBEDDINGS_MODEL], make);
}

export function recaptchaOf(set: Settings<'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_SECRET'>) {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET } = set;
  const make = (siteKey: string, secret: string) => ({ siteKey, secret });
  return readPair('RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET', [RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET], make);
}

export function googlePlayOf(set: Settings<'GOOGLE_PLAY_ACCOUNT' | 'GOOGLE_PLAY_KEY'>) {
  const { GOOGLE_PLAY_ACCOUNT, GOOGLE_PLAY_KEY } = set;
  const make = (account: string, key: string) => ({ account, key });
  return readPair('GOOGLE_PLAY_ACCOUNT, GOOGLE_PLAY_KEY', [GOOGLE_PLAY_ACCOUNT, GOOGLE_PLAY_KEY], make);
}

/** @throws ConfigError if only one of them is set, or they are not a pair. */
export function vapidKeysOf(set: Settings<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>) {
  const names = 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY';
  const make = (publicKey: string, privateKey: string) => ({ publicKey, privateKey });
  const keys = readPair(names, [set.VAPID_PUBLIC_KEY, set.VAPID_PRIVATE_KEY], make);
  if (keys && !isVapidPair(keys))
    throw new ConfigError(`${names}: must be a pair of P-256 keys in base64url`);
  return keys;
}
