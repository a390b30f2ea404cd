// Runs in the browser: fills its Cache Storage with generated issues in the worker's format, and searches them.
import type { PackageWire, TextWire } from '#api/site/wire-types.ts';
import { CACHES } from '#device/cache-names.ts';
import { manifestAddress, textAddress } from '#domain/download-addresses.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { FoldedIssues, type IndexedIssue } from '../../sw/search/folded-issues.ts';
import { searchIn } from '../../sw/search/search-device.ts';
import type { GeneratedIssues, SearchTimes } from '../generated-issues.ts';

const ARTICLES_PER_ISSUE = 120;
const ROUNDS = 5;
const EDITION = 'nazionale';

export async function measure(generated: GeneratedIssues, queries: string[]): Promise<SearchTimes> {
  const { issues, words } = await fillCache(generated);
  const [first = ''] = queries;
  const foldingMs = await timeOf(() => ask(new FoldedIssues(), issues, first));
  const folded = new FoldedIssues();
  const startMs = await timeOf(() => ask(folded, issues, first));
  // The first round warms up.
  for (const query of queries) await ask(folded, issues, query);
  const answersMs: number[][] = [];
  for (const query of queries) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await timeOf(() => ask(folded, issues, query)));
    answersMs.push(times);
  }
  return { foldingMs, startMs, answersMs, words };
}

const ask = (folded: FoldedIssues, issues: IndexedIssue[], text: string) =>
  searchIn(folded, issues, { ...NO_FILTERS, text });

async function timeOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/** Returns the issues, and the mean number of words of an article. */
async function fillCache({
  sentences,
  articles,
}: GeneratedIssues): Promise<{ issues: IndexedIssue[]; words: number }> {
  const cache = await caches.open(CACHES.downloadedIssues);
  const issues: IndexedIssue[] = [];
  let words = 0;
  for (let first = 0; first < articles.length; first += ARTICLES_PER_ISSUE) {
    const day = new Date(Date.UTC(2025, 0, 1 + issues.length)).toISOString().slice(0, 10);
    const issueArticles = articles
      .slice(first, first + ARTICLES_PER_ISSUE)
      .map(({ names, sentenceNumbers }, at) => {
        const text = sentenceNumbers.map((place) => sentences[place - 1] ?? '');
        words += text.join(' ').split(' ').length;
        const html = `<p>${text.join('</p><p>')}</p><p>${names.join(' e ')}.</p>`;
        return { id: first + at + 1, title: `${names[0] ?? ''}: ${text[0] ?? ''}`, html };
      });
    await Promise.all(
      issueArticles.map(({ id, html }) =>
        cache.put(textAddress(id), Response.json(textOf(id, html, `${day}T00:30:00Z`))),
      ),
    );
    const listed = issueArticles.map(({ id, title }) => summaryOf(id, title, day));
    await cache.put(manifestAddress(EDITION, day), Response.json(packageOf(day, listed)));
    issues.push({ owner: '', edition: EDITION, day, version: day });
  }
  return { issues, words: words / articles.length };
}

type Summary = PackageWire['numero']['sezioni'][number]['articoli'][number];
const SECTION = { id: 1, slug: 'cronaca', titolo: 'Cronaca' };

const summaryOf = (id: number, titolo: string, data: string): Summary => ({
  id,
  slug: '',
  occhiello: 'Il fatto',
  titolo,
  sommario: null,
  firma: 'Ada Serra',
  sezione: SECTION,
  data,
  pagina: 1,
  minuti: 2,
  accesso: 'free',
  immagine: null,
});

const textOf = (id: number, testo: string, pubblicato: string): TextWire => ({
  id,
  testo,
  completo: true,
  parole: 0,
  pubblicato,
  aggiornato: null,
  luogo: null,
  copyright: null,
  firme: [{ slug: 'ada-serra', nome: 'Ada Serra', immagine: null }],
  immagini: [],
  argomenti: [],
});

/** The parts of a package that a search reads. */
const packageOf = (data: string, articoli: Summary[]) =>
  ({
    versione: data,
    numero: {
      numero: { edizione: { id: 1, slug: EDITION, titolo: 'Nazionale' }, data },
      sezioni: [{ sezione: SECTION, articoli }],
    },
  }) as unknown as PackageWire;
