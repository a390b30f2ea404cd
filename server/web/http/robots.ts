import type { FastifyInstance } from 'fastify';
import { SITEMAP } from '#domain/feed-addresses.ts';
import type { Config } from '#server/base/config/config.ts';
import { siteOf } from './site-of-host.ts';

/** What is a program's, or each reader's own. Pages of searches are not here: that they are nothing to keep, they say themselves. */
const CLOSED = [
  '/api/',
  '/v1/',
  '/utente-rag',
  '/shell',
  '/sso/',
  '/login',
  '/logout',
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

/** Programs that gather texts to train models or to answer in the paper's stead, by the names their makers publish. */
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

const closed = (paths: readonly string[]): string => paths.map((path) => `Disallow: ${path}\n`).join('');

/** Of a newsstand; an account site is nothing for search engines. NAV-24 */
export function robotsText(origin: string, { aiCrawlers }: Pick<Config, 'aiCrawlers'>): string {
  const refused = aiCrawlers
    ? ''
    : `${AI_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n\n`;
  return `${refused}User-agent: *\n${closed(CLOSED)}\nSitemap: ${origin}${SITEMAP}\n`;
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
