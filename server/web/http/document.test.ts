import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { type PublicBrand, toPublicBrand } from '#domain/brands/public-brand.ts';
import type { Build } from './build.ts';
import { toDocument } from './document.ts';
import { readStylesheet } from './first-view-styles.ts';

const build: Build = {
  files: new Map(),
  template:
    '<!doctype html>\n<html lang="it"><head><!--head--></head><body><!--app--><!--data--></body></html>',
  bootScript: 'boot("$&")',
  entry: '/assets/entry.js',
  afterPaint: '/assets/after-paint.js',
  consentQuestion: '/assets/consent.js',
  assetsOf: (routeIds) => ({
    scripts: ['/assets/entry.js', ...routeIds.map((id) => `/assets/${id}.js`)],
    styles: [{ href: '/assets/a.css', stylesheet: readStylesheet('p{color:red}.gone{color:blue}') }],
  }),
  faces: {
    href: '/assets/fonts.css',
    list: [
      ['Testata UI', '/assets/ui.woff2', '400 800', 'normal'],
      ['Testata Text', '/assets/text.woff2', '400', 'normal'],
    ],
  },
  renderPage: async () => new Response(),
};

const brand: PublicBrand = toPublicBrand(IL_MESSAGGERO, {
  showcase: 'out',
  checkout: 'embedded',
  menu: [],
  footer: [],
  origin: 'http://ilmessaggero.localhost',
  accountOrigin: 'http://ilmessaggero.localhost',
});

const page = (parts: Partial<Parameters<typeof toDocument>[1]> = {}, pageBrand = brand) =>
  toDocument(
    { build, brand: IL_MESSAGGERO, pageBrand, isHidden: false, consentTerms: null },
    { head: '', app: '<p></p>', routeIds: [], isFallback: false, jsonLd: null, ...parts },
  );

const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside]) => inside);

test('data of a page cannot end its script element', () => {
  const title = 'Fine </script><script>alert(1)</script><!-- & \u2028';
  const html = page({ jsonLd: { headline: title } }, { ...brand, name: title });
  const scripts = elements(html, 'script');
  expect(scripts).toHaveLength(3);
  const [, jsonLd = '', data = ''] = scripts;
  expect(JSON.parse(jsonLd)).toEqual({ headline: title });
  expect(JSON.parse(data)).toMatchObject({ key: 'mg', name: title });
  expect(`${jsonLd}${data}`).not.toContain('<');
});

test('a text is never interpreted as a replacement pattern of the template', () => {
  const text = "<p>Costa 5 $& e $' e $` e $1</p>";
  const html = page({ head: `<title>${text}</title>`, app: text });
  expect(html.split(text)).toHaveLength(3);
  expect(html).toContain('<script>boot("$&")</script>');
});

test('styles of the first view are inline, the whole stylesheets are named but not fetched', () => {
  const html = page();
  expect(elements(html, 'style')).toEqual(['p{color:red}']);
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled>');
});

test('without scripts the stylesheets and faces are fetched', () => {
  expect(elements(page(), 'noscript')).toEqual([
    '<link rel="stylesheet" href="/assets/fonts.css"><link rel="stylesheet" href="/assets/a.css">',
  ]);
});

test('the boot script is given its entry and the chunks of the route, each once', () => {
  const html = page({ routeIds: ['home'] });
  expect(html).toContain('<html lang="it" data-brand="mg" data-scripts="/assets/entry.js /assets/home.js" ');
});

test('the boot script is given the faces that the first view uses', () => {
  const inUse = {
    ...build,
    assetsOf: () => ({
      scripts: [],
      styles: [{ href: '/a.css', stylesheet: readStylesheet('p{font-family:"Testata Text"}') }],
    }),
  };
  const html = toDocument(
    { build: inUse, brand: IL_MESSAGGERO, pageBrand: brand, isHidden: false, consentTerms: null },
    { head: '', app: '<p></p>', routeIds: [], isFallback: false, jsonLd: null },
  );
  const faces = /data-faces='([^']*)'/.exec(html)?.[1] ?? '';
  expect((JSON.parse(faces) as unknown[][]).map(([family, , , , used]) => [family, used])).toEqual([
    ['Testata UI', 0],
    ['Testata Text', 1],
  ]);
});

test('data that only the head needs is not in the page’s data', () => {
  const data = elements(page(), 'script').at(-1) ?? '';
  expect(JSON.parse(data)).not.toHaveProperty('description');
});

test('BRD-03 the paper’s icons, colours and manifest are in the head', () => {
  const html = page();
  expect(html).toContain('href="/brands/mg/icon-48.png"');
  expect(html).toContain('content="#0b4a8f" media="(prefers-color-scheme: light)"');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('a page without structured data has no script for it', () => {
  expect(page()).not.toContain('ld+json');
});
