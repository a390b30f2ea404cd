import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect, type Database } from '#server/base/db/connect.ts';
import type { DatabaseLocation } from '#server/base/db/transfer/connection.ts';
import { openQueue } from '#server/base/queue/open-queue.ts';
import { fillTables, type Values } from './filled-tables.ts';

/** Adds waiting jobs to the queue, one of them repeating. */
async function fillQueue(db: Database): Promise<void> {
  const queue = await openQueue({ db, onError: () => undefined });
  await queue.createQueues(['letters', 'alerts']);
  await queue.boss.send('letters', { to: 'giulia@lettori.example', words: 'Città\n🗞️', none: null });
  await queue.boss.send('letters', { later: true }, { startAfter: 86_400, priority: 3 });
  await queue.boss.schedule('alerts', '0 7 * * *', { topic: 'cronaca' }, { tz: 'Europe/Rome' });
  await queue.stop();
}

async function fillFolder(dataFolder: string): Promise<void> {
  const write = async (name: string, contents: string | Uint8Array) => {
    const path = join(dataFolder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  };
  await write('session-secret', 'a secret of thirty-two characters\n');
  await write('vapid-keys.json', '{"publicKey":"p","privateKey":"k"}\n');
  await write(
    'mail/2025-04-03T06-30-00-000Z-000001-0a1b2c3d.eml',
    'To: giulia@lettori.example\r\n\r\nCiao\r\n',
  );
  await write('mail/2025-04-03T06-30-00-000Z-000002-0a1b2c3d.eml.part', 'not whole');
  for (const hash of ['0123456789abcdef01234567', 'fedcba9876543210fedcba98']) {
    await write(
      `images/${hash}/640.avif`,
      Uint8Array.from({ length: 7000 }, (_, at) => at % 251),
    );
    await write(`images/${hash}/640.webp`, new Uint8Array());
  }
  await write('images/.unfinished-1/640.avif', 'not whole');
  await write('previews/x.png', 'can be drawn again');
  await write('incoming/delivery.zip', 'nobody was told that it is in');
}

/** Adds data in every place where the product stores any. */
export async function fillHome(
  home: { dataFolder: string; place: DatabaseLocation },
  values: Values,
): Promise<void> {
  const db = await connect(home.place);
  await fillTables(async (text, given) => (await db.queue.executeSql(text, given)).rows, values);
  await fillQueue(db);
  await db.close();
  await fillFolder(home.dataFolder);
}
