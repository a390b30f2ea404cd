import { SeatActivation } from '#domain/validation/members.ts';
import type { operations } from '#openapi/generated/account.ts';
import { takeSeat } from '#server/accounts/members/take-seat.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { codeNotValid, readFields } from './answers.ts';
import { seatConflict } from './seats-answer.ts';

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
