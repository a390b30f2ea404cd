import { articlePath, issuePath, sectionPath, signaturePath } from '#domain/addresses.ts';
import { dateParts } from '#domain/article-dates.ts';
import { withScrollableTables } from '#domain/body-html.ts';
import { initialsOf } from '#domain/graphemes.ts';
import type { Article, Day, Picture } from '#domain/newsstand.ts';
import { numberPassages } from '#domain/passages.ts';
import { PANORAMA_RATIO } from '#domain/picture-shape.ts';
import {
  SPECIMEN,
  SPECIMEN_DAY,
  SPECIMEN_EDITION,
  SPECIMEN_PAGE,
  SPECIMEN_PATH,
  SPECIMEN_SECTION,
} from '#domain/specimen-article.ts';
import { splitBody } from '#domain/split-body.ts';
import type { ArticlePieces } from './article-pieces.ts';
import { escaped, pictureMarkup } from './markup.ts';

/**
 * Composes the page of a downloaded article as the server would: place in the paper, headlines, author, pictures and
 * text. Related contents beside and below are missing: the app renders them when it replaces this page. OFF-01
 */
export function composeArticle(pieces: ArticlePieces, article: Article, today: Day): string {
  const { before, after } = pieces;
  return (
    withAddresses(
      before.replace(SPECIMEN.title, () => escaped(article.title)),
      article,
    ) +
    articleMarkup(pieces, article, today) +
    withAddresses(after, article)
  );
}

/** HTML of the article itself. */
export function articleMarkup(pieces: ArticlePieces, article: Article, today: Day): string {
  return headerMarkup(pieces.header, article, today) + textMarkup(pieces, article);
}

function withAddresses(html: string, article: Article): string {
  const { edition, day, section } = article;
  const specimen = { day: SPECIMEN_DAY, edition: SPECIMEN_EDITION };
  return html
    .replaceAll(sectionPath(SPECIMEN_SECTION, specimen), sectionPath(section, { day, edition }))
    .replaceAll(issuePath(SPECIMEN_EDITION, SPECIMEN_DAY), issuePath(edition, day))
    .replaceAll(encodeURIComponent(SPECIMEN_PATH), encodeURIComponent(articlePath(article)));
}

/** Replaces a placeholder by a text, or removes the element that holds nothing else. */
const fill = (html: string, placeholder: string, text: string | null): string =>
  text === null
    ? html.replace(new RegExp(`<(\\w+)[^>]*>${placeholder.replace(/[{}]/g, '\\$&')}</\\1>`), '')
    : html.replace(placeholder, () => escaped(text));

const PORTRAIT = /<span class="([^" ]+) ([^"]+)" aria-hidden="true">[^<]*<\/span>/;
const NAMES = /(<p class="[^"]*">)<a href="\/firma\/firma-campione">[^<]*<\/a><\/p>/;
const DATES = /<p class="meta"><wbr\/>(<span class="[^"]*">)[\s\S]*?<\/p>/;

function headerMarkup(template: string, article: Article, today: Day): string {
  const { kicker, title, subtitle, page, edition, section } = article;
  const withLinks = withAddresses(template, article);
  const pageName = `pagina ${SPECIMEN_PAGE}`;
  const filled = [
    [SPECIMEN_EDITION.name, edition.name],
    [SPECIMEN_SECTION.name, section.name],
    [pageName, page === null ? null : `pagina ${page}`],
    [SPECIMEN.kicker, kicker],
    [SPECIMEN.title, title],
    [SPECIMEN.subtitle, subtitle],
  ].reduce((html, [place = '', text = null]) => fill(html ?? '', place ?? '', text), withLinks) as string;
  return filled
    .replace(PORTRAIT, (_span, baseClass, initialsClass) => portraitMarkup(baseClass, initialsClass, article))
    .replace(NAMES, (_names, open) => namesMarkup(open, article))
    .replace(DATES, (_dates, open) => {
      const parts = dateParts(article, today).map((part) => `<wbr/>${open}${escaped(part)}</span>`);
      return `<p class="meta">${parts.join('<span class="sep"></span>')}</p>`;
    });
}

function portraitMarkup(baseClass: string, initialsClass: string, { signatures }: Article): string {
  const [first] = signatures;
  if (!first) return '';
  if (first.picture) {
    return `<span class="${baseClass}">${pictureMarkup(first.picture, { sizes: '46px', alt: '', isLead: false })}</span>`;
  }
  return `<span class="${baseClass} ${initialsClass}" aria-hidden="true">${escaped(initialsOf(first.name))}</span>`;
}

function namesMarkup(open: string, { signatures, byline }: Article): string {
  if (signatures.length === 0) return byline ? `${open}${escaped(byline)}</p>` : '';
  const names = signatures.map((signature, index) => {
    const before = index === 0 ? '' : index < signatures.length - 1 ? ', ' : ' e ';
    return `${before}<a href="${signaturePath(signature)}">${escaped(signature.name)}</a>`;
  });
  return `${open}${names.join('')}</p>`;
}

function textMarkup(pieces: ArticlePieces, article: Article): string {
  const { picture, body, complete, pictures } = article;
  const furtherPictures = complete ? pictures.filter(({ id }) => id !== picture?.id) : [];
  const parts = splitBody(numberPassages(body), furtherPictures.length + 1);
  const text = parts.map((html, index) => {
    const between =
      index < parts.length - 1 ? furtherPictures.slice(index, index + 1) : furtherPictures.slice(index);
    const openTag = picture || index > 0 ? '<div>' : `<div class="${pieces.unillustrated}">`;
    const names = `${pieces.body} ${complete ? '' : pieces.cut} ${index > 0 ? '' : pieces.opening}`;
    return (
      `${openTag}<div class="${names}" lang="it" data-text="">${withScrollableTables(html)}</div></div>` +
      between.map((other) => figureMarkup(pieces, other, article, false)).join('')
    );
  });
  return (picture ? figureMarkup(pieces, picture, article, true) : '') + text.join('');
}

function frameOf(
  { figures: [landscape, portrait, panorama] }: ArticlePieces,
  { width, height }: Picture,
): string {
  if (width < height) return portrait;
  return width > height * PANORAMA_RATIO ? panorama : landscape;
}

const FIGURE = /^<figure class="([^" ]+) ?([^"]*)"/;
const SIZES = /sizes="([^"]*)"/;

function figureMarkup(pieces: ArticlePieces, picture: Picture, { title }: Article, isLead: boolean): string {
  const { caption, credit } = picture;
  const [, figureClass = '', lead = ''] = FIGURE.exec(pieces.figures[0]) ?? [];
  const alt = caption ? '' : `Immagine dell’articolo «${title}»`;
  const sizes = (SIZES.exec(pieces.figures[0])?.[1] ?? '').replaceAll('&quot;', '"');
  const framed = frameOf(pieces, picture)
    .replace(FIGURE, `<figure class="${figureClass} ${isLead ? lead : ''}"`)
    .replace(/<picture>[\s\S]*<\/picture>/, () => pictureMarkup(picture, { sizes, alt, isLead }));
  if (!caption && !credit) return framed.replace(/<figcaption[\s\S]*<\/figcaption>/, '');
  const withCaption = framed.replace(`${SPECIMEN.caption} `, () => (caption ? `${escaped(caption)} ` : ''));
  return fill(withCaption, SPECIMEN.credit, credit);
}
