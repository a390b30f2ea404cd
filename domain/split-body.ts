const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'source', 'col']);

/** Ends of top-level paragraphs that are followed by another paragraph: a picture may be placed there. */
function paragraphEnds(html: string): number[] {
  const positions: number[] = [];
  let depth = 0;
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
    if (VOID.has(name.toLowerCase())) continue;
    depth += closing ? -1 : 1;
    const end = index + tag.length;
    if (depth === 0 && name.toLowerCase() === 'p' && /^\s*<p[\s>]/i.test(html.slice(end, end + 40))) {
      positions.push(end);
    }
  }
  return positions;
}

/**
 * Splits a text into at most `parts` pieces of similar length, between paragraphs only, so that pictures can be placed
 * between them. There are fewer pieces if the text has fewer such places.
 */
export function splitBody(html: string, parts: number): string[] {
  const cuts: number[] = [];
  const splitPositions = paragraphEnds(html);
  for (let part = 1; part < parts; part++) {
    const target = (html.length * part) / parts;
    const last = cuts.at(-1) ?? 0;
    const nearest = splitPositions
      .filter((position) => position > last)
      .sort((a, b) => Math.abs(a - target) - Math.abs(b - target))[0];
    if (nearest !== undefined) cuts.push(nearest);
  }
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]));
}
