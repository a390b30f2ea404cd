import webPush from 'web-push';
import type { Vapid } from '../vapid.ts';

/** Half of what RFC 8292 allows, so that a clock that is wrong by hours does no harm. */
const LIFETIME_S = 12 * 3600;
/** A service gets the same token for an hour, because signing costs more than sending. */
const MAX_TOKEN_AGE_MS = 3600 * 1000;

type Token = { header: string; madeAt: number };

/**
 * Returns a function that gives the `Authorization` header for an origin: it proves who sends. RFC 8292
 * PSH-02
 */
export function vapidTokens(
  { subject, publicKey, privateKey }: Vapid,
  now: () => Date,
): (origin: string) => string {
  const tokens = new Map<string, Token>();
  const isFresh = ({ madeAt }: Token, moment: number) =>
    moment >= madeAt && moment < madeAt + MAX_TOKEN_AGE_MS;

  function renew(origin: string, moment: number): Token {
    // Expired tokens are deleted: subscribers may name any number of hosts.
    for (const [other, token] of tokens) if (!isFresh(token, moment)) tokens.delete(other);
    const expiresAt = Math.floor(moment / 1000) + LIFETIME_S;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      expiresAt,
    );
    const token = { header, madeAt: moment };
    tokens.set(origin, token);
    return token;
  }

  return (origin) => {
    const moment = now().getTime();
    const cached = tokens.get(origin);
    return (cached && isFresh(cached, moment) ? cached : renew(origin, moment)).header;
  };
}
