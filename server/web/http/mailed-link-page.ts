import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import { escapeHtml } from '#server/base/mail/escape.ts';

type Page = {
  brand: Brand;
  title: string;
  styles: string;
  /** HTML of the page's contents. */
  main: string;
  /** Where its forms may be sent. */
  forms: 'self' | 'none';
};

/** Headers that keep a mailed link private: the page shows data of the mail's recipient without sign-in. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Sends a page that a mailed link leads to: without scripts and without other files. */
export function sendMailedLinkPage(
  reply: FastifyReply,
  status: number,
  { brand, title, styles, main, forms }: Page,
): FastifyReply {
  const hash = createHash('sha256').update(styles).digest('base64');
  return reply
    .code(status)
    .headers({
      ...PRIVATE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action '${forms}'; frame-ancestors 'none'`,
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
${main}
</main>
</body>
</html>
`);
}
