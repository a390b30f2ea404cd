import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { isRunning, type Product } from '#domain/products.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { fullness, offerFor, stillSuits } from '#domain/reserved-offers.ts';
import { type ReaderSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  addReservedOffer,
  lockReservedOffers,
  type ReservedOfferRow,
  refuseReservedOffer,
  reservedOffersOf,
} from '../db/reserved-offers.ts';
import { toOfferOnSale } from './offer-on-sale.ts';
import { changeoverOf } from './purchase-standing.ts';

type Asking = { brand: Brand; reader: { readerId: string; kind: 'person' | 'company' }; now: Date };

const DURATIONS = [1, 12] as const;

/**
 * The open reserved offer of a reader on a paper. If there is none, the one that today's rules give is created and
 * stays open from now on; null if they give none. ACC-08
 */
export async function reservedOffer(orm: Orm, asking: Asking): Promise<ReservedOffer | null> {
  const { brand, reader, now } = asking;
  const today = dayAt(now);
  const subscriptions = await subscriptionsOf(orm, reader.readerId, brand.sigla, today);
  const made = await madeFor(orm, asking);
  const row = openAmong(made, today) ?? (await makeOffer(orm, asking, { subscriptions, made }));
  if (!row || reader.kind === 'company' || !stillSuits(row, subscriptions, today)) return null;
  return await toReservedOffer(orm, asking, { row, subscriptions });
}

const madeFor = (orm: Orm, { brand, reader }: Asking) =>
  reservedOffersOf(orm, { readerId: reader.readerId, brand: brand.sigla });

const openAmong = (made: readonly ReservedOfferRow[], today: Day): ReservedOfferRow | undefined =>
  made.find(({ usedAt, expiresOn }) => usedAt === null && expiresOn >= today);

/**
 * Creates a reserved offer; two simultaneous requests get the same one. None of the offers in `made`, the earlier ones,
 * is open.
 */
async function makeOffer(
  orm: Orm,
  asking: Asking,
  {
    subscriptions,
    made,
  }: { subscriptions: readonly ReaderSubscription[]; made: readonly ReservedOfferRow[] },
): Promise<ReservedOfferRow | null> {
  const { brand, reader, now } = asking;
  const whose = { readerId: reader.readerId, brand: brand.sigla };
  const today = dayAt(now);
  const termsAfter = (before: readonly ReservedOfferRow[]) => {
    const dated = before.map((one) => ({ ...one, madeOn: dayAt(one.createdAt) }));
    return offerFor({ kind: reader.kind, subscriptions, made: dated }, brand, today);
  };
  if (!termsAfter(made)) return null;
  return await orm.transaction(async (tx) => {
    await lockReservedOffers(tx, whose);
    const madeByNow = await madeFor(tx, asking);
    const open = openAmong(madeByNow, today);
    if (open) return open;
    const terms = termsAfter(madeByNow);
    return terms && (await addReservedOffer(tx, { ...whose, ...terms, createdAt: now }));
  });
}

async function toReservedOffer(
  orm: Orm,
  { reader, now }: Asking,
  { row, subscriptions }: { row: ReservedOfferRow; subscriptions: readonly ReaderSubscription[] },
): Promise<ReservedOffer | null> {
  const { id, kind, product, devices, expiresOn, refusedAt } = row;
  const sold = DURATIONS.flatMap((months) => toOfferOnSale(row, months) ?? []);
  const orderable = await Promise.all(
    sold.map(async (offer) => {
      const changeover = await changeoverOf(orm, reader.readerId, offer, now);
      const { id, months, cents, renewalCents } = offer;
      return changeover && { id, months, cents, renewalCents, changeover };
    }),
  );
  const choices = orderable.filter((choice) => choice !== null);
  if (choices.length === 0) return null;
  const current = currentOf(subscriptions, dayAt(now));
  return { id, kind, product, current, devices, expiresOn, refused: refusedAt !== null, choices };
}

function currentOf(subscriptions: readonly ReaderSubscription[], today: Day): Product | null {
  const running = subscriptions.filter((one) => isRunning(one, today) && fullness(one.product) > 0);
  return running.toSorted((a, b) => fullness(b.product) - fullness(a.product))[0]?.product ?? null;
}

/**
 * Stores that a reader refuses an offer, or takes the refusal back. @returns false if it is not the reader's, is used
 * or has expired. ACC-08
 */
export async function refuseOffer(
  orm: Orm,
  { brand, reader, now }: Asking,
  { id, refused }: { id: string; refused: boolean },
): Promise<boolean> {
  const whose = { readerId: reader.readerId, brand: brand.sigla };
  return await refuseReservedOffer(orm, whose, { id, today: dayAt(now), refusedAt: refused ? now : null });
}
