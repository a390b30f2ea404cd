import type { Changeover } from '#domain/changeover.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { ownCreative } from '#server/accounts/tracking/creatives.ts';
import { refuseOffer as keepRefusal, reservedOffer } from '#server/sales/offers/reserved-offer.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, LOGIN_REQUIRED, ok } from '../replies.ts';

type Wire = components['schemas'];

const KINDS_TO_WIRE = {
  welcome: 'benvenuto',
  'come-back': 'ritorno',
  more: 'di-piu',
  yearly: 'annuale',
} as const;

const toCambio = ({ renewsOn, extraDays, ending }: Changeover): Wire['Cambio'] => ({
  rinnovo: renewsOn,
  giorni_in_piu: extraDays,
  non_si_rinnovano: ending.map(({ product, lastDay }) => ({ prodotto: product, ultimo_giorno: lastDay })),
});

const toOfferta = (offer: ReservedOffer): Wire['OffertaRiservata'] => ({
  id: offer.id,
  motivo: KINDS_TO_WIRE[offer.kind],
  prodotto: offer.product,
  prodotto_attuale: offer.current,
  dispositivi: offer.devices,
  valida_fino: offer.expiresOn,
  rifiutata: offer.refused,
  durate: offer.choices.map(({ id, months, cents, renewalCents, changeover }) => ({
    id,
    mesi: months,
    centesimi: cents,
    centesimi_rinnovo: renewalCents,
    cambio: toCambio(changeover),
  })),
});

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

export const refuseOffer: Handler<operations['refuseOffer']> = async ({
  session,
  path,
  body,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const decision = { id: path.id, refused: body.rifiutata };
  return (await keepRefusal(orm, { brand, reader: session, now }, decision)) ? DONE : refuse('no-such-offer');
};

export const getCreative: Handler<operations['getCreative']> = async ({ body, brand }) => {
  const { collegato: signedIn, abbonato: subscribed } = body.utente;
  const creative = ownCreative({ signedIn, subscribed }, brand);
  if (!creative) return ok({ creativo: null });
  const { id, title: titolo, text: testo, label: etichetta, href: link } = creative;
  return ok({ creativo: { id, titolo, testo, etichetta, link } });
};
