import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { type PublicBrand, toPublicBrand } from '#domain/brands/public-brand.ts';
import type { Build } from './build.ts';
import { toDocument, toSymbol } from './document.ts';
import { prepare } from './prepared-replies.ts';

const WORDMARK = '<?xml version="1.0"?><svg xmlns="x" viewBox="0 0 9 9" fill="none"><path d="M0 0"/></svg>';

const build: Build = {
  files: new Map([['/brands/mg/wordmark.svg', prepare(200, Buffer.from(WORDMARK), {})]]),
  template:
    '<!doctype html>\n<html lang="it"><head><!--head--></head><body><!--sprite--><!--app--><!--data--></body></html>',
  bootScript: 'boot("$&")',
  sprite: '<svg hidden><symbol id="i-menu"></symbol></svg>',
  entry: '/assets/entry.js',
  assetsOf: (routeIds) => ({
    scripts: ['/assets/entry.js', ...routeIds.map((id) => `/assets/${id}.js`)],
    styles: [{ href: '/assets/a.css', css: 'p{color:red}' }],
  }),
  renderPage: async () => new Response(),
};

const brand: PublicBrand = toPublicBrand(IL_MESSAGGERO, {
  menu: [],
  footer: [],
  origin: 'http://ilmessaggero.localhost',
  accountOrigin: 'http://ilmessaggero.localhost',
});

const page = (parts: Partial<Parameters<typeof toDocument>[1]> = {}, own = brand) =>
  toDocument({ build, brand: own }, { head: '', app: '<div></div>', routeIds: [], jsonLd: null, ...parts });

const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside]) => inside);

test('data of a page cannot end its script', () => {
  const title = 'Fine </script><script>alert(1)</script><!-- & \u2028';
  const html = page({ jsonLd: { headline: title } }, { ...brand, description: title });
  const scripts = elements(html, 'script');
  expect(scripts).toHaveLength(3);
  const [, jsonLd = '', data = ''] = scripts;
  expect(JSON.parse(jsonLd)).toEqual({ headline: title });
  expect(JSON.parse(data)).toMatchObject({ sigla: 'MG', description: title });
  expect(`${jsonLd}${data}`).not.toContain('<');
});

test('a text is never taken for a pattern of its template', () => {
  const text = "<p>Costa 5 $& e $' e $` e $1</p>";
  const html = page({ head: `<title>${text}</title>`, app: text });
  expect(html.split(text)).toHaveLength(3);
  expect(html).toContain('<script>boot("$&")</script>');
});

test('styles of the first view stand inline, their files are named but not fetched', () => {
  const html = page();
  expect(elements(html, 'style')).toEqual(['p{color:red}']);
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled>');
});

test('the boot script learns its entry and the chunks of the route, without the entry', () => {
  const html = page({ routeIds: ['home'] });
  expect(html).toContain(
    '<html lang="it" data-brand="mg" data-entry="/assets/entry.js" data-chunks="/assets/home.js">',
  );
});

test('BRD-03 the paper’s wordmark, icons, colours and manifest are there before the first paint', () => {
  const html = page();
  expect(html).toContain('<symbol id="wordmark" viewBox="0 0 9 9" fill="none"><path d="M0 0"/></symbol>');
  expect(html).toContain(
    '<symbol id="wordmark-compact" viewBox="0 0 9 9" fill="none"><path d="M0 0"/></symbol></svg>',
  );
  expect(html).toContain('href="/brands/mg/favicon.svg"');
  expect(html).toContain('content="#0b4a8f" media="(prefers-color-scheme: light)"');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('a page without structured data has none', () => {
  expect(page()).not.toContain('ld+json');
});

test('a symbol keeps what its shapes inherit and nothing else', () => {
  const svg =
    '<svg id="a" width="9" viewBox="0 0 1 2" fill-rule="evenodd" class="b" stroke="red"><g></g></svg>';
  expect(toSymbol(svg, 'x')).toBe(
    '<symbol id="x" viewBox="0 0 1 2" fill-rule="evenodd" stroke="red"><g></g></symbol>',
  );
});
