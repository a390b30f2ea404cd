import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { escapeHtml } from '#server/base/mail/escape.ts';
import { ONE_CLICK } from '#server/base/mail/one-click.ts';
import { sendMailedLinkPage } from './mailed-link-page.ts';
import { MAILED_LISTS, type MailedList } from './mailed-lists.ts';
import { siteOf } from './site-of-host.ts';
import { unsubscribeStrings } from './unsubscribe-strings.ts';

const MAX_BODY_BYTES = 4096;
const [KEY, VALUE] = ONE_CLICK;
/** Media types of the body: a form sends the first; RFC 8058 requires the second too. */
const BODY_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MULTIPART_ONE_CLICK = new RegExp(
  `\\bname="${KEY}"\\r?\\n(?:[\\w-]+:[^\\n]*\\n)*\\r?\\n${VALUE}\\r?\\n`,
  'i',
);

type Deps = { config: Config; orm: Orm; now: () => Date };
type Query = { token?: unknown };
type PageContents = { brand: Brand; list: MailedList; title: string; text: string };

/**
 * Registers the pages that unsubscribe links in recurring mails lead to, without sign-in: a page with one
 * button, and the POST that the button and mail programs send. Opening a link unsubscribes nobody, because
 * malware scanners open every link of a mail. Whoever has the token may unsubscribe and nothing else, so the
 * call may come from any origin (`foreign-writes.ts`). ACC-07, PRS-03, RFC 8058
 */
export async function registerUnsubscribing(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
    scope.addContentTypeParser(BODY_TYPES, options, (_request, body, done) => done(null, body));
    for (const list of MAILED_LISTS) registerList(scope, list, deps);
  });
}

function registerList(scope: FastifyInstance, list: MailedList, { config, orm, now }: Deps): void {
  const { path, strings } = list;

  scope.get<{ Querystring: Query }>(path, async (request, reply) => {
    const { brand } = siteOf(request.host, config);
    const name = await list.find(orm, brand.sigla, tokenOf(request));
    if (name === null) {
      const noSubscription = { brand, list, title: strings.over, text: strings.overText };
      return send(reply, 404, noSubscription, resumeForm(list));
    }
    const words = { title: strings.ask(name), text: strings.askText };
    return send(reply, 200, { brand, list, ...words }, UNSUBSCRIBE_FORM);
  });

  scope.post<{ Querystring: Query; Body: string }>(path, async (request, reply) => {
    const { brand } = siteOf(request.host, config);
    if (list.resume && hasField(request.body, RESUME)) return await resume(request, reply, list.resume);
    if (!isOneClick(request.body)) {
      return send(reply, 400, { brand, list, title: strings.refused, text: strings.refusedText });
    }
    const isDone = await list.unsubscribe(orm, { brand: brand.sigla, now: now() }, tokenOf(request));
    const words = isDone
      ? { title: strings.done, text: strings.doneText }
      : { title: strings.over, text: strings.overText };
    return send(reply, 200, { brand, list, ...words }, resumeForm(list));
  });

  async function resume(
    request: FastifyRequest<{ Querystring: Query }>,
    reply: FastifyReply,
    { subscribeAgain }: NonNullable<MailedList['resume']>,
  ) {
    const { brand } = siteOf(request.host, config);
    const resumed = await subscribeAgain(orm, { brand: brand.sigla, now: now() }, tokenOf(request));
    return resumed
      ? send(reply, 200, { brand, list, ...resumed })
      : send(reply, 404, { brand, list, title: strings.over, text: unsubscribeStrings.overText });
  }
}

const tokenOf = ({ query }: FastifyRequest<{ Querystring: Query }>): string =>
  typeof query.token === 'string' ? query.token : '';

const hasField = (body = '', [key, value]: readonly [string, string]): boolean =>
  new URLSearchParams(body).get(key) === value;

const isOneClick = (body: string | undefined): boolean =>
  hasField(body, ONE_CLICK) || MULTIPART_ONE_CLICK.test(body ?? '');

/** The form is sent to the page's own address, including the token. */
const formOf = ([key, value]: readonly [string, string], label: string) =>
  `<form method="post"><input type="hidden" name="${key}" value="${value}"><button>${label}</button></form>`;

const UNSUBSCRIBE_FORM = formOf(ONE_CLICK, unsubscribeStrings.confirm);
const RESUME = ['List-Resume', 'One-Click'] as const;
const resumeForm = ({ resume }: MailedList) => (resume ? formOf(RESUME, resume.label) : '');

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

function send(reply: FastifyReply, status: number, { brand, list, title, text }: PageContents, form = '') {
  const main = `<p class="k">${list.strings.kicker}</p>
<h1>${escapeHtml(title)}</h1>
<p>${text}</p>
${form}
${list.manageLink}`;
  return sendMailedLinkPage(reply, status, {
    brand,
    title,
    main,
    styles: stylesOf(brand.colours),
    forms: 'self',
  });
}
