import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '#domain/brands/brand.ts';
import { refusal } from '../apis/replies.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { unavailableStrings as strings, type UnavailableReason } from './unavailable-strings.ts';

/**
 * Seconds after which a client may retry, by reason: a few where the server recovers by itself, a minute where somebody
 * has to repair something.
 */
export const RETRY_AFTER_S: Record<UnavailableReason, number> = {
  starting: 5,
  database: 20,
  storage: 60,
  mail: 60,
  overloaded: 5,
};

/** Addresses below these are calls of the contracts, never pages. `/logout` is both: a page by GET, a call by POST. */
export const API_PATH = /^\/(?:api|v1|utente-rag(?:-online-categoria)?)(?:\/|$)/;

const stylesOf = ({ themeLight, themeDark }: Brand['colours']) =>
  `:root{color-scheme:light dark;--a:${themeLight};--b:light-dark(#fff,${themeDark});--t:light-dark(#17171a,#f2f0ec)}
body{margin:0;font:18px/1.55 system-ui,sans-serif;color:var(--t);background:var(--b)}
header{padding:14px 20px;font:700 24px/1.2 Georgia,serif;color:#fff;background:var(--a)}
main{max-inline-size:36rem;margin:12vh auto;padding:0 20px}
h1{margin:.2em 0 .5em;font:700 clamp(32px,7vw,52px)/1.06 Georgia,serif}
.k{margin:0;font-weight:650}
a{display:inline-block;margin-block:12px;padding:13px 24px;border-radius:4px;font-weight:650;color:#fff;background:var(--a)}
a:focus-visible{outline:3px solid;outline-offset:3px}`;

/**
 * The script retries at intervals with HEAD, and reloads only when the answer is no longer 503: a screen reader would
 * read a reloaded page from the beginning each time.
 */
const scriptOf = (reason: UnavailableReason) =>
  `document.querySelector('[hidden]').hidden=false;
(function wait(){setTimeout(()=>fetch('',{method:'HEAD'}).then(({status})=>status===503?wait():location.reload(),wait),${RETRY_AFTER_S[reason] * 1000})})()`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page that depends on nothing else: no bundle, no database, no other file. */
function unavailablePage(
  { name, colours }: Brand,
  reason: UnavailableReason,
): { html: string; policy: string } {
  const { kicker, title, text } = strings.reasons[reason];
  const styles = stylesOf(colours);
  const script = scriptOf(reason);
  const html = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<title>${strings.title(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${styles}</style>
</head>
<body>
<header>${name}</header>
<main>
<p class="k">${kicker}</p>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${strings.again}</a>
<p hidden>${strings.byItself(RETRY_AFTER_S[reason])}</p>
</main>
<script>${script}</script>
</body>
</html>
`;
  return {
    html,
    policy: `default-src 'none'; style-src ${hashOf(styles)}; script-src ${hashOf(script)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

/** Headers of a 503 response. */
const headersOf = (reason: UnavailableReason) => ({
  ...DATA_HEADERS,
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_S[reason]),
});

/** Reason of a 503 response to one of our own calls. @param body as `sendUnavailable` wrote it */
export function unavailableReasonIn(body: string): UnavailableReason {
  const { status } = JSON.parse(body) as { status?: { message?: string } };
  const reason = Object.keys(RETRY_AFTER_S).find((candidate) => candidate === status?.message);
  return (reason as UnavailableReason | undefined) ?? 'database';
}

type AnsweredRequest = Pick<IncomingMessage, 'url' | 'method' | 'headers'>;

/** Whether a program waits for the answer. A write elsewhere is one too, unless it is a form that a browser sends. */
const isCall = ({ url = '/', method, headers }: AnsweredRequest): boolean =>
  API_PATH.test(url.split('?', 1)[0] ?? '/') ||
  (method !== 'GET' && method !== 'HEAD' && !/\btext\/html\b/.test(headers.accept ?? ''));

/**
 * Answers 503, as a page or, for a call, as the refusal of the contracts. It writes to the raw response, so it works
 * before routing.
 */
export function sendUnavailable(
  request: AnsweredRequest,
  response: ServerResponse,
  brand: Brand,
  reason: UnavailableReason,
): void {
  const isRefusal = isCall(request);
  const { html, policy } = unavailablePage(brand, reason);
  const body = isRefusal ? JSON.stringify(refusal(503, 'ERR_UNAVAILABLE', reason).body) : html;
  response.writeHead(503, {
    ...headersOf(reason),
    ...(isRefusal
      ? { 'content-type': 'application/json; charset=utf-8' }
      : { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }),
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
