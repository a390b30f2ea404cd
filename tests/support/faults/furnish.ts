import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { dayAt } from '#domain/dates.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import { connect, type Orm } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { supportChats } from '#server/base/db/schema/help-schema.ts';
import type { DatabaseLocation } from '#server/base/db/transfer/connection.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import type { Installation } from '../installation.ts';
import { ninjs, sourceOf } from '../ninjs-fixture.ts';
import { OPERATOR } from '../operator-chat.ts';
import { type Account, addAccount } from '../reader-accounts.ts';

/** Contents of a newsstand before faults are injected. */
export type FaultData = {
  /** A reader, and people without any data yet. */
  reader: Account;
  buyers: Account[];
  /** A press office with every subscription. */
  office: Account;
  /** The operator of the support chat. */
  operator: Account;
  /** Conversations of visitors that the operator has joined. */
  chats: { id: string; secret: string }[];
  articles: number[];
  day: string;
};

const ARTICLES = 30;
const BUYERS = 12;
/** Number of conversations; each can have ten files. */
const CHATS = 60;

export const NEWSROOM = 'la-chiave-della-redazione';

/** Settings of a server that accepts deliveries of a newsroom and has an operator of the support chat. */
export const NEWSROOM_SETTINGS = {
  OPERATORS: `${OPERATOR}=Serena`,
  IMPORT_KEYS: `MG=${createHash('sha256').update(NEWSROOM).digest('hex')}`,
};

export const placeOf = ({ settings }: Pick<Installation, 'settings'>): DatabaseLocation =>
  settings.DATABASE_URL
    ? { url: settings.DATABASE_URL }
    : { folder: join(settings.DATA_DIR ?? '', 'database') };

/** Adds articles of today and readers of every kind to an installation whose server is stopped. */
export async function addFaultData(installed: Pick<Installation, 'settings'>): Promise<FaultData> {
  const imagesFolder = join(installed.settings.DATA_DIR ?? '', 'images');
  await mkdir(imagesFolder, { recursive: true });
  const db = await connect(placeOf(installed));
  const now = new Date();
  const day = dayAt(now);
  const items = Array.from({ length: ARTICLES }, (_, at) =>
    sourceOf(
      ninjs(
        {
          uri: `urn:prima:${at}`,
          day,
          title: `Articolo ${at} del ponte`,
          page: 2 + at,
          position: at + 1,
          editions: ['Nazionale', 'Roma'],
          author: 'Livia Santoro',
          access: at % 3 === 0 ? 'digital' : 'free',
          section: at % 2 ? 'Cronaca' : 'Economia',
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
  const operator = await addAccount(db.orm, { email: OPERATOR });
  const chats = await addJoinedChats(db.orm, operator);
  await db.close();
  return { reader, buyers, office, operator, chats, articles: ids, day };
}

async function addJoinedChats(orm: Orm, operator: Account): Promise<FaultData['chats']> {
  const now = new Date();
  const chats = Array.from({ length: CHATS }, () => ({
    id: randomUUID(),
    secret: randomBytes(32).toString('base64url'),
  }));
  const joined = {
    operatorId: operator.id,
    operatorName: 'Serena',
    startedAt: now,
    saidAt: now,
    waitingSince: now,
    joinedAt: now,
  };
  await orm.insert(supportChats).values(
    chats.map(({ id, secret }) => ({
      id,
      secretHash: hashOf(secret),
      brand: 'MG' as const,
      page: '/',
      state: 'operator' as const,
      ...joined,
    })),
  );
  return chats;
}
