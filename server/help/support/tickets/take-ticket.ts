import type { Brand } from '#domain/brands/brand.ts';
import type { AttachmentType } from '#domain/support/attachment.ts';
import { type TicketTopic, ticketNumber } from '#domain/support/ticket.ts';
import { findReader, type ReaderRow } from '#server/accounts/db/readers.ts';
import type { TooMany } from '#server/accounts/identity/budget.ts';
import type { Client, IdentityService } from '#server/accounts/identity/identity-service.ts';
import type { Captcha } from '#server/base/captcha/captcha.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findTicket, insertTicket, type TicketRow } from '../../db/support-tickets.ts';
import { countTicket } from './ticket-limits.ts';
import type { TicketMailJobs } from './ticket-mail-jobs.ts';

/** A ticket as it was written, already validated. */
export type WrittenTicket = {
  id: string;
  topic: TicketTopic;
  subject: string;
  message: string;
  /** E-mail of a writer who is not signed in. */
  email: string;
  attachment: { name: string; type: AttachmentType; bytes: Uint8Array } | null;
};

type TicketCall = {
  brand: Brand;
  now: Date;
  identity: IdentityService;
  client: Pick<Client, 'address' | 'work'>;
  captcha: Captcha;
  ticketMailJobs: TicketMailJobs;
};

/** The same for a repeated call. */
type TakenTicket = { number: string; email: string };

type TicketSender = { readerId: string | null; token: string | undefined };

/** Takes a ticket, once for each id: it is stored and added to the queue in one transaction. HLP-02 */
export async function takeTicket(
  call: TicketCall,
  { readerId, token }: TicketSender,
  input: WrittenTicket,
): Promise<Result<TakenTicket, 'captcha-not-valid' | 'other-ticket' | TooMany>> {
  const { identity, brand, now } = call;
  const earlier = await findTicket(identity.orm, input.id);
  if (earlier) return toOutcome(earlier, call, readerId);
  const proof = await checkCaptcha(call, token);
  if (!proof.ok) return proof;
  const reader = readerId === null ? undefined : await findReader(identity.orm, readerId);
  const email = reader?.email ?? input.email;
  const counted = await countTicket(identity, {
    client: call.client,
    now,
    email,
    readerId: reader?.id ?? null,
    proven: proof.value === 'proven',
  });
  if (!counted.ok) return counted;
  const { id, topic, subject, message, attachment } = input;
  const inserted = await identity.orm.transaction(async (tx) => {
    const row = await insertTicket(tx, {
      id,
      brand: brand.sigla,
      readerId: reader?.id ?? null,
      email,
      name: reader ? nameOf(reader) : null,
      topic,
      subject,
      message,
      createdAt: now,
      attachmentName: attachment?.name ?? null,
      attachmentType: attachment?.type ?? null,
      attachment: attachment?.bytes ?? null,
    });
    if (row) await call.ticketMailJobs.enqueue(tx, id);
    return row;
  });
  const ticket = inserted ?? (await findTicket(identity.orm, id));
  if (!ticket) throw new Error('a ticket was neither inserted nor found by its id');
  return toOutcome(ticket, call, readerId);
}

/** The page generates the id, so another reader's ticket with the same id is not revealed. */
function toOutcome(
  { number, email, ...ticket }: TicketRow,
  { brand }: TicketCall,
  readerId: string | null,
): Result<TakenTicket, 'other-ticket'> {
  if (ticket.readerId !== readerId || ticket.brand !== brand.sigla) return failure('other-ticket');
  return success({ number: ticketNumber(brand.sigla, number), email });
}

/**
 * Checks the captcha. A wrong token is refused, so that the page gets another one. Where no token can be loaded or
 * checked, the form still works, with a stricter limit.
 */
async function checkCaptcha(
  { captcha, now, client, identity }: TicketCall,
  token: string | undefined,
): Promise<Result<'proven' | 'unproven', 'captcha-not-valid'>> {
  const captchaCall = { action: 'contatto' as const, now, address: client.address, orm: identity.orm };
  const verdict = await captcha.verify(token, captchaCall);
  if (verdict === 'ok') return success('proven');
  // A call that was asked for proof of work is sent again with the token that was already used.
  if (verdict === 'used' && client.work !== undefined) return success('unproven');
  return verdict === 'missing' || verdict === 'unreachable'
    ? success('unproven')
    : failure('captcha-not-valid');
}

/** Name of a reader; a company's reader has a personal name too. */
function nameOf({ name, surname, companyName }: ReaderRow): string {
  const person = `${name} ${surname}`.trim();
  return companyName ? `${person}, ${companyName}` : person;
}
