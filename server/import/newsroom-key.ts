import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Whether a newsroom gave its paper's key, of which the SHA-256 is known, in hex. In the same time whatever it is. */
export function isNewsroomKey(given: string | undefined, digest: string | undefined): boolean {
  const wanted = Buffer.from(digest ?? '', 'hex');
  const found = sha256(given ?? '');
  return (
    timingSafeEqual(found, wanted.length === found.length ? wanted : sha256('no key')) && digest !== undefined
  );
}
