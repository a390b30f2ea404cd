const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of an answer's clean HTML: blocks are parted by a line, nothing stays escaped. HLP-01 */
export const plainWords = (html: string): string =>
  html
    .replace(/<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\n\s*/g, '\n')
    .trim();
