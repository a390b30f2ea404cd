import type { operations } from '#openapi/generated/account.ts';
import { refuseOffer as keepRefusal } from '#server/sales/offers/reserved-offer.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

const UNKNOWN = refusal(404, 'ERR_NOT_FOUND', 'the reader has no such offer any more');

export const refuseOffer: Handler<operations['refuseOffer']> = async ({
  session,
  path,
  body,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const said = { id: path.id, refused: body.rifiutata };
  return (await keepRefusal(orm, { brand, reader: session, now }, said)) ? DONE : UNKNOWN;
};
