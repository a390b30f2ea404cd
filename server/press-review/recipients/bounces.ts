import * as v from 'valibot';
import { Email } from '#domain/validation/account-forms.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { isMailboxGone } from '#server/base/mail/permanent-refusal.ts';
import { markAddressBounced } from '../db/press-bounces.ts';
import { markLetterBounced } from '../db/press-letters.ts';
import { letterOfMessageId } from '../sending/message-id.ts';

/**
 * A mail server's answer about an undelivered mail; `status` as in RFC 3463, `message_id` the Message-ID of the mail, if
 * the provider reports it.
 */
export type Bounce = { email: string; status: string; reason: string; message_id?: string };

/** How long after a letter a bounce may still arrive. */
const MAX_BOUNCE_DELAY_MS = 7 * 86_400_000;

/**
 * Records the letters that bounced permanently: the one with the Message-ID of the returned mail, or without a Message-ID
 * the latest one to its address. An address that does not exist gets no more letters; a full mailbox, a
 * mail that is too long, or a server that refuses all our mails does not stop them. RFC 3463
 */
export async function recordBounces(orm: Orm, bounces: readonly Bounce[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - MAX_BOUNCE_DELAY_MS);
  for (const { email, status, reason, message_id: messageId } of bounces.filter((bounce) =>
    bounce.status.startsWith('5.'),
  )) {
    const address = v.safeParse(Email, email);
    if (!address.success) continue;
    const shownReason = oneLine(reason) || status;
    const bounced = { email: address.output, reason: shownReason, since, now };
    const letter = messageId === undefined ? undefined : letterOfMessageId(messageId);
    if (letter !== null) await markLetterBounced(orm, { ...bounced, letter });
    if (isMailboxGone(status)) await markAddressBounced(orm, address.output, shownReason, now);
  }
}
