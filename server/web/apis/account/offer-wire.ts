import type { Changeover } from '#domain/changeover.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

const MOTIVI = { welcome: 'benvenuto', 'come-back': 'ritorno', more: 'di-piu', yearly: 'annuale' } as const;

export const toCambio = ({ renewsOn, extraDays, stops }: Changeover): Wire['Cambio'] => ({
  rinnovo: renewsOn,
  giorni_in_piu: extraDays,
  non_si_rinnovano: stops.map(({ product, lastDay }) => ({ prodotto: product, ultimo_giorno: lastDay })),
});

export const toOfferta = (offer: ReservedOffer): Wire['OffertaRiservata'] => ({
  id: offer.id,
  motivo: MOTIVI[offer.kind],
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
