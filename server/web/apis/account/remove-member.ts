import type { operations } from '#openapi/generated/account.ts';
import { removeSeat } from '#server/accounts/members/remove-seat.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { noSuchSeats, seatsNow } from './seats-answer.ts';

export const removeMember: Handler<operations['removeMember']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!(await removeSeat(call, session, path))) return noSuchSeats();
  return await seatsNow(call, session, path.id);
};
