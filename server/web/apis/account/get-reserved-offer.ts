import type { operations } from '#openapi/generated/account.ts';
import { reservedOffer } from '#server/sales/offers/reserved-offer.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toOfferta } from './offer-wire.ts';

export const getReservedOffer: Handler<operations['getReservedOffer']> = async ({
  session,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const offer = await reservedOffer(orm, { brand, reader: session, now });
  return ok({ offerta: offer && toOfferta(offer) });
};
