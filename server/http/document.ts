import type { RenderedParts } from '#api/rendering.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Build } from './build.ts';

/** JSON inside a script element: nothing in it may end the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Turns a wordmark's file into a symbol of the page's sprite, with the attributes its shapes inherit. */
export function toSymbol(svg: string, id: string): string {
  const start = svg.indexOf('<svg');
  const open = svg.indexOf('>', start);
  const inherited = [...svg.slice(start, open).matchAll(/\s(viewBox|fill|stroke|fill-rule)="[^"]*"/g)].map(
    ([text]) => text,
  );
  return `<symbol id="${id}"${inherited.join('')}>${svg.slice(open + 1, svg.lastIndexOf('</svg>'))}</symbol>`;
}

export type DocumentDeps = { build: Build; brand: PublicBrand };

/**
 * Makes a whole page of its parts. Styles of the first view stand inline; their files are named as disabled links, so
 * that the bundle finds them there and does not fetch them again.
 */
export function toDocument({ build, brand }: DocumentDeps, parts: RenderedParts): string {
  const { scripts, styles } = build.assetsOf(parts.routeIds);
  const wordmark = build.files.get(`/brands/${brand.key}/wordmark.svg`)?.bodies.identity.toString() ?? '';
  const compact = build.files.get(`/brands/${brand.key}/wordmark-compact.svg`)?.bodies.identity.toString();
  const head = [
    `<script>${build.bootScript}</script>`,
    `<style>${styles.map(({ css }) => css).join('')}</style>`,
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...brandLinks(brand),
    parts.head,
    parts.jsonLd ? `<script type="application/ld+json">${inlineJson(parts.jsonLd)}</script>` : '',
  ].join('\n');
  const sprite = build.sprite.replace(
    '</svg>',
    `${toSymbol(wordmark, 'wordmark')}${toSymbol(compact ?? wordmark, 'wordmark-compact')}</svg>`,
  );
  const chunks = scripts.filter((href) => href !== build.entry).join(' ');
  return build.template
    .replace(
      '<html lang="it">',
      () => `<html lang="it" data-brand="${brand.key}" data-entry="${build.entry}" data-chunks="${chunks}">`,
    )
    .replace('<!--head-->', () => head)
    .replace('<!--sprite-->', () => sprite)
    .replace('<!--app-->', () => parts.app)
    .replace('<!--data-->', () => `<script type="application/json" id="brand">${inlineJson(brand)}</script>`);
}

const brandLinks = ({ key, colours, shortName }: PublicBrand) => [
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<link rel="icon" href="/brands/${key}/favicon.svg" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="/brands/${key}/apple-touch-icon.png">`,
  `<meta name="theme-color" content="${colours.themeLight}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${colours.themeDark}" media="(prefers-color-scheme: dark)">`,
  `<meta name="apple-mobile-web-app-title" content="${shortName}">`,
];
