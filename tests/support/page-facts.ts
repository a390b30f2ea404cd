import { decodeEntities } from './html-words.ts';

export type PageFacts = ReturnType<typeof pageFacts>;

const readValue = (text: string | undefined) => (text === undefined ? undefined : decodeEntities(text));

/** Facts that a program without JavaScript reads from a page. */
export function pageFacts(html: string) {
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
  const body = html.slice(html.indexOf('<body'));
  const meta = (name: string) =>
    readValue(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]);
  const [, jsonLd] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => readValue(text) ?? ''),
    description: meta('description'),
    keywords: meta('keywords'),
    robots: meta('robots'),
    canonicals: [...head.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(
      ([, url]) => readValue(url) ?? '',
    ),
    feeds: [...head.matchAll(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/g)].map(
      ([, url]) => readValue(url) ?? '',
    ),
    meta,
    headings: [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
      decodeEntities(text.replace(/<[^>]+>/g, '')).trim(),
    ),
    links: [...body.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, url]) => readValue(url) ?? ''),
    jsonLd: jsonLd === undefined ? null : (JSON.parse(jsonLd) as JsonLdFacts),
  };
}

type JsonLdFacts = { '@type'?: string; '@context'?: string; '@graph'?: Record<string, unknown>[] };

/** The JSON-LD objects of a page, whether it has one or several. */
export const thingsOf = ({ jsonLd }: Pick<PageFacts, 'jsonLd'>): Record<string, unknown>[] => {
  if (!jsonLd) return [];
  const { '@context': _, '@graph': graph, ...thing } = jsonLd;
  return graph ?? [thing];
};
