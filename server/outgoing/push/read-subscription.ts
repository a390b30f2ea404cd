import { ECDH } from 'node:crypto';
import { isPushEndpoint } from '#domain/push/push-endpoint.ts';

/** Where a device is reached, as its browser said it. */
export type SaidSubscription = { endpoint: string; p256dh: string; auth: string };

const AUTH_BYTES = 16;

/**
 * What of a subscription cannot be sent to, by its field; null where all can. RFC 8291 PSH-02
 * @param services hosts of push services besides those that everybody knows
 */
export function wrongIn(
  { endpoint, p256dh, auth }: SaidSubscription,
  services: readonly string[],
): keyof SaidSubscription | null {
  if (!isPushEndpoint(endpoint, services)) return 'endpoint';
  if (!isPoint(p256dh)) return 'p256dh';
  return Buffer.from(auth, 'base64url').length === AUTH_BYTES ? null : 'auth';
}

/** Of the curve that messages are encrypted on: another would fail with every message. */
function isPoint(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  try {
    return key.equals(ECDH.convertKey(key, 'prime256v1', undefined, undefined, 'uncompressed') as Buffer);
  } catch {
    return false;
  }
}
