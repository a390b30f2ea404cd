import { ATTACHMENT_MESSAGES, attachmentNameOf, attachmentTypeOf } from '#domain/support/attachment.ts';
import { LARGEST_ATTACHMENT } from '#domain/support/ticket.ts';
import { ReaderTicketForm, TicketForm } from '#domain/validation/ticket.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { isTooMany } from '#server/accounts/identity/budget.ts';
import { countFaqVote } from '#server/accounts/identity/limits.ts';
import { mayContactSales } from '#server/accounts/members/contact-sales.ts';
import { addFaqVote } from '#server/help/db/faq-votes.ts';
import { faqOf } from '#server/help/pages/faq-of.ts';
import { type TicketOutcome, takeTicket } from '#server/help/support/tickets/take-ticket.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { tooMany, tooManyAttempts } from '../too-many-attempts.ts';
import { fieldNotValid, readFields } from './answers.ts';

export const sendTicket: Handler<operations['sendTicket']> = async (call) => {
  const { session, body } = call;
  const read = readFields(session ? ReaderTicketForm : TicketForm, body);
  if (!read.ok) return read.refused;
  const { argomento: topic, oggetto: subject, messaggio: message, email } = read.fields;
  if (topic === 'commerciale' && !(session && mayContactSales(session)))
    return refusal(403, 'ERR_FORBIDDEN', 'only companies write there');
  const file = readAttachment(body.allegato);
  if ('refused' in file) return file.refused;
  const outcome = await takeTicket(
    call,
    { readerId: session?.readerId ?? null, token: body['g-recaptcha-response'] },
    { ...{ id: body.id, topic, subject, message, email }, attachment: file.attachment },
  );
  return answerTo(outcome);
};

function readAttachment(sent: components['schemas']['Richiesta']['allegato']) {
  if (!sent) return { attachment: null };
  const bytes = Buffer.from(sent.dati, 'base64');
  if (bytes.length > LARGEST_ATTACHMENT)
    return { refused: refusal(413, 'ERR_TOO_LARGE', 'the attachment is too large') };
  const type = attachmentTypeOf(bytes);
  if (!type) return { refused: fieldNotValid('allegato', ATTACHMENT_MESSAGES.kind) };
  return { attachment: { name: attachmentNameOf(sent.nome, type), type, bytes } };
}

function answerTo(outcome: TicketOutcome) {
  if (isTooMany(outcome)) return tooMany(outcome);
  if ('number' in outcome) return ok({ ticket: outcome.number, email: outcome.email });
  return outcome.refused === 'captcha'
    ? refusal(403, 'ERR_CAPTCHA_NOT_VALID', 'the token is forged, used or too old')
    : refusal(403, 'ERR_FORBIDDEN', 'that ticket is of somebody else');
}

export const voteFaq: Handler<operations['voteFaq']> = async (call) => {
  const { body, brand, orm, identity, client, chats } = call;
  const { risposta: slug, utile: helpful, prima: before } = body;
  const isAnswer = (await faqOf(brand, chats.answering)).some(({ answers }) =>
    answers.some((one) => one.slug === slug),
  );
  if (!isAnswer) return refusal(404, 'ERR_NOT_FOUND', 'the paper has no such answer');
  const wait = await countFaqVote(identity, client.address);
  if (wait > 0) return tooManyAttempts(wait);
  await addFaqVote(orm, { brand: brand.sigla, answer: slug }, { helpful, before });
  return DONE;
};
