import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';

/** The sender of a message, as a push service reads it. */
export type ReadVapid = {
  publicKey: string;
  audience: string;
  subject: string;
  expires: Date;
  token: string;
};

const FORM = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/;
const POINT_BYTES = 65;
const DAY_MS = 24 * 3600 * 1000;

const Head = v.object({ typ: v.literal('JWT'), alg: v.literal('ES256') });
const Claims = v.object({
  aud: v.string(),
  exp: v.pipe(v.number(), v.integer()),
  sub: v.pipe(v.string(), v.regex(/^(?:mailto:|https:\/\/)/)),
});

/** Reads and verifies a VAPID header. @throws Error where a push service at `audience` would reject it. RFC 8292 */
export function readVapid(authorization: string, audience: string, now = new Date()): ReadVapid {
  const [, head = '', claims = '', signature = '', publicKey = ''] = FORM.exec(authorization) ?? [];
  v.parse(Head, jsonIn(head));
  const { aud, exp, sub } = v.parse(Claims, jsonIn(claims));
  const signed = Buffer.from(`${head}.${claims}`);
  const key = { key: keyOf(publicKey), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by its key');
  if (aud !== audience) throw new Error(`for ${aud}, not for ${audience}`);
  const left = exp * 1000 - now.getTime();
  if (left <= 0 || left > DAY_MS) throw new Error(`good for ${left} ms`);
  return {
    publicKey,
    audience: aud,
    subject: sub,
    expires: new Date(exp * 1000),
    token: `${head}.${claims}.${signature}`,
  };
}

const jsonIn = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

function keyOf(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== POINT_BYTES) throw new Error(`a key of ${point.length} bytes`);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
}
