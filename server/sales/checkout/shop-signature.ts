import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, and how far ahead the shop's clock may run. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

/** HMAC-SHA256 in hex over `<timestamp>.<text>`; the timestamp is seconds since 1970. */
export const signatureOf = (secret: string, timestamp: string, text: Uint8Array | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(text).digest('hex');

type SignedBody = { timestamp: string; signature: string; body: Uint8Array };

/** Whether the shop signed a body, and recently. */
export function isFromShop(secret: string, { timestamp, signature, body }: SignedBody, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(Number(timestamp) * 1000 - now.getTime()) > MAX_CLOCK_DIFFERENCE_MS) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
