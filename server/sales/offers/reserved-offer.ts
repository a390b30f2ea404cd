import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { isRunning, type Product } from '#domain/products.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { accessRank, isStillSuitable, offerFor } from '#domain/reserved-offers.ts';
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
import { changeoverOf } from './read-purchase-effect.ts';

type OfferContext = { brand: Brand; reader: { readerId: string; kind: 'person' | 'company' }; now: Date };

const DURATIONS = [1, 12] as const;

/**
 * The open reserved offer of a reader on a paper. If there is none, the one that today's rules give is created and
 * stays open from now on; null if they give none. ACC-08
 */
export async function reservedOffer(orm: Orm, context: OfferContext): Promise<ReservedOffer | null> {
  const { brand, reader, now } = context;
  const today = dayAt(now);
  const subscriptions = await subscriptionsOf(orm, reader.readerId, brand.sigla, today);
  const earlierOffers = await readEarlierOffers(orm, context);
  const row =
    findOpenOffer(earlierOffers, today) ?? (await makeOffer(orm, context, { subscriptions, earlierOffers }));
  if (!row || reader.kind === 'company' || !isStillSuitable(row, subscriptions, today)) return null;
  return await toReservedOffer(orm, context, { row, subscriptions });
}

const readEarlierOffers = (orm: Orm, { brand, reader }: OfferContext) =>
  reservedOffersOf(orm, { readerId: reader.readerId, brand: brand.sigla });

const findOpenOffer = (offers: readonly ReservedOfferRow[], today: Day): ReservedOfferRow | undefined =>
  offers.find(({ usedAt, expiresOn }) => usedAt === null && expiresOn >= today);

/**
 * Creates a reserved offer; two simultaneous requests get the same one. @param earlierOffers all earlier
 * offers of the reader, none of which is open
 */
async function makeOffer(
  orm: Orm,
  context: OfferContext,
  {
    subscriptions,
    earlierOffers,
  }: { subscriptions: readonly ReaderSubscription[]; earlierOffers: readonly ReservedOfferRow[] },
): Promise<ReservedOfferRow | null> {
  const { brand, reader, now } = context;
  const readerOfPaper = { readerId: reader.readerId, brand: brand.sigla };
  const today = dayAt(now);
  const termsAfter = (offers: readonly ReservedOfferRow[]) => {
    const dated = offers.map((offer) => ({ ...offer, madeOn: dayAt(offer.createdAt) }));
    return offerFor({ kind: reader.kind, subscriptions, earlierOffers: dated }, brand, today);
  };
  if (!termsAfter(earlierOffers)) return null;
  return await orm.transaction(async (tx) => {
    await lockReservedOffers(tx, readerOfPaper);
    const currentOffers = await readEarlierOffers(tx, context);
    const open = findOpenOffer(currentOffers, today);
    if (open) return open;
    const terms = termsAfter(currentOffers);
    return terms && (await addReservedOffer(tx, { ...readerOfPaper, ...terms, createdAt: now }));
  });
}

async function toReservedOffer(
  orm: Orm,
  { reader, now }: OfferContext,
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
  const running = subscriptions.filter(
    (subscription) => isRunning(subscription, today) && accessRank(subscription.product) > 0,
  );
  return running.toSorted((a, b) => accessRank(b.product) - accessRank(a.product))[0]?.product ?? null;
}

/**
 * Stores that a reader refuses an offer, or takes the refusal back. @returns false if it is not the reader's, is used
 * or has expired. ACC-08
 */
export async function refuseOffer(
  orm: Orm,
  { brand, reader, now }: OfferContext,
  { id, refused }: { id: string; refused: boolean },
): Promise<boolean> {
  const readerOfPaper = { readerId: reader.readerId, brand: brand.sigla };
  return await refuseReservedOffer(orm, readerOfPaper, {
    id,
    today: dayAt(now),
    refusedAt: refused ? now : null,
  });
}
