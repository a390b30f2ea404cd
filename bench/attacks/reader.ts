// Readers who go through the paper page by page, in a process of their own that is sent a ReadingJob.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DASHBOARD } from '#domain/addresses.ts';
import { NO_FILTERS, searchPath } from '#domain/search-address.ts';
import { type Account, BenchReader } from '../bench-reader.ts';
import type { Answered, RequestOptions } from '../request.ts';
import { type Reading, type ReadingJob, untilBegin } from './jobs.ts';

/** A visitor searches only in every second round. */
const ROUNDS_PER_SEARCH = 2;

process.once('message', (job: ReadingJob) => {
  readAll(job).then((reading) => process.send?.(reading));
});

async function readAll(job: ReadingJob): Promise<Reading> {
  const { addresses, pauseMs, beginsAt } = job;
  await untilBegin(beginsAt);
  const readings = await Promise.all(
    addresses.map(async (address, index) => {
      // The visitors start at different times.
      await sleep((index / addresses.length) * pauseMs);
      return await readFrom(address, job);
    }),
  );
  return {
    requests: readings.flatMap(({ requests }) => requests),
    refused: readings.flatMap(({ refused }) => refused),
    cookies: readings[0]?.cookies ?? [],
  };
}

async function readFrom(
  address: string,
  { origin, account, cookies, pages, articles, words, seconds, pauseMs }: ReadingJob,
): Promise<Reading> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const reader = new BenchReader(agent, origin, address, cookies);
  // From here on the server recognises the browser.
  if (account) await reader.signIn(account);
  const reading: Reading = { requests: [], refused: [], cookies: [] };
  const record = (request: string, { status, ms }: Pick<Answered, 'status' | 'ms'>) => {
    reading.requests.push({ request, ms });
    if (status >= 400) reading.refused.push(`${request}: ${status}`);
  };
  const sendAndPause = async (options: RequestOptions & { withBearer?: boolean }) => {
    const started = performance.now();
    const broken = (error: Error) => {
      reading.refused.push(`${options.path}: ${error.message}`);
      return { status: 0, ms: performance.now() - started };
    };
    record(options.path, await reader.ask(options).catch(broken));
    await sleep(pauseMs);
  };
  const readPersonalPages = async (whom: Account, articolo: number | undefined, preferito: boolean) => {
    await sendAndPause({ path: DASHBOARD });
    await sendAndPause({ path: '/api/user/short-info', withBearer: true });
    const change = { id_articolo: articolo, preferito, quando: new Date().toISOString() };
    const body = { modifiche: [change] };
    await sendAndPause({ path: '/api/user/preferiti', method: 'POST', withBearer: true, body });
    for (const step of await reader.signIn(whom)) record('sign-in', step);
    await sleep(pauseMs);
  };
  const end = performance.now() + seconds * 1000;
  for (let round = 0; performance.now() < end; round += 1) {
    const word = words[round % words.length] ?? '';
    const id = articles[round % articles.length];
    for (const path of pages) await sendAndPause({ path });
    const text = account ? word : newWordsOf(round, words);
    if (text !== null) await sendAndPause({ path: searchPath({ ...NO_FILTERS, text }) });
    await sendAndPause({ path: `/api/edicola/articolo?id=${id}`, withBearer: true });
    if (account) await readPersonalPages(account, id, round % 2 === 0);
  }
  agent.destroy();
  return { ...reading, cookies: reader.cookies };
}

/**
 * A search with new words in every second round, otherwise null. Pages for visitors are prepared replies, so only
 * searches that were not made before show the load.
 */
const newWordsOf = (round: number, words: string[]): string | null =>
  round % ROUNDS_PER_SEARCH === 0 ? `${anyOf(words)} ${anyOf(words)}` : null;

const anyOf = (words: string[]): string => words[Math.floor(Math.random() * words.length)] ?? '';
