import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

/**
 * What each kind of page sends before anything else, as it was when it was last looked at. After a look at what has
 * grown, `WRITE_BUDGETS=yes npx vitest run tests/contract/page-budgets` writes it anew.
 */
const BUDGETS_FILE = 'tests/contract/page-budgets.json';
/** A figure may grow by this much before the file has to be written anew. */
const MOST_GROWTH = 1.015;

const SECTIONS = ['Primo Piano', 'Politica', 'Esteri', 'Economia', 'Cronaca', 'Cultura', 'Sport'];
const ARTICLES = 28;
const WORDS =
  'il ponte sul fiume riapre dopo due anni di lavori e la città ritrova la sua strada più breve tra mercato stazione e scuola mentre il comune promette altri cantieri prima dell’estate senza chiudere il centro';

/** Sentences that differ from article to article, because equal ones would compress to nothing. */
function sentences(seed: number, count: number): string {
  const words = WORDS.split(' ');
  const word = (at: number) => words[(at * (seed + 3) + seed * 7) % words.length] ?? '';
  return Array.from({ length: count }, (_, line) => {
    const text = Array.from({ length: 9 + ((seed + line) % 6) }, (_, at) => word(line * 11 + at)).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  }).join(' ');
}

const item = (number: number) =>
  ninjs({
    uri: `urn:budget:${number}`,
    title: sentences(number, 1).slice(0, -1),
    section: SECTIONS[number % SECTIONS.length] ?? '',
    page: 2 + number,
    author: number % 3 === 0 ? 'Livia Santoro' : 'Bruno Celli',
    editions: ['Nazionale', 'Roma'],
    hrefs: number % 2 === 0 ? ['red.png'] : [],
    body: Array.from({ length: 10 }, (_, part) => `<p>${sentences(number * 10 + part, 5)}</p>`).join(''),
  });

const fixture = importFixture({ once: true });
const server = newsstandApp(fixture.database, { pages: true });

let pages: Record<string, string>;

beforeAll(async () => {
  await fixture.run(Array.from({ length: ARTICLES }, (_, number) => item(number)));
  const articles = await fixture.allArticles();
  pages = {
    home: '/',
    edition: '/edizione/nazionale',
    section: '/sezione/cultura',
    sections: '/sezioni',
    article: `/articolo/${articles.find(({ uri }) => uri === 'urn:budget:4')?.id}`,
    author: '/firma/livia-santoro',
    results: '/ricerca/ponte',
    'front pages': '/archivio',
    help: '/faq',
    shop: '/vetrina',
    shell: '/shell',
  };
});

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;

const countOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].length;

const joined = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([part]) => part).join('');

/** Bytes as they are sent, compressed, in all and for each part alone; numbers of elements, rules and requests. */
function figuresOf(html: string, headers: string) {
  const scripts = joined(/<script\b[^>]*>[\s\S]*?<\/script>/g, html);
  const data = joined(/<script (?:data-tsr|type=)[\s\S]*?<\/script>/g, html);
  const styles = joined(/<style>[\s\S]*?<\/style>/g, html);
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const files = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return {
    document: compressed(html) + headers.length,
    'inline styles': compressed(styles),
    'inline scripts': compressed(scripts.replace(data, '')),
    'inline data': compressed(data),
    markup: compressed(markup),
    headers: headers.length,
    elements: countOf(/<[a-z]/g, markup),
    'style rules': countOf(/\{/g, styles),
    'script requests': files.length,
    'stylesheet requests': countOf(/<link rel="stylesheet"[^>]*disabled>/g, html),
    'eager pictures': countOf(/<img\b[^>]*loading="eager"/g, html),
  };
}

type Figures = ReturnType<typeof figuresOf>;

const readBudgets = async () =>
  JSON.parse(await readFile(BUDGETS_FILE, 'utf8').catch(() => '{}')) as Record<string, Figures>;

async function measure(url: string): Promise<Figures> {
  const reply = await server.ask({ url, headers: { host: HOST } });
  expect(reply.statusCode, url).toBe(200);
  const headers = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return figuresOf(reply.body, headers.join(''));
}

describe('a first view', () => {
  test('PRF-04 of each kind of page sends no more bytes, elements, rules and requests than its budget', async () => {
    const figures: Record<string, Figures> = {};
    for (const [kind, url] of Object.entries(pages)) figures[kind] = await measure(url);
    if (process.env.WRITE_BUDGETS) await writeFile(BUDGETS_FILE, `${JSON.stringify(figures, null, 2)}\n`);
    const budgets = await readBudgets();
    expect(Object.keys(budgets)).toEqual(Object.keys(pages));
    const grown = Object.entries(budgets).flatMap(([kind, budget]) =>
      Object.entries(budget).flatMap(([name, before]) => {
        const now = figures[kind]?.[name as keyof Figures] ?? 0;
        return now > before * MOST_GROWTH ? [`${kind}, ${name}: ${before} before, ${now} now`] : [];
      }),
    );
    expect(grown, `what may grow is written down in ${BUDGETS_FILE}`).toEqual([]);
  });

  test('PRF-04 TRK-01 contains nothing of the question for consent but the address of its script', async () => {
    for (const url of Object.values(pages)) {
      const { body } = await server.ask({ url, headers: { host: HOST } });
      expect(body).toMatch(/ data-question="\/assets\/consent-question-[\w-]+\.js"/);
      expect(body).not.toContain('data-privacy="refuse"');
      expect(body).not.toContain('.cn-b');
    }
  });
});
