import type { Invite, Member, Seats } from '#domain/members.ts';
import { Invitation, SeatActivation } from '#domain/validation/members.ts';
import { SalesMessage } from '#domain/validation/sales-message.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import type { Session } from '#server/accounts/identity/identity-service.ts';
import { mayContactSales, contactSales as write } from '#server/accounts/members/contact-sales.ts';
import { inviteMember as invite } from '#server/accounts/members/invite-member.ts';
import { readSeats } from '#server/accounts/members/read-seats.ts';
import { removeSeat } from '#server/accounts/members/remove-seat.ts';
import { resendInvite as resend } from '#server/accounts/members/resend-invite.ts';
import { takeSeat } from '#server/accounts/members/take-seat.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { doneOrRefused, refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';
import { readFields } from './answers.ts';

type Wire = components['schemas'];

const toPosti = ({ total, used, holder, members, invites }: Seats): Wire['Posti'] => ({
  totale: total,
  usati: used,
  titolare: toPersona(holder),
  membri: members.map(toPersona),
  inviti: invites.map(toInvito),
});

const toPersona = ({ id, name, email, since }: Member): Wire['PersonaMembro'] => ({
  id,
  nome: name,
  email,
  dal: since,
});

const toInvito = ({ id, name, email, code, state, sentAt, expiresAt }: Invite): Wire['InvitoAperto'] => ({
  id,
  nome: name,
  email,
  codice: code,
  stato: state,
  inviato: sentAt,
  scade: expiresAt,
});

/** The current seats: the response of every call that changes them. */
async function seatsNow({ orm, brand, now }: RequestContext, { readerId }: Session, id: number) {
  const seats = await readSeats(orm, { readerId, brand, now }, id);
  return seats ? ok(toPosti(seats)) : refuse('no-such-seats');
}

export const listMembers: Handler<operations['listMembers']> = async (call) =>
  call.session ? await seatsNow(call, call.session, call.path.id) : LOGIN_REQUIRED;

export const inviteMember: Handler<operations['inviteMember']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(Invitation, call.body);
  if (!read.ok) return refuse(read.error);
  const { nome: name, email } = read.value;
  const invited = await invite(call, session, { id: path.id, email, name });
  return invited.ok ? await seatsNow(call, session, path.id) : refuse(invited.error);
};

export const resendInvite: Handler<operations['resendInvite']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const sent = await resend(call, session, path);
  return sent.ok ? await seatsNow(call, session, path.id) : refuse(sent.error);
};

export const removeMember: Handler<operations['removeMember']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!(await removeSeat(call, session, path))) return refuse('no-such-seats');
  return await seatsNow(call, session, path.id);
};

export const activateMembership: Handler<operations['activateMembership']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const read = readFields(SeatActivation, call.body);
  if (!read.ok) return refuse(read.error);
  const taken = await takeSeat(call, call.session, read.value.codice);
  if (!taken.ok) return refuse(taken.error);
  const { product, plan, holder } = taken.value;
  return ok({ prodotto: product, piano: plan, titolare: holder });
};

export const contactSales: Handler<operations['contactSales']> = async (call) => {
  const { session } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!mayContactSales(session)) return refuse('companies-only');
  const read = readFields(SalesMessage, call.body);
  if (!read.ok) return refuse(read.error);
  const { oggetto: subject, messaggio: message } = read.value;
  return doneOrRefused(await write(call, session, { subject, message }));
};
