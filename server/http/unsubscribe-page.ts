import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import { UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';
import type { Config } from '../config.ts';
import type { Orm } from '../db/connect.ts';
import { escapeHtml } from '../mail/escape.ts';
import { ONE_CLICK } from '../mail/one-click.ts';
import { newsletterOfToken, unsubscribeByToken } from '../newsletters/unsubscribe.ts';
import { unsubscribeStrings as strings } from './unsubscribe-strings.ts';
import { siteOf } from './visit.ts';

const MAX_BODY_BYTES = 4096;
const [KEY, VALUE] = ONE_CLICK;
/** As a form sends it, and as a mail program does. RFC 8058 wants the second understood too. */
const BODY_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const IN_PARTS = new RegExp(`\\bname="${KEY}"\\r?\\n(?:[\\w-]+:[^\\n]*\\n)*\\r?\\n${VALUE}\\r?\\n`, 'i');

type Deps = { config: Config; orm: Orm };
type Query = { token?: unknown };
type Words = { title: string; text: string };

/**
 * Where the link of a newsletter leads, without signing in: a page with one button, and what the button and mail programs
 * send. Nothing ends by being opened, because programs that look for malice open every link of a mail. The token is the
 * authority: it opens nothing else, so the call may come from anywhere (`foreign-writes.ts`). ACC-07, RFC 8058
 */
export async function registerUnsubscribing(app: FastifyInstance, { config, orm }: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
    scope.addContentTypeParser(BODY_TYPES, options, (_request, body, done) => done(null, body));

    scope.get<{ Querystring: Query }>(UNSUBSCRIBE_PATH, async (request, reply) => {
      const { brand } = siteOf(request.host, config);
      const newsletter = await newsletterOfToken(orm, brand.sigla, tokenOf(request));
      if (!newsletter) return send(reply, 404, brand, { title: strings.over, text: strings.overText });
      const words = { title: strings.ask(newsletter.name), text: strings.askText };
      return send(reply, 200, brand, words, BUTTON);
    });

    scope.post<{ Querystring: Query; Body: string }>(UNSUBSCRIBE_PATH, async (request, reply) => {
      const { brand } = siteOf(request.host, config);
      if (!saysOneClick(request.body)) {
        return send(reply, 400, brand, { title: strings.refused, text: strings.refusedText });
      }
      await unsubscribeByToken(orm, brand.sigla, tokenOf(request));
      return send(reply, 200, brand, { title: strings.done, text: strings.doneText });
    });
  });
}

const tokenOf = ({ query }: FastifyRequest<{ Querystring: Query }>): string =>
  typeof query.token === 'string' ? query.token : '';

const saysOneClick = (body: string | undefined): boolean =>
  body !== undefined && (new URLSearchParams(body).get(KEY) === VALUE || IN_PARTS.test(body));

/** Sent to the address it stands at, token and all. */
const BUTTON = `<form method="post"><input type="hidden" name="${KEY}" value="${VALUE}"><button>${strings.confirm}</button></form>`;

const stylesOf = ({ themeLight, themeDark }: Brand['colours']) =>
  `:root{color-scheme:light dark;--a:${themeLight};--b:light-dark(#fff,${themeDark});--t:light-dark(#17171a,#f2f0ec)}
body{margin:0;font:18px/1.55 system-ui,sans-serif;color:var(--t);background:var(--b)}
header{padding:14px 20px;font:700 24px/1.2 Georgia,serif;color:#fff;background:var(--a)}
main{max-inline-size:36rem;margin:12vh auto;padding:0 20px}
h1{margin:.2em 0 .5em;font:700 clamp(28px,6vw,44px)/1.08 Georgia,serif}
.k{margin:0;font-weight:650}
button{margin-block:12px;padding:13px 24px;border:0;border-radius:4px;font:650 18px/1.4 system-ui,sans-serif;color:#fff;background:var(--a);cursor:pointer}
a{color:inherit}
:focus-visible{outline:3px solid;outline-offset:3px}`;

/** No script, no other file; its address is told to nobody. */
function send(reply: FastifyReply, status: number, brand: Brand, { title, text }: Words, form = '') {
  const styles = stylesOf(brand.colours);
  const hash = createHash('sha256').update(styles).digest('base64');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    })
    .send(`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style>${styles}</style>
</head>
<body>
<header>${escapeHtml(brand.name)}</header>
<main>
<p class="k">${strings.kicker}</p>
<h1>${escapeHtml(title)}</h1>
<p>${text}</p>
${form}
<p><a href="/user/newsletter">${strings.manage}</a></p>
</main>
</body>
</html>
`);
}
