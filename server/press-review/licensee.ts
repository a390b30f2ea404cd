import type { Orm } from '../db/connect.ts';
import type { DeskRow } from '../db/press-desks.ts';
import { findReader } from '../db/readers.ts';
import { nameOf } from '../readers/name-of.ts';

/** What who holds the licence is called. */
export async function holderName(orm: Orm, { readerId }: Pick<DeskRow, 'readerId'>): Promise<string> {
  const holder = await findReader(orm, readerId);
  return holder ? nameOf(holder) : '';
}

/** Whom the licence line names: as the desk says, else who holds the licence. */
export const licenseeOf = async (orm: Orm, desk: Pick<DeskRow, 'readerId' | 'licensee'>): Promise<string> =>
  desk.licensee ?? (await holderName(orm, desk));
