import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '#openapi/generated/site.ts';
import { readConfig } from '#server/base/config/config.ts';
import { connect } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import type { ImportReport } from '#server/newsroom/import/import-report.ts';
import { readBuild } from '#server/web/http/build.ts';
import { HOST } from './newsstand-app.ts';
import { openApp } from './open-app.ts';
import { type SampleArticle, sampleArticles } from './sample-article.ts';
import { SAMPLE_DATA, sampleFiles } from './sample-data.ts';
import { createScratchDatabase } from './scratch-database.ts';

/** Encoded pictures are named by their contents, so runs may share this cache. */
const PICTURE_CACHE = 'node_modules/.cache/edicola-pictures';

export type Answer = { status: number; body: string };

/** An article's file and the answers that a reader gets for it. */
export type ReadArticle = {
  source: SampleArticle;
  id: number;
  wire: components['schemas']['Articolo'];
  json: string;
  page: Answer;
};

export type ReadDelivery = {
  report: ImportReport;
  read: ReadArticle[];
  ask(url: string): Promise<Answer>;
  close(): Promise<void>;
};

/** Imports all sample articles as Il Messaggero's into a newsstand of its own, and reads each as JSON and as a page. */
export async function readDelivery(): Promise<ReadDelivery> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-sample-'));
  const imagesFolder = join(folder, 'images');
  await cp(PICTURE_CACHE, imagesFolder, { recursive: true }).catch(() => mkdir(imagesFolder));
  const scratch = process.env.DATABASE_URL ? await createScratchDatabase(process.env.DATABASE_URL) : null;
  const db = await connect(scratch ? { url: scratch.url } : {});
  const now = new Date('2025-03-14T09:00:00Z');
  const files = await sampleFiles('ninjs');
  const items = files.map(({ path, bytes }) => ({ name: path, folder: null, read: async () => bytes }));
  const media = [{ prefix: 'https://media.edicola.test', folder: SAMPLE_DATA }];
  const report = await importDelivery({ brand: 'MG', items }, { db, imagesFolder, media, now });
  await mkdir(PICTURE_CACHE, { recursive: true });
  await cp(imagesFolder, PICTURE_CACHE, { recursive: true, force: false });

  const config = readConfig({ NODE_ENV: 'test', GATE: 'off' });
  const app = await openApp({ config, db, build: await readBuild(), imagesFolder, now: () => now });
  const ask = async (url: string): Promise<Answer> => {
    const { statusCode, body } = await app.inject({ url, headers: { host: HOST } });
    return { status: statusCode, body };
  };

  const rows = await db.orm
    .select({ id: articles.id, uri: articles.uri, slug: articles.slug })
    .from(articles);
  const read: ReadArticle[] = [];
  for (const source of await sampleArticles()) {
    const { id = 0, slug = '' } = rows.find(({ uri }) => uri === source.uri) ?? {};
    const { status, body } = await ask(`/api/edicola/articolo?id=${id}`);
    if (status !== 200) throw new Error(`${source.uri}: ${status} ${body}`);
    const { data } = JSON.parse(body) as components['schemas']['RispostaArticolo'];
    read.push({ source, id, wire: data.article, json: body, page: await ask(`/articolo/${id}/${slug}`) });
  }
  return {
    report,
    read,
    ask,
    async close() {
      await app.close();
      await db.close();
      await scratch?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
