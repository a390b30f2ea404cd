import type { FastifyInstance } from 'fastify';
import { SITEMAP } from '#domain/feed-addresses.ts';
import type { Config } from '#server/base/config/config.ts';
import { everyOperation, type Operation } from './contracts.ts';
import { siteOf } from './site-of-host.ts';

/**
 * Pages that are not for search engines, most of them of each reader's own. Search pages are left out: they
 * say `noindex` themselves.
 */
const CLOSED_PAGES = [
  '/shell',
  '/sso/',
  '/login',
  '/password/',
  '/registrazione',
  '/dashboard',
  '/user/',
  '/rassegna/',
  '/rassegna-condivisa/',
  '/chatbot',
  '/risposta-condivisa',
  '/operatori',
  '/posta',
];

/**
 * Crawlers that collect texts to train models or to answer in the paper's stead, by the names that their makers
 * publish.
 */
const AI_CRAWLERS = [
  'GPTBot',
  'ChatGPT-User',
  'OAI-SearchBot',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'Google-Extended',
  'Applebot-Extended',
  'meta-externalagent',
  'PerplexityBot',
  'Perplexity-User',
  'CCBot',
  'Bytespider',
  'Amazonbot',
];

type Calls = readonly { path: string; operation: Pick<Operation, 'x-robots'> }[];

/**
 * The first parts of the paths that the contracts close to robots, such as `/api/`, and the paths below them
 * that stay open.
 */
function callRules(calls: Calls): string[] {
  const pathsOf = (trait: Operation['x-robots'], part: RegExp) =>
    calls.flatMap(({ path, operation }) => (operation['x-robots'] === trait ? (part.exec(path) ?? []) : []));
  const closed = new Set(pathsOf('disallow', /^\/[^/]+\/?/));
  return [...rules('Disallow', closed), ...rules('Allow', pathsOf('allow', /^[^{]+/))];
}

const rules = (word: string, paths: Iterable<string>): string[] =>
  Array.from(paths, (path) => `${word}: ${path}\n`);

/** Text of a newsstand's robots.txt; an account site is not for search engines. NAV-24 */
export function robotsText(
  origin: string,
  { aiCrawlers }: Pick<Config, 'aiCrawlers'>,
  calls: Calls = everyOperation(),
): string {
  const aiRules = aiCrawlers ? '' : `${rules('User-agent', AI_CRAWLERS).join('')}Disallow: /\n\n`;
  const rulesForAll = [...callRules(calls), ...rules('Disallow', CLOSED_PAGES)].join('');
  return `${aiRules}User-agent: *\n${rulesForAll}\nSitemap: ${origin}${SITEMAP}\n`;
}

export function registerRobots(app: FastifyInstance, config: Config): void {
  app.get('/robots.txt', (request, reply) => {
    const { origin, newsstandOrigin } = siteOf(request.host, config);
    const text = origin === newsstandOrigin ? robotsText(origin, config) : 'User-agent: *\nDisallow: /\n';
    return (
      reply
        .header('content-type', 'text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        // Plain text loads nothing.
        .header('content-security-policy', "frame-ancestors 'none'")
        .send(text)
    );
  });
}
