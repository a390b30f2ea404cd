import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#server/base/config/config.ts';
import { connect } from '#server/base/db/connect.ts';
import { openApp } from '#tests/support/open-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { readLabelledSet } from './labelled-sets.ts';
import { NotMeasurable } from './measure.ts';
import { median } from './median.ts';
import { timeOf } from './percentile.ts';
import { importItems } from './retrieve.ts';
import { atMostTimes, type Row } from './row.ts';

const SEARCH_RATIO = 1.5;
/** As many questions as a reader may ask in an hour. */
const QUESTIONS = 100;
/** The first calls warm both up. */
const WARM_UP_QUESTIONS = 10;
const HOST = 'ilmessaggero.localhost';

/** How soon the first words of a quoted answer arrive, compared with a search call for the same question. */
export async function firstChunk(): Promise<Row[]> {
  const folder = process.env.SAMPLE_DATA;
  if (!folder) throw new NotMeasurable('SAMPLE_DATA names no folder of real deliveries');
  const { items, questions } = await readLabelledSet(join(folder, 'retrieval'));
  const db = await connect({});
  const config = readConfig({ NODE_ENV: 'production', GATE: 'off' });
  const app = await openApp({ config, db, imagesFolder: '', now: () => new Date() });
  try {
    await importItems(db, items);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const call = await callsOfReader(app, db.orm, `http://127.0.0.1:${port}`);
    const answers: number[] = [];
    const searches: number[] = [];
    for (const [at, { text }] of questions.slice(0, QUESTIONS).entries()) {
      const searching = await timeOf(() => call.search(text));
      let readRest: () => Promise<void> = async () => undefined;
      const answering = await timeOf(async () => {
        readRest = await call.firstWords(text);
      });
      await readRest();
      if (at < WARM_UP_QUESTIONS) continue;
      searches.push(searching);
      answers.push(answering);
    }
    return [
      atMostTimes(SEARCH_RATIO, {
        name: 'first words of a quoted answer',
        value: median(answers),
        baseline: median(searches),
        unit: 'ms',
        note: `${answers.length} questions over ${items.length} paragraphs, against the search call`,
      }),
    ];
  } finally {
    await app.close();
    await db.close();
  }
}

/** Makes calls over a real connection, for a reader who may use the chatbot. */
async function callsOfReader(app: FastifyInstance, orm: Parameters<typeof addAccount>[0], origin: string) {
  const account = await addAccount(orm, {
    email: 'bench@redazione.example',
    subscriptions: [{ product: 'digital+', endsOn: null }],
  });
  const browser = openBrowser({
    ask: ({ headers, ...options }) =>
      app.inject({ method: 'GET', ...options, headers: { host: HOST, ...headers } }),
  });
  const headers = { host: HOST, authorization: `Bearer ${await browser.signIn(account)}` };
  return {
    async search(question: string) {
      const query = new URLSearchParams({ q: question.slice(0, 200) });
      await (await fetch(`${origin}/api/edicola/ricerca?${query}`, { headers })).text();
    },
    async firstWords(question: string) {
      const reply = await fetch(`${origin}/utente-rag`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: 0, question }),
      });
      const chunks = (reply.body as ReadableStream<BufferSource>)
        .pipeThrough(new TextDecoderStream())
        .getReader();
      let received = '';
      while (!/-->\s*\S/.test(received)) {
        const { value, done } = await chunks.read();
        if (done) throw new Error(`no words: ${reply.status} ${received}`);
        received += value;
      }
      // The rest of the answer is not measured; the next question waits until it has been written.
      return async () => {
        while (!(await chunks.read()).done);
      };
    },
  };
}
