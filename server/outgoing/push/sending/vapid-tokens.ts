import webPush from 'web-push';
import type { Vapid } from '../vapid.ts';

/** Half of what RFC 8292 allows, so that a clock that is wrong by hours does no harm. */
const LIFETIME_S = 12 * 3600;
/** A service gets the same token for an hour, because signing costs more than sending. */
const RENEWED_AFTER_MS = 3600 * 1000;

type Token = { header: string; madeAt: number };

/** The `Authorization` header for an origin, which proves to a push service who sends. RFC 8292 PSH-02 */
export function vapidTokens(
  { subject, publicKey, privateKey }: Vapid,
  now: () => Date,
): (origin: string) => string {
  const tokens = new Map<string, Token>();
  const isFresh = ({ madeAt }: Token, moment: number) =>
    moment >= madeAt && moment < madeAt + RENEWED_AFTER_MS;

  function renewed(origin: string, moment: number): Token {
    // Expired tokens are deleted: subscribers may name any number of hosts.
    for (const [other, token] of tokens) if (!isFresh(token, moment)) tokens.delete(other);
    const until = Math.floor(moment / 1000) + LIFETIME_S;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      until,
    );
    const token = { header, madeAt: moment };
    tokens.set(origin, token);
    return token;
  }

  return (origin) => {
    const moment = now().getTime();
    const kept = tokens.get(origin);
    return (kept && isFresh(kept, moment) ? kept : renewed(origin, moment)).header;
  };
}
