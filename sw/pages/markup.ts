import type { Picture } from '#domain/newsstand.ts';
import { pictureSrcSet, pictureUrl } from '#domain/picture-url.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text for HTML elements and attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

type PictureOptions = { sizes: string; alt: string; isLead: boolean };

/** A picture in the best width for this screen, as the page writes it. */
export function pictureMarkup(picture: Picture, { sizes, alt, isLead }: PictureOptions): string {
  const fallback = picture.widths.findLast((width) => width <= 820) ?? picture.widths[0] ?? picture.width;
  const loading = isLead
    ? 'loading="eager" decoding="sync" fetchPriority="high"'
    : 'loading="lazy" decoding="async"';
  return (
    `<picture><source type="image/avif" srcSet="${pictureSrcSet(picture, 'avif')}" sizes="${escaped(sizes)}"/>` +
    `<img src="${pictureUrl(picture.id, fallback, 'webp')}" width="${picture.width}" height="${picture.height}" ` +
    `alt="${escaped(alt)}" ${loading}/></picture>`
  );
}
