import type { Brand } from '#domain/brands/brand.ts';
import type { LetterRow } from '../db/press-letters.ts';

/** A letter as its Message-ID names it. */
export type NamedLetter = Pick<LetterRow, 'id' | 'sendingId'>;

/** Message-ID of a letter, by which a returned mail is matched to it. It is the same for each attempt. RFC 5322 */
export const messageIdOf = ({ id, sendingId }: NamedLetter, { domain }: Pick<Brand, 'domain'>): string =>
  `<rassegna.${sendingId}.${id}@${domain}>`;

/** Nine digits are always a number of PostgreSQL's, and more letters than any paper sends. */
const OF_LETTER = /^<?rassegna\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})@/i;

/** The letter that a Message-ID names; null for the one of another mail. */
export function letterOfMessageId(messageId: string): NamedLetter | null {
  const [, sendingId, id] = OF_LETTER.exec(messageId.trim()) ?? [];
  return sendingId === undefined || id === undefined ? null : { id: Number(id), sendingId };
}
