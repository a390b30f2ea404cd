import { createHash } from 'node:crypto';
import { DATA_SCRIPT_START } from './router-script.ts';
import type { VendorSources } from './vendor-sources.ts';

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/**
 * Beginning of the first script behind a rendered page, as the router writes it and as `leanPage` does; after it contents
 * occur only inside scripts.
 */
const ROUTER_SCRIPTS = ['<script data-tsr-stream-part="">(self.$R=', DATA_SCRIPT_START];
const JSON_SCRIPT = /^<script[^>]*\btype="application\//;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (texts: string[]) => [...new Set(texts.map(hashOf))];

/** Texts of the scripts that may run inline: only the boot script and the router's own. */
function ownScripts(html: string, bootScript: string): string[] {
  const start = Math.max(...ROUTER_SCRIPTS.map((beginning) => html.lastIndexOf(beginning)));
  const routerScripts =
    start < 0
      ? []
      : [...html.slice(start).matchAll(SCRIPT)].filter(([element]) => !JSON_SCRIPT.test(element));
  return [bootScript, ...routerScripts.map(([, text = '']) => text)];
}

const inlineStyles = (html: string) => [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => text);

/** Headers of every response. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of every response that is not a page: opened by itself it may load nothing and may not be framed. */
export const DATA_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Policy of the service worker: it may run its own script and call the newsstand and the account site. */
export const workerPolicy = ({ origin, accountOrigin }: { origin: string; accountOrigin: string }): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${accountOrigin === origin ? "'self'" : `'self' ${accountOrigin}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type PolicyInput = {
  origin: string;
  accountOrigin: string;
  shopUrl: string;
  bootScript: string;
  vendors?: VendorSources | null;
};

const NO_VENDORS: VendorSources = { script: [], frame: [], connect: [], img: [] };

const joinSources = (...sources: readonly (string | readonly string[])[]): string =>
  sources.flat().join(' ').trim();

/**
 * Content security policy of one finished page. Inline scripts and styles of the server are allowed by hash, so that
 * any cache can store the page. Scripts may set script addresses and markup only through the three named Trusted Types
 * policies, unless third-party services are configured, which do not support that.
 */
export function contentSecurityPolicy(
  html: string,
  { origin, accountOrigin, shopUrl, bootScript, vendors }: PolicyInput,
): string {
  const { script, frame, connect, img } = vendors ?? NO_VENDORS;
  const self = accountOrigin === origin ? "'self'" : `'self' ${accountOrigin}`;
  return [
    "default-src 'none'",
    // Covers workers too.
    `script-src 'self' ${joinSources(hashes(ownScripts(html, bootScript)), script)}`,
    `style-src 'self' ${hashes(inlineStyles(html)).join(' ')}`.trim(),
    // Files of a conversation need a header that no element sends: pages fetch them and show object URLs.
    joinSources("img-src 'self' data: blob:", img),
    'media-src blob:',
    "font-src 'self'",
    joinSources(`connect-src ${self}`, connect),
    ...(frame.length > 0 ? [joinSources('frame-src', frame)] : []),
    "manifest-src 'self'",
    // A form of offers is sent to the shop, directly or by way of the showcase.
    `form-action ${self} ${new URL(shopUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(script.length > 0
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types articolo lavoro worker']),
  ].join('; ');
}
