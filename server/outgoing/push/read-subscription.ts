import { ECDH } from 'node:crypto';
import { isPushEndpoint } from '#domain/push/push-endpoint.ts';

/** Address and keys of a device as its browser sent them. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string };

const AUTH_BYTES = 16;

/**
 * The field of a subscription that makes it unusable; null where it can be used. RFC 8291 PSH-02
 * @param services hosts of push services in addition to the well-known ones
 */
export function invalidFieldOf(
  { endpoint, p256dh, auth }: BrowserSubscription,
  services: readonly string[],
): keyof BrowserSubscription | null {
  if (!isPushEndpoint(endpoint, services)) return 'endpoint';
  if (!isPoint(p256dh)) return 'p256dh';
  return Buffer.from(auth, 'base64url').length === AUTH_BYTES ? null : 'auth';
}

/** The key must be on the curve used for encryption: with another one every message would fail. */
function isPoint(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  try {
    return key.equals(ECDH.convertKey(key, 'prime256v1', undefined, undefined, 'uncompressed') as Buffer);
  } catch {
    return false;
  }
}
