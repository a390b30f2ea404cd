const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Ends of blocks part words; other tags stand within them. */
const BLOCK =
  /<\/?(?:p|h\d|li|ul|ol|blockquote|table|t[rdh]|figure|figcaption|br|hr|div|d[dlt]|pre)\b[^<>]*>/gi;

/** Words of clean HTML, which may have been cut off anywhere. */
export const freeText = (html: string): string =>
  html
    .replace(/<[^>]*$/, '')
    .replace(BLOCK, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
