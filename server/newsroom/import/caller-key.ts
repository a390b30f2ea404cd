import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Whether a program that calls gave its key, of which the SHA-256 is known, in hex. In the same time whatever it is. */
export function isCallerKey(given: string | undefined, digest: string | undefined): boolean {
  const wanted = Buffer.from(digest ?? '', 'hex');
  const found = sha256(given ?? '');
  return (
    timingSafeEqual(found, wanted.length === found.length ? wanted : sha256('no key')) && digest !== undefined
  );
}
