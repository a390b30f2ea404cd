import type { Changeover } from '#domain/changeover.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

const KINDS = { benvenuto: 'welcome', ritorno: 'come-back', 'di-piu': 'more', annuale: 'yearly' } as const;

export const toChangeover = (wire: Wire['Cambio']): Changeover => ({
  renewsOn: wire.rinnovo,
  extraDays: wire.giorni_in_piu,
  stops: wire.non_si_rinnovano.map((one) => ({ product: one.prodotto, lastDay: one.ultimo_giorno })),
});

export const toReservedOffer = (wire: Wire['OffertaRiservata']): ReservedOffer => ({
  id: wire.id,
  kind: KINDS[wire.motivo],
  product: wire.prodotto,
  current: wire.prodotto_attuale,
  devices: wire.dispositivi,
  expiresOn: wire.valida_fino,
  refused: wire.rifiutata,
  choices: wire.durate.map((one) => ({
    id: one.id,
    months: one.mesi,
    cents: one.centesimi,
    renewalCents: one.centesimi_rinnovo,
    changeover: toChangeover(one.cambio),
  })),
});
