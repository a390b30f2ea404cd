import { findReader } from '#server/accounts/db/readers.ts';
import { nameOf } from '#server/accounts/readers/names.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { DeskRow } from './db/press-desks.ts';

/** What who holds the licence is called. */
export async function holderName(orm: Orm, { readerId }: Pick<DeskRow, 'readerId'>): Promise<string> {
  const holder = await findReader(orm, readerId);
  return holder ? nameOf(holder) : '';
}

/** Whom the licence line names: as the desk says, else who holds the licence. */
export const licenseeOf = async (orm: Orm, desk: Pick<DeskRow, 'readerId' | 'licensee'>): Promise<string> =>
  desk.licensee ?? (await holderName(orm, desk));
