import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { dayAt } from '#domain/dates.ts';
import { connect } from '#server/db/connect.ts';
import { articles } from '#server/db/schema.ts';
import type { Place } from '#server/db/transfer/connection.ts';
import { importDelivery } from '#server/import/import-delivery.ts';
import type { Installation } from '../installation.ts';
import { ninjs, sourceOf } from '../ninjs-fixture.ts';
import { type Account, addAccount } from '../reader-accounts.ts';

/** What is in a newsstand before faults are injected. */
export type Furnished = {
  /** One who reads, and people who hold nothing yet. */
  reader: Account;
  buyers: Account[];
  /** A press office, with every subscription. */
  office: Account;
  articles: number[];
  day: string;
};

const ARTICLES = 30;
const BUYERS = 12;

export const NEWSROOM = 'la-chiave-della-redazione';

/** Settings of a server that a newsroom may deliver to. */
export const NEWSROOM_SETTINGS = {
  IMPORT_KEYS: `MG=${createHash('sha256').update(NEWSROOM).digest('hex')}`,
};

export const placeOf = ({ settings }: Pick<Installation, 'settings'>): Place =>
  settings.DATABASE_URL
    ? { url: settings.DATABASE_URL }
    : { folder: join(settings.DATA_DIR ?? '', 'database') };

/** Puts articles of today and readers of every kind into an installation whose server does not run. */
export async function furnish(installed: Pick<Installation, 'settings'>): Promise<Furnished> {
  const imagesFolder = join(installed.settings.DATA_DIR ?? '', 'images');
  await mkdir(imagesFolder, { recursive: true });
  const db = await connect(placeOf(installed));
  const now = new Date();
  const day = dayAt(now);
  const items = Array.from({ length: ARTICLES }, (_, at) =>
    sourceOf(
      ninjs(
        {
          ...{
            uri: `urn:prima:${at}`,
            day,
            title: `Articolo ${at} del ponte`,
            page: 2 + at,
            position: at + 1,
          },
          ...{ editions: ['Nazionale', 'Roma'], author: 'Livia Santoro' },
          ...{ access: at % 3 === 0 ? 'digital' : 'free', section: at % 2 ? 'Cronaca' : 'Economia' },
        },
        { firstcreated: now.toISOString(), versioncreated: now.toISOString() },
      ),
    ),
  );
  await importDelivery({ brand: 'MG', items }, { db, imagesFolder, media: [], now });
  const ids = (await db.orm.select({ id: articles.id }).from(articles).orderBy(asc(articles.id))).map(
    ({ id }) => id,
  );
  const everything = [
    { product: 'digital+' as const, devices: 9 },
    { product: 'rassegna' as const, devices: 9 },
  ];
  const reader = await addAccount(db.orm, { subscriptions: everything });
  const buyers: Account[] = [];
  for (let at = 0; at < BUYERS; at += 1) buyers.push(await addAccount(db.orm));
  const office = await addAccount(db.orm, { subscriptions: everything });
  await db.close();
  return { reader, buyers, office, articles: ids, day };
}
