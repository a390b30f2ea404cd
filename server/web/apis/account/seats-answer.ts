import type { Session } from '#server/accounts/identity/identity-service.ts';
import { readSeats } from '#server/accounts/members/read-seats.ts';
import type { RequestContext } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toPosti } from './seats-wire.ts';

export const noSuchSeats = () =>
  refusal(404, 'ERR_NOT_FOUND', 'the reader holds no family or company subscription of that id');

const MESSAGES = {
  ERR_CANNOT_INVITE_YOURSELF: 'the holder has a seat already',
  ERR_ALREADY_MEMBER: 'has a seat already',
  ERR_ALREADY_INVITED: 'an invite waits for that e-mail',
  ERR_NO_SEATS: 'every seat is taken',
  ERR_SUBSCRIPTION_NOT_ACTIVE: 'the subscription is not running',
} as const;

export type SeatConflict = keyof typeof MESSAGES;

export const seatConflict = (code: SeatConflict) => refusal(409, code, MESSAGES[code]);

/** The seats as they are now: the answer to whatever changes them. */
export async function seatsNow({ orm, brand, now }: RequestContext, { readerId }: Session, id: number) {
  const seats = await readSeats(orm, { readerId, brand, now }, id);
  return seats ? ok(toPosti(seats)) : noSuchSeats();
}
