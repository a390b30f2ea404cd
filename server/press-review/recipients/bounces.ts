import * as v from 'valibot';
import { Email } from '#domain/validation/account-forms.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { isMailboxGone } from '#server/base/mail/refused-for-good.ts';
import { markLetterBounced } from '../db/press-letters.ts';
import { markAddressBounced } from '../db/press-recipients.ts';

/** What a mail server said of a letter; `status` as RFC 3463 has it. */
export type Bounce = { email: string; status: string; reason: string };

/** A mail comes back within this time. */
const COMES_BACK_MS = 7 * 86_400_000;

/**
 * Writes down which mails came back for good. Addresses that are none get nothing more; a full mailbox, a mail that is too
 * long, or a server that wants none of ours is no reason to. RFC 3463
 */
export async function takeBounces(orm: Orm, bounces: readonly Bounce[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - COMES_BACK_MS);
  for (const { email, status, reason } of bounces.filter((bounce) => bounce.status.startsWith('5.'))) {
    const address = v.safeParse(Email, email);
    if (!address.success) continue;
    const why = oneLine(reason) || status;
    await markLetterBounced(orm, { email: address.output, reason: why, since, now });
    if (isMailboxGone(status)) await markAddressBounced(orm, address.output, why, now);
  }
}
