import type { Sigla } from '#domain/brands/brand.ts';
import type { SharedPlan } from '#domain/members.ts';
import { addSubscription, type NewSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type Account, addAccount } from './reader-accounts.ts';

type Wanted = {
  plan?: SharedPlan;
  seats?: number;
  brand?: Sigla;
  /** Readers who share it with the holder. */
  members?: readonly Account[];
  holder?: Parameters<typeof addAccount>[1];
} & Partial<Pick<NewSubscription, 'status' | 'product' | 'recurring' | 'startsOn' | 'endsOn' | 'pressTerms'>>;

/** Adds an active family subscription with four seats, and its holder, unless a test sets other values. */
export async function addSharedPlan(
  orm: Orm,
  { plan = 'family', seats = 4, brand = 'MG', members = [], holder = {}, ...rest }: Wanted = {},
): Promise<{ id: number; holder: Account }> {
  const account = await addAccount(orm, { name: 'Giulia', surname: 'Ferrante', ...holder });
  const row = {
    brand,
    plan,
    seats,
    product: 'digital' as const,
    months: 12 as const,
    status: 'active' as const,
    recurring: true,
    startsOn: '2025-03-04',
    ...rest,
  };
  const id = await addSubscription(orm, row, [account.id, ...members.map((member) => member.id)]);
  return { id, holder: account };
}
