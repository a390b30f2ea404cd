import type { operations } from '#openapi/generated/account.ts';
import { resendInvite as resend } from '#server/accounts/members/resend-invite.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { tooMany } from '../too-many-attempts.ts';
import { noSuchSeats, seatConflict, seatsNow } from './seats-answer.ts';

export const resendInvite: Handler<operations['resendInvite']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const attempt = await resend(call, session, path);
  if (typeof attempt === 'object') return tooMany(attempt);
  if (attempt === 'ERR_NOT_FOUND') return noSuchSeats();
  return attempt === 'done' ? await seatsNow(call, session, path.id) : seatConflict(attempt);
};
