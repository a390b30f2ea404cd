const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Plain text of an answer's clean HTML: blocks are separated by a line break, entities are decoded. HLP-01 */
export const plainWords = (html: string): string =>
  html
    .replace(/<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n\s*/g, '\n')
    .trim();
