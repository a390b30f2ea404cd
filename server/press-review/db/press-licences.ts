import { PRODUCT_ACCESS, PRODUCTS } from '#domain/products.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq, inArray } from '#server/base/db/drizzle.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';

export type LicenceRow = Awaited<ReturnType<typeof licencesHeldBy>>[number];

const PRODUCTS_WITH_REVIEW = PRODUCTS.filter((product) => PRODUCT_ACCESS[product].pressReview);

/** Every subscription with a press review, to any paper, that a reader holds or held, by start date. */
export const licencesHeldBy = (orm: Orm, email: string) =>
  orm
    .select({
      id: subscriptions.id,
      brand: subscriptions.brand,
      status: subscriptions.status,
      startsOn: subscriptions.startsOn,
      endsOn: subscriptions.endsOn,
      terms: subscriptions.pressTerms,
    })
    .from(subscriptions)
    .innerJoin(subscriptionMembers, eq(subscriptionMembers.subscriptionId, subscriptions.id))
    .innerJoin(readers, eq(readers.id, subscriptionMembers.readerId))
    .where(
      and(
        eq(readers.email, email),
        eq(subscriptionMembers.role, 'holder'),
        inArray(subscriptions.product, PRODUCTS_WITH_REVIEW),
      ),
    )
    .orderBy(asc(subscriptions.startsOn), asc(subscriptions.id));
