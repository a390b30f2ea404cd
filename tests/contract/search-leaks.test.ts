import { expect, test } from 'vitest';
import { importBench } from '#tests/support/import-bench.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const bench = importBench();
const server = newsstandApp(bench.database);

const FREE_WORDS = ['apertura', 'libera'];
const PAID_WORDS = ['ornitorinco', 'quadrifoglio', 'zabaione'];

const paid = (more: Record<string, unknown> = {}, version = '1') =>
  ninjs(
    {
      uri: 'urn:paid',
      version,
      title: 'La cronaca dei lettori',
      access: 'digital',
      body: `<p>L’apertura è per tutti.</p><p>Anche questa parte è libera.</p>
        <p>Solo chi paga legge di ornitorinco e <em>quadrifoglio</em>.</p><p>E di zabaione.</p>`,
    },
    more,
  );
const open = () => ninjs({ uri: 'urn:open', title: 'Un altro giornale', body: '<p>Niente.</p>' });

const ask = async (q: string) => ({
  site: await server.data<'searchArticles'>(`/api/edicola/ricerca?q=${encodeURIComponent(q)}`),
  archive: await server.data<'searchBackIssues'>(`/v1/ricerca?q=${encodeURIComponent(q)}`),
});

test('NWS-05 a paid article is found by its whole text, and shown by its free part alone', async () => {
  await bench.run([paid(), open()]);
  server.setClock('2025-04-05T10:00:00Z');
  for (const word of [...FREE_WORDS, ...PAID_WORDS]) {
    const { site, archive } = await ask(word);
    expect(
      site.risultati.map(({ articolo }) => articolo.titolo),
      word,
    ).toEqual(['La cronaca dei lettori']);
    expect(
      archive.risultati.map(({ titolo }) => titolo),
      word,
    ).toEqual(['La cronaca dei lettori']);
    const told = JSON.stringify([site, archive]).toLowerCase();
    for (const secret of PAID_WORDS) expect(told, `${word} → ${secret}`).not.toContain(secret);
  }
});

test.each([
  'ornitorincco',
  'onritorinco',
  'quadrifogli',
  'zabaion',
  'zabbaione apertura',
  '"apertura ornitorinco"',
  'apertura or zabaione',
])('NWS-05 no word of a paid part is proposed for %s', async (query) => {
  await bench.run([paid(), open()]);
  const told = JSON.stringify(await ask(query)).toLowerCase();
  for (const secret of PAID_WORDS) expect(told).not.toContain(secret);
});

test('NWS-06 a withheld, withdrawn or embargoed article is neither found nor counted nor proposed', async () => {
  const nothing = async () => {
    const { site } = await ask('cronacha lettori');
    const { site: exact } = await ask('apertura');
    return [exact.totale, exact.sezioni.length, site.risultati.length, site.suggerimenti.length];
  };
  await bench.run([paid({ pubstatus: 'withheld' })]);
  expect(await nothing()).toEqual([0, 0, 0, 0]);
  await bench.run([paid({}, '2')]);
  expect((await ask('apertura')).site.totale).toBe(1);
  await bench.run([paid({ pubstatus: 'canceled' }, '3')]);
  expect(await nothing()).toEqual([0, 0, 0, 0]);
  await bench.run([paid({ embargoed: '2025-04-03T13:30:00+02:00' }, '4')]);
  server.setClock('2025-04-03T11:29:59.999Z');
  expect(await nothing()).toEqual([0, 0, 0, 0]);
  server.setClock('2025-04-03T11:30:00Z');
  expect((await ask('apertura')).site.totale).toBe(1);
});

test('NWS-06 an article of tomorrow’s issue waits for its day in Rome', async () => {
  await bench.run([ninjs({ uri: 'urn:tomorrow', day: '2025-04-04', title: 'Il giornale di domani' })]);
  server.setClock('2025-04-03T21:59:59Z');
  expect((await ask('domani')).site.totale).toBe(0);
  server.setClock('2025-04-03T22:00:00Z');
  expect((await ask('domani')).site.totale).toBe(1);
});

test('NWS-06 a correction is found by its new words and no more by the old', async () => {
  const one = (version: string, body: string) => ninjs({ uri: 'urn:one', version, body: `<p>${body}</p>` });
  await bench.run([one('1', 'Parla il sindaco.')]);
  await bench.run([one('2', 'Parla il vescovo.')]);
  expect((await ask('sindaco')).site.totale).toBe(0);
  expect((await ask('vescovo')).site.totale).toBe(1);
});
