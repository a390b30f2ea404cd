import { attachmentNameOf, attachmentTypeOf } from '#domain/support/attachment.ts';
import { MAX_ATTACHMENT_BYTES } from '#domain/support/ticket.ts';
import { ReaderTicketForm, TicketForm } from '#domain/validation/ticket.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { countFaqVote } from '#server/accounts/identity/limits.ts';
import { mayContactSales } from '#server/accounts/members/contact-sales.ts';
import { failure, success } from '#server/base/result.ts';
import { addFaqVote } from '#server/help/db/faq-votes.ts';
import { faqOf } from '#server/help/pages/faq-of.ts';
import { takeTicket } from '#server/help/support/tickets/take-ticket.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, ok } from '../replies.ts';
import { readFields } from './answers.ts';

export const sendTicket: Handler<operations['sendTicket']> = async (call) => {
  const { session, body } = call;
  const read = readFields(session ? ReaderTicketForm : TicketForm, body);
  if (!read.ok) return refuse(read.error);
  const { argomento: topic, oggetto: subject, messaggio: message, email } = read.value;
  if (topic === 'commerciale' && !(session && mayContactSales(session))) return refuse('companies-only');
  const file = readAttachment(body.allegato);
  if (!file.ok) return refuse(file.error);
  const taken = await takeTicket(
    call,
    { readerId: session?.readerId ?? null, token: body['g-recaptcha-response'] },
    { id: body.id, topic, subject, message, email, attachment: file.value },
  );
  return taken.ok ? ok({ ticket: taken.value.number, email: taken.value.email }) : refuse(taken.error);
};

function readAttachment(sent: components['schemas']['Richiesta']['allegato']) {
  if (!sent) return success(null);
  const bytes = Buffer.from(sent.dati, 'base64');
  if (bytes.length > MAX_ATTACHMENT_BYTES) return failure('file-too-large');
  const type = attachmentTypeOf(bytes);
  return type
    ? success({ name: attachmentNameOf(sent.nome, type), type, bytes })
    : failure('attachment-kind');
}

export const voteFaq: Handler<operations['voteFaq']> = async (call) => {
  const { body, brand, orm, identity, client, supportChats } = call;
  const { risposta: slug, utile: helpful, prima: before } = body;
  const isAnswer = (await faqOf(brand, supportChats.answering)).some(({ answers }) =>
    answers.some((answer) => answer.slug === slug),
  );
  if (!isAnswer) return refuse('no-such-answer');
  const wait = await countFaqVote(identity, client.address);
  if (wait > 0) return refuse({ wait });
  await addFaqVote(orm, { brand: brand.sigla, answer: slug }, { helpful, before });
  return DONE;
};
