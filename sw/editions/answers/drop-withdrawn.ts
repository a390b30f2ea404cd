import { NewsstandDb } from '#device/db.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { heldText } from '#domain/held-addresses.ts';
import { EditionStore } from '../edition-store.ts';

/** An article that was taken back, by the address of its call, goes from the downloaded issues too. */
export async function dropWithdrawn({ pathname, searchParams }: URL): Promise<void> {
  if (pathname !== '/api/edicola/articolo') return;
  const db = new NewsstandDb();
  try {
    await new EditionStore(db, EVERYBODY).drop([heldText(Number(searchParams.get('id')))]);
  } finally {
    db.close();
  }
}
