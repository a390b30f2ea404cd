import type { Changeover } from '#domain/changeover.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas'];

const KINDS = { benvenuto: 'welcome', ritorno: 'come-back', 'di-piu': 'more', annuale: 'yearly' } as const;

const toChangeover = (wire: Wire['Cambio']): Changeover => ({
  renewsOn: wire.rinnovo,
  extraDays: wire.giorni_in_piu,
  ending: wire.non_si_rinnovano.map((one) => ({ product: one.prodotto, lastDay: one.ultimo_giorno })),
});

const toReservedOffer = (wire: Wire['OffertaRiservata']): ReservedOffer => ({
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

/** The offer reserved for this reader; null if there is none. @throws ApiError `login-required`, `offline`. ACC-08 */
export async function getReservedOffer({ account }: Api): Promise<ReservedOffer | null> {
  const reply = await unwrap('getReservedOffer', account.GET('/api/user/offers'));
  const { offerta } = reply.data;
  return offerta && toReservedOffer(offerta);
}

/** Declines an offer, or takes that back. @throws ApiError `not-found` once it is over, `offline`. ACC-08 */
export async function refuseOffer({ account }: Api, id: string, refused: boolean): Promise<void> {
  await unwrap(
    'refuseOffer',
    account.POST('/api/user/offers/{id}/refusal', {
      ...KEEPALIVE,
      params: { path: { id } },
      body: { rifiutata: refused },
    }),
  );
}
