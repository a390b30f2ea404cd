import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Sigla } from '#domain/brands/brand.ts';
import { isDay } from '#domain/day.ts';
import type { PlayPurchase, PlayStore } from './play-store.ts';

const Day = v.pipe(v.string(), v.check(isDay));

const SignedPurchase = v.object({
  brand: v.string(),
  account: v.nullable(v.string()),
  months: v.picklist([1, 12]),
  startsOn: Day,
  endsOn: Day,
  renews: v.boolean(),
});

const signatureOf = (secret: string, body: string) =>
  createHmac('sha256', secret).update(`google-play ${body}`).digest();

/** Makes a token for `signedPlayStore`: the purchase itself with the server's signature. */
export function signPurchase(secret: string, brand: Sigla, purchase: PlayPurchase): string {
  const body = Buffer.from(JSON.stringify({ brand, ...purchase })).toString('base64url');
  return `${body}.${signatureOf(secret, body).toString('base64url')}`;
}

/**
 * Store for a system without a Google service account: accepts only purchases that were signed with this server's
 * secret.
 */
export const signedPlayStore = (secret: string): PlayStore => ({
  async purchase({ sigla }, token) {
    const [body = '', signatureText = ''] = token.split('.');
    const signature = Buffer.from(signatureText, 'base64url');
    const expected = signatureOf(secret, body);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
    const { brand, ...purchase } = v.parse(
      SignedPurchase,
      JSON.parse(Buffer.from(body, 'base64url').toString()),
    );
    return brand === sigla ? purchase : null;
  },
});
