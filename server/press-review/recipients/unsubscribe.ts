import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { PRESS_UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { isToken } from '#server/base/mail/list-token.ts';
import type { ListHeaders } from '#server/base/mail/mailer.ts';
import { oneClickHeaders } from '#server/base/mail/one-click.ts';
import { findDesk } from '../db/press-desks.ts';
import { letterByUnsubscribeHash } from '../db/press-letters.ts';
import {
  allowForwarding,
  blockForwarding,
  deskOfToken,
  type Resumed,
  recipientStatus,
  resubscribeRecipient,
  unsubscribeRecipient,
} from '../db/press-recipients.ts';
import { licenseeOf } from '../licensee.ts';

/** Address at which a recipient unsubscribes from the press review; the page asks for confirmation. */
export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}${PRESS_UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;

/**
 * List headers in the mails of a press review, for mail programs; the list id is the same in every mail of a
 * desk. RFC 2919, RFC 8058
 */
export const pressListHeaders = (
  { domain }: Pick<Brand, 'domain'>,
  { deskId, origin, token }: { deskId: number; origin: string; token: string },
): ListHeaders => ({
  'List-Id': `<${deskId}.rassegna.${domain}>`,
  ...oneClickHeaders(unsubscribeUrl(origin, token)),
});

async function deskIdOfToken(orm: Orm, brand: Sigla, token: string): Promise<number | null> {
  const deskIdOfRecipient = await deskOfToken(orm, brand, token);
  if (deskIdOfRecipient !== null) return deskIdOfRecipient;
  const letter = await letterByUnsubscribeHash(orm, brand, hashOf(token));
  if (!letter) return null;
  const recipientState = await recipientStatus(orm, letter.deskId, letter.email);
  return recipientState === 'unsubscribed' ? null : letter.deskId;
}

/**
 * Licensee whose press review the recipient with this token gets; null if the token is unknown or its recipient has
 * unsubscribed.
 */
export async function licenseeOfToken(orm: Orm, brand: Sigla, token: string): Promise<string | null> {
  const deskId = isToken(token) ? await deskIdOfToken(orm, brand, token) : null;
  const desk = deskId === null ? undefined : await findDesk(orm, deskId);
  return desk ? await licenseeOf(orm, desk) : null;
}

/** Unsubscribes the recipient of a token. Repeating it is not an error: mail programs send it more than once. */
export async function unsubscribeByToken(
  orm: Orm,
  { brand, now }: { brand: Sigla; now: Date },
  token: string,
): Promise<void> {
  if (!isToken(token)) return;
  await unsubscribeRecipient(orm, brand, token, now);
  const letter = await letterByUnsubscribeHash(orm, brand, hashOf(token));
  if (letter) await blockForwarding(orm, { ...letter, token, now });
}

/**
 * Subscribes the recipient of a token again; forwarding to the address is allowed again too. A forwarded letter has a
 * token of its own, and its address may be that of a recipient with another one. @returns null if the recipient had not
 * unsubscribed
 */
export async function resubscribeByToken(
  orm: Orm,
  { brand, now }: { brand: Sigla; now: Date },
  token: string,
): Promise<Resumed | null> {
  if (!isToken(token)) return null;
  const resumed = await resubscribeRecipient(orm, brand, token, now);
  if (resumed) return resumed;
  const letter = await letterByUnsubscribeHash(orm, brand, hashOf(token));
  return letter ? await allowForwarding(orm, { ...letter, now }) : null;
}
