import { findReader } from '#server/accounts/db/readers.ts';
import { nameOf } from '#server/accounts/readers/names.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { DeskRow } from './db/press-desks.ts';

/** Name of the licence holder; empty if the account no longer exists. */
export async function holderName(orm: Orm, { readerId }: Pick<DeskRow, 'readerId'>): Promise<string> {
  const holder = await findReader(orm, readerId);
  return holder ? nameOf(holder) : '';
}

/** Name in the licence line: the one set for the desk, else that of the licence holder. */
export const licenseeOf = async (orm: Orm, desk: Pick<DeskRow, 'readerId' | 'licensee'>): Promise<string> =>
  desk.licensee ?? (await holderName(orm, desk));
