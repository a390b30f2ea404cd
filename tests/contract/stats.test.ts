// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToConsentLog } from '#server/accounts/db/consent-log.ts';
import { runStats } from '#server/operations/commands/run-stats.ts';
import { statsLines } from '#server/operations/commands/stats-table.ts';
import { view } from '#tests/support/contract-calls.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const say = (body: object, host?: string) =>
  server.ask({
    method: 'POST',
    url: '/api/site/tracking',
    headers: { 'content-type': 'application/json', ...(host && { host }) },
    payload: JSON.stringify(body),
  });

async function answer(...granted: number[]) {
  const has = (purpose: number) => granted.includes(purpose);
  await addToConsentLog(
    database().orm,
    {
      id: randomUUID(),
      brand: 'MG',
      source: 'banner',
      at: new Date('2025-04-02T22:30:00Z'),
      purpose1: true,
      purpose2: has(2),
      purpose3: has(3),
      purpose4: has(4),
      purpose5: has(5),
      listVersion: 1,
      policyVersion: 5,
      wordsVersion: 1,
    },
    new Date(0),
  );
}

test('TRK-04 the counts of a paper are printed in plain tables', async () => {
  await say({ ...view('/faq'), titolo: 'Le domande' });
  await say({ ...view('/faq'), titolo: 'Le domande', collegato: true, abbonato: true });
  await say({ ...view('/'), titolo: 'Edicola', finalita: [1, 2, 3, 4, 5], ricarica: true });
  await say({ ...view('/'), quando: '2025-04-02T10:00:00Z', titolo: 'Edicola', collegato: true });
  await say(view('/'), 'edicola.leggo.it');
  for (const lcp of [900, 1000, 1234, 5000])
    await say({ url: '/', evento: 'prestazioni', finalita: [1, 4], metriche: { lcp, cls: lcp / 10_000 } });
  await answer(2, 3, 4, 5);
  await answer();
  await answer(4);
  const asked = { brands: ['MG'], from: '2025-04-02', to: '2025-04-03', top: 5 };
  const [stats] = await runStats(asked, database().orm);
  if (!stats) throw new Error('no stats');
  expect(statsLines(stats)).toEqual([
    'Il Messaggero (MG), 2025-04-02 to 2025-04-03',
    '  pageviews 4, reloads among them 1; articles opened 0',
    '',
    'Readers of the pageviews',
    '  reader                      pageviews  share',
    '  subscribers                         1  25 %',
    '  signed in, no subscription          1  25 %',
    '  visitors                            2  50 %',
    '',
    'Consent behind the pageviews',
    '  purposes   pageviews  share',
    '  1,2,3,4,5          1  25 %',
    '  1,4                3  75 %',
    '',
    'Answers about privacy',
    '  answer        readers  share',
    '  all accepted        1  33 %',
    '  all refused         1  33 %',
    '  some chosen         1  33 %',
    '',
    'Days',
    '  day         pageviews  articles opened',
    '  2025-04-02          1                0',
    '  2025-04-03          3                0',
    '',
    'Kinds of page',
    '  page      pageviews',
    '  home              2',
    '  servizio          2',
    '',
    'Most viewed',
    '  path  pageviews  title',
    '  /             2  Edicola',
    '  /faq          2  Le domande',
    '',
    'Web Vitals',
    '  metric  p75     pages',
    '  LCP     1.20 s      4',
    '  CLS     0.120       4',
  ]);
});

test('TRK-04 a paper without counts is reported as such', async () => {
  const [stats] = await runStats(
    { brands: ['GZ'], from: '2025-04-03', to: '2025-04-03', top: 5 },
    database().orm,
  );
  if (!stats) throw new Error('no stats');
  expect(statsLines(stats).slice(0, 2)).toEqual([
    'Il Gazzettino (GZ), 2025-04-03',
    '  pageviews 0, reloads among them 0; articles opened 0',
  ]);
});
