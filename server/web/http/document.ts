import type { RenderedParts } from '#api/rendering.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { type ConsentTerms, writeTerms } from '#domain/consent/consent-terms.ts';
import type { Build } from './build.ts';
import { firstViewStyles } from './first-view-styles.ts';

/** JSON for a script element, escaped so that it cannot end the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `pageBrand` is the page's data about its paper; search engines must not index a page that `isHidden`. */
export type DocumentDeps = {
  build: Build;
  brand: Brand;
  pageBrand: PublicBrand;
  isHidden: boolean;
  /** When readers are asked for consent again; null where a third-party platform asks. TRK-01 */
  consentTerms: ConsentTerms | null;
};

/**
 * Makes a whole page of its parts. The styles of the first view are inline; the whole stylesheets are
 * disabled links that the boot script enables, or normal links without scripts. The faces are loaded by
 * `after-paint.ts`, or by such a link.
 */
export function toDocument(
  { build, brand, pageBrand, isHidden, consentTerms }: DocumentDeps,
  parts: RenderedParts,
): string {
  const { description: _, domain: __, ...pageData } = pageBrand;
  const { scripts, styles } = build.assetsOf(parts.routeIds, parts.isFallback);
  const page = build.template
    .replace('<!--app-->', () => parts.app)
    .replace(
      '<!--data-->',
      () => `<script type="application/json" id="brand">${inlineJson(pageData)}</script>`,
    );
  const stylesheets = styles.map(({ stylesheet }) => stylesheet);
  const css = firstViewStyles(stylesheets, `<html data-brand="${brand.key}">${page}`);
  const faces = build.faces.list.map((face) => [...face, css.includes(`"${face[0]}"`) ? 1 : 0]);
  const chunks = scripts.filter((href) => href !== build.entry);
  const attributes =
    `data-brand="${brand.key}" data-scripts="${[build.entry, ...chunks].join(' ')}" ` +
    `data-after="${build.afterPaint}" data-faces='${JSON.stringify(faces)}'${consentTerms ? ` data-consent="${writeTerms(consentTerms)}" data-question="${build.consentQuestion}"` : ''}`;
  const head = [
    `<style>${css}</style>`,
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<noscript>${[build.faces, ...styles].map(({ href }) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    `<script>${build.bootScript}</script>`,
    ...brandLinks(brand),
    ...(isHidden ? ['<meta name="robots" content="noindex, nofollow">'] : []),
    parts.head,
    parts.jsonLd ? `<script type="application/ld+json">${inlineJson(parts.jsonLd)}</script>` : '',
  ].join('\n');
  return page
    .replace('<html lang="it">', () => `<html lang="it" ${attributes}>`)
    .replace('<!--head-->', () => head);
}

/**
 * The small icon is a bitmap: browsers read the icon again at every change of the address, and an SVG takes long to
 * draw.
 */
const brandLinks = ({ key, colours, shortName }: Brand) => [
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<link rel="icon" href="/brands/${key}/icon-48.png" type="image/png" sizes="48x48">`,
  `<link rel="apple-touch-icon" href="/brands/${key}/apple-touch-icon.png">`,
  `<meta name="theme-color" content="${colours.themeLight}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${colours.themeDark}" media="(prefers-color-scheme: dark)">`,
  `<meta name="apple-mobile-web-app-title" content="${shortName}">`,
];
