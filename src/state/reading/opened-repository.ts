import { NewsstandDb } from '#device/db.ts';
import { forgetOldOpened, listOpened, rememberOpened } from '#device/tables/opened-articles.ts';

const db = new NewsstandDb();

export async function load(): Promise<number[]> {
  await forgetOldOpened(db, Date.now());
  return await listOpened(db);
}

export const save = (articleId: number): Promise<void> =>
  rememberOpened(db, { articleId, openedAt: Date.now() });
