import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCAL_HOST } from '#server/accounts/identity/own-network.ts';
import { escapeHtml } from '#server/base/mail/escape.ts';
import type { MailAttachment } from '#server/base/mail/mailer.ts';
import { type ReadMail, readEml } from '#server/base/mail/read-eml.ts';
import { refusal } from '../apis/replies.ts';
import { LOOPBACK } from './request-sender.ts';
import { shownMailsStrings as strings } from './shown-mails-strings.ts';

const NAME = /^[\w-]+\.eml$/;
const MAX_SHOWN_MAILS = 100;

/**
 * Headers that allow inline styles only, because mails use them. The frame of a mail has the same policy and runs no
 * scripts.
 */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * `/posta`: the mails that were written to a folder instead of being sent, for trying the product on this
 * machine. Any other client gets a 404.
 */
export function registerShownMails(app: FastifyInstance, folder: string): void {
  app.get('/posta', async (request, reply) => {
    if (!isLocalRequest(request)) return notFound(reply);
    return reply.headers(HEADERS).send(listPage(await latestMails(folder)));
  });
  app.get<{ Params: { name: string } }>('/posta/:name', async (request, reply) => {
    const { name } = request.params;
    const mail = isLocalRequest(request) && NAME.test(name) ? await readMail(folder, name) : null;
    return mail ? reply.headers(HEADERS).send(mailPage(name, mail)) : notFound(reply);
  });
  app.get<{ Params: { name: string; at: string } }>('/posta/:name/:at', async (request, reply) => {
    const { name, at } = request.params;
    const mail = isLocalRequest(request) && NAME.test(name) ? await readMail(folder, name) : null;
    const file = mail?.attachments?.[Number(at)];
    return file
      ? reply.headers({ ...HEADERS, ...downloadHeaders(file) }).send(Buffer.from(file.bytes))
      : notFound(reply);
  });
}

/** Headers with which an attachment of any type is downloaded and not shown. */
const downloadHeaders = ({ name, type }: MailAttachment) => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
});

/** A proxy on this machine forwards requests of other clients, so those do not count as local. */
const isLocalRequest = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(refusal(404, 'ERR_NOT_FOUND', 'no such address').body);

const readMail = (folder: string, name: string): Promise<ReadMail | null> =>
  readFile(join(folder, name), 'utf8').then(readEml, () => null);

type ListedMail = { name: string; mail: ReadMail };

/** Mails of the folder, the newest first. */
async function latestMails(folder: string): Promise<ListedMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  const latest = names.sort().reverse().slice(0, MAX_SHOWN_MAILS);
  const mails = await Promise.all(latest.map(async (name) => ({ name, mail: await readMail(folder, name) })));
  return mails.filter((listed): listed is ListedMail => listed.mail !== null);
}

const page = (title: string, main: string) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0 auto;max-width:46rem;padding:24px 20px;font:17px/1.55 system-ui,sans-serif}
li{margin-block:12px}
small{opacity:.75}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
iframe{inline-size:100%;block-size:38rem;border:1px solid;background:#fff}
</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

function listPage(mails: ListedMail[]): string {
  const rows = mails.map(
    ({ name, mail }) =>
      `<li><a href="/posta/${name}">${escapeHtml(mail.subject)}</a><br><small>${escapeHtml(`${strings.to}: ${mail.to} · ${mail.date}`)}</small></li>`,
  );
  const list = rows.length === 0 ? `<p>${strings.empty}</p>` : `<ol>\n${rows.join('\n')}\n</ol>`;
  return page(strings.title, `<h1>${strings.title}</h1>\n<p>${strings.lead}</p>\n${list}`);
}

const fileLinks = (mail: string, files: readonly MailAttachment[]) =>
  files.map(({ name }, index) => `<a href="/posta/${mail}/${index}">${escapeHtml(name)}</a>`).join(', ');

function mailPage(name: string, mail: ReadMail): string {
  const { subject, from, to, date, text, html, attachments = [] } = mail;
  const files = attachments.length === 0 ? '' : `<p>${strings.files}: ${fileLinks(name, attachments)}</p>\n`;
  const head = escapeHtml(`${strings.from}: ${from} · ${strings.to}: ${to} · ${date}`);
  return page(
    subject,
    `<p><a href="/posta">${strings.back}</a></p>
<h1>${escapeHtml(subject)}</h1>
<p><small>${head}</small></p>
${files}<pre>${withLinks(text)}</pre>
<h2>${strings.asHtml}</h2>
<iframe sandbox title="${strings.asHtml}" srcdoc="${escapeHtml(html)}"></iframe>`,
  );
}

/** Makes the addresses in a text links. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/^https?:\/\/\S+$/gm, (url) => `<a href="${url}">${url}</a>`);
