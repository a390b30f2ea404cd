import { Invitation } from '#domain/validation/members.ts';
import type { operations } from '#openapi/generated/account.ts';
import { inviteMember as invite } from '#server/accounts/members/invite-member.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { tooMany } from '../too-many-attempts.ts';
import { readFields } from './answers.ts';
import { noSuchSeats, seatConflict, seatsNow } from './seats-answer.ts';

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
