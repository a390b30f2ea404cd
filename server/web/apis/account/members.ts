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
import { LOGIN_REQUIRED, ok, refusal } from '../replies.ts';
import { tooMany, tooManyAttempts } from '../too-many-attempts.ts';
import { codeNotValid, doneOrWait, readFields } from './answers.ts';

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

const noSuchSeats = () =>
  refusal(404, 'ERR_NOT_FOUND', 'the reader holds no family or company subscription of that id');

const MESSAGES = {
  ERR_CANNOT_INVITE_YOURSELF: 'the holder has a seat already',
  ERR_ALREADY_MEMBER: 'has a seat already',
  ERR_ALREADY_INVITED: 'an invite waits for that e-mail',
  ERR_NO_SEATS: 'every seat is taken',
  ERR_SUBSCRIPTION_NOT_ACTIVE: 'the subscription is not running',
} as const;

type SeatConflict = keyof typeof MESSAGES;

const seatConflict = (code: SeatConflict) => refusal(409, code, MESSAGES[code]);

/** The seats as they are now: the answer to whatever changes them. */
async function seatsNow({ orm, brand, now }: RequestContext, { readerId }: Session, id: number) {
  const seats = await readSeats(orm, { readerId, brand, now }, id);
  return seats ? ok(toPosti(seats)) : noSuchSeats();
}

export const listMembers: Handler<operations['listMembers']> = async (call) =>
  call.session ? await seatsNow(call, call.session, call.path.id) : LOGIN_REQUIRED;

export const inviteMember: Handler<operations['inviteMember']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(Invitation, call.body);
  if (!read.ok) return read.refused;
  const { nome: name, email } = read.fields;
  const attempt = await invite(call, session, { id: path.id, email, name });
  if (typeof attempt === 'object') return tooMany(attempt);
  if (attempt === 'ERR_NOT_FOUND') return noSuchSeats();
  return attempt === 'done' ? await seatsNow(call, session, path.id) : seatConflict(attempt);
};

export const resendInvite: Handler<operations['resendInvite']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const attempt = await resend(call, session, path);
  if (typeof attempt === 'object') return tooMany(attempt);
  if (attempt === 'ERR_NOT_FOUND') return noSuchSeats();
  return attempt === 'done' ? await seatsNow(call, session, path.id) : seatConflict(attempt);
};

export const removeMember: Handler<operations['removeMember']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!(await removeSeat(call, session, path))) return noSuchSeats();
  return await seatsNow(call, session, path.id);
};

export const activateMembership: Handler<operations['activateMembership']> = async (call) => {
  if (!call.session) return LOGIN_REQUIRED;
  const read = readFields(SeatActivation, call.body);
  if (!read.ok) return read.refused;
  const taken = await takeSeat(call, call.session, read.fields.codice);
  if (taken === 'ERR_CODE_NOT_VALID') return codeNotValid();
  if (taken === 'ERR_INVITE_OF_ANOTHER') return refusal(403, taken, 'sent to another e-mail');
  if (typeof taken === 'string') return seatConflict(taken);
  if ('wait' in taken) return tooManyAttempts(taken.wait);
  return ok({ prodotto: taken.product, piano: taken.plan, titolare: taken.holder });
};

export const contactSales: Handler<operations['contactSales']> = async (call) => {
  const { session } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!mayContactSales(session)) return refusal(403, 'ERR_FORBIDDEN', 'only companies write there');
  const read = readFields(SalesMessage, call.body);
  if (!read.ok) return read.refused;
  const { oggetto: subject, messaggio: message } = read.fields;
  return doneOrWait(await write(call, session, { subject, message }));
};
