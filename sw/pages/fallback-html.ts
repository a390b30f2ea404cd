import { plainDate } from '#domain/date-words.ts';
import type { Article } from '#domain/newsstand.ts';
import type { OfflineItem } from '#domain/offline-item.ts';
import { escaped } from './markup.ts';

const strings = {
  title: 'Questa pagina non è sul dispositivo',
  text: 'Manca la connessione e l’app non è completa su questo dispositivo. Appena torna la rete si completa da sola.',
  reduced: 'Sei offline e l’app non è completa su questo dispositivo: ecco il solo testo.',
  list: 'Sei offline e l’app non è completa su questo dispositivo: ecco i soli titoli.',
  readable: 'Puoi leggere',
  again: 'Riprova',
  home: 'Prima pagina',
  cut: 'Il resto dell’articolo non è sul dispositivo.',
} as const;

type Link = { address: string; title: string };

/** Contents that can be shown: an article, the articles of an issue, or the list of offline items. */
export type FallbackContents = { article: Article } | { links: Link[] } | { items: OfflineItem[] };

const STYLE =
  ':root{color-scheme:light dark}body{max-inline-size:38rem;margin:8vh auto;padding:0 20px;font:18px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}a{color:inherit}nav a,li a{display:inline-block;padding-block:12px;margin-inline-end:20px}ul{list-style:none;padding:0}img,iframe,video{display:none}table{display:block;overflow:auto}';

/** The page is only text; anything in an article's text can neither load nor run. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** An empty address is the page's own. */
const NAV = `<nav><a href="">${strings.again}</a><a href="/">${strings.home}</a></nav>`;

const document = (title: string, main: string) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

const list = (links: readonly Link[]) =>
  `<ul>${links.map(({ address, title }) => `<li><a href="${escaped(address)}">${escaped(title)}</a></li>`).join('')}</ul>`;

function articleMarkup({ title, subtitle, byline, signatures, body, complete }: Article): string {
  const author = signatures.length > 0 ? signatures.map(({ name }) => name).join(', ') : byline;
  const lines = [subtitle, author].filter((line) => line !== null && line !== '');
  return [
    `<p>${strings.reduced}</p>${NAV}<article><h1>${escaped(title)}</h1>`,
    ...lines.map((line) => `<p>${escaped(line ?? '')}</p>`),
    `<div>${body}</div>${complete ? '' : `<p>${strings.cut}</p>`}</article>`,
  ].join('\n');
}

const nameOf = ({ title, detail, day }: OfflineItem): string =>
  [title, detail, day && plainDate(day)].filter(Boolean).join(' · ');

function offlineMarkup(items: readonly OfflineItem[]): string {
  const links = items.map((item) => ({ address: item.address, title: nameOf(item) }));
  const listMarkup = links.length > 0 ? `<h2>${strings.readable}</h2>${list(links)}` : '';
  return `<h1>${strings.title}</h1><p>${strings.text}</p>${NAV}${listMarkup}`;
}

function mainOf(contents: FallbackContents): [title: string, main: string] {
  if ('article' in contents) return [contents.article.title, articleMarkup(contents.article)];
  if ('items' in contents) return [strings.title, offlineMarkup(contents.items)];
  return [strings.list, `<p>${strings.list}</p>${NAV}${list(contents.links)}`];
}

export const fallbackResponse = (contents: FallbackContents): Response =>
  new Response(document(...mainOf(contents)), { status: 'items' in contents ? 503 : 200, headers: HEADERS });
