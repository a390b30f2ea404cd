import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSecret } from '#server/accounts/identity/secrets.ts';
import { readConfig } from '#server/base/config/config.ts';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import type { Database } from '#server/base/db/connect.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import type { Connect } from '#server/outgoing/push/sending/connections/connect.ts';
import { type Build, readBuild } from '#server/web/http/build.ts';
import { collectMails, type KeptMails } from './kept-mails.ts';
import { openMadeDatabase } from './made-database.ts';
import { copyMadePictures } from './made-pictures.ts';
import { sourceOf } from './ninjs-fixture.ts';
import { openApp } from './open-app.ts';

export type OwnNewsstand = {
  port: number;
  /** Mails to its readers. */
  mails: KeptMails;
  db: Database;
  /** Folder of the pictures that items name. */
  folder: string;
  /** Imports items immediately; they may name the pictures `red.png` and `blue.png`. */
  deliver(items: unknown[]): Promise<void>;
  /** Stops the server as for a restart: it does not answer until `start`, and keeps its port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

type Means = {
  /** Accepts and sends alerts of newsrooms where this is set. */
  pushConnect?: Connect | undefined;
  /** Also accepts readers' tickets for customer service and mails them. */
  queue?: boolean;
  now?: () => Date;
};

/** The build is read once for all newsstands of a process. */
let builds: Promise<Build> | undefined;

/**
 * A newsstand of Il Messaggero inside the test's own process, empty at first, into which a test may import and which it
 * may break.
 * @param environment settings that differ from a test's usual ones
 * @param means connections to push services, the queue and the clock
 */
export async function openOwnNewsstand(
  environment: NodeJS.ProcessEnv = {},
  { pushConnect, queue = pushConnect !== undefined, now = () => new Date() }: Means = {},
): Promise<OwnNewsstand> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-own-'));
  builds ??= readBuild();
  const [db, build] = await Promise.all([openMadeDatabase(), builds, copyMadePictures(folder)]);
  const imagesFolder = join(folder, 'images');
  const config = readConfig({ NODE_ENV: 'test', GATE: 'off', ...environment });
  const mails = collectMails();
  const vapidKeys = newVapidKeys();
  const secret = newSecret();
  let port = 0;
  const originOf = () => `http://ilmessaggero.localhost:${port}`;
  const listen = async () => {
    const app = await openApp({
      config,
      db,
      build,
      imagesFolder,
      now,
      mailer: mails.mailer,
      vapidKeys,
      secret,
      ...(pushConnect && { pushConnect }),
      ...(queue && { queueDeps: { mailer: mails.mailer, originOf, accountOriginOf: originOf } }),
    });
    await app.listen({ port, host: '127.0.0.1' });
    return app;
  };
  let app = await listen();
  ({ port } = app.server.address() as AddressInfo);
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  return {
    port,
    mails,
    db,
    folder,
    async deliver(items) {
      const { rejected } = await importDelivery(
        { brand: 'MG', items: items.map((item) => sourceOf(item, folder)) },
        { db, imagesFolder, media: [], now: new Date() },
      );
      if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
    },
    stop,
    async start() {
      app = await listen();
    },
    async close() {
      await stop();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
