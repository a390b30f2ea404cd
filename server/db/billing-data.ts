import { eq } from 'drizzle-orm';
import { readerProfiles } from './account-schema.ts';
import type { Orm } from './connect.ts';
import { readers } from './readers-schema.ts';

/** All that an invoice may say of whom it is for; null for a reader that is gone. */
export async function billingData(orm: Orm, readerId: string) {
  const [row] = await orm
    .select({ reader: readers, profile: readerProfiles })
    .from(readers)
    .leftJoin(readerProfiles, eq(readerProfiles.readerId, readers.id))
    .where(eq(readers.id, readerId));
  return row ?? null;
}

export type BillingData = NonNullable<Awaited<ReturnType<typeof billingData>>>;
