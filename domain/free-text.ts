const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Only the ends of blocks separate words; other tags may be within a word. */
const BLOCK =
  /<\/?(?:p|h\d|li|ul|ol|blockquote|table|t[rdh]|figure|figcaption|br|hr|div|d[dlt]|pre)\b[^<>]*>/gi;

/** Words of clean HTML, which may be truncated anywhere. */
export const freeText = (html: string): string =>
  html
    .replace(/<[^>]*$/, '')
    .replace(BLOCK, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
