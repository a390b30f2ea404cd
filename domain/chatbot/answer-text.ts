/**
 * Format of a chatbot answer, on the wire and in the history. RAG-05, RAG-06, API-07
 *
 * - Words, with `&`, `<` and `[` escaped as `&amp;`, `&lt;` and `&#91;`: no words of an
 *   article, reader or model can therefore be a citation or a marker. `**…**` is strong, a line that begins
 *   with `- ` is an item, an empty line ends a paragraph.
 * - A citation: `[articolo:ID.PLACE]`, the article's id and, as PLACE, the number of the block in its body,
 *   counted from 1.
 * - Markers, which look like comments: `<!-- fonti {…} -->` before the first word, then exactly one that ends the
 *   answer: `<!-- fine {…} -->` for a complete answer, `<!-- errore CODE -->` for a failed one. An answer without an
 *   end was cut off. In a marker's JSON, `<`, `>` and `--` are escaped.
 */

/** A cited passage: a block of an article's body. */
export type Citation = { articleId: number; place: number };

/** A cited passage with its article, for the list under an answer. */
export type CitedPassage = Citation & {
  /** The passage, verbatim. */
  text: string;
  title: string;
  kicker: string | null;
  byline: string | null;
  newspaper: string;
  edition: string;
  /** YYYY-MM-DD. */
  day: string;
  page: number | null;
  section: string;
  /** Address of the article at the passage. */
  address: string;
};

/** Data extracted from an answer, beside its words. RAG-06 */
export type ExtractedData = Readonly<Record<string, { value: string; type: 'internal' | 'external' }>>;

export type AnswerStart = {
  chatId: number;
  messageId: number;
  title: string;
  sources: readonly CitedPassage[];
};
export type AnswerEnd = {
  /** False if the archive has no answer. */
  found: boolean;
  extractedData: ExtractedData;
  /** Suggested next questions. */
  followUps: readonly string[];
};

export type AnswerPart = { kind: 'words'; text: string } | { kind: 'citation'; citation: Citation };

export type AnswerText = {
  parts: readonly AnswerPart[];
  start: AnswerStart | null;
  end: AnswerEnd | null;
  /** Code of the failure that the server wrote; null if it wrote none. */
  error: string | null;
};

const ESCAPES = { '&': '&amp;', '<': '&lt;', '[': '&#91;' } as const;
const UNESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&#91;': '[' };

/** Escapes words for an answer. */
export const escapeWords = (text: string): string =>
  text.replace(/[&<[]/g, (sign) => ESCAPES[sign as keyof typeof ESCAPES]);

const unescapeWords = (text: string): string =>
  text.replace(/&(?:amp|lt|#91);/g, (sign) => UNESCAPED[sign] ?? sign);

export const writeCitation = ({ articleId, place }: Citation): string => `[articolo:${articleId}.${place}]`;

const json = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('--', '-\\u002d');

export const writeStart = (start: AnswerStart): string => `<!-- fonti ${json(start)} -->`;
export const writeEnd = (end: AnswerEnd): string => `<!-- fine ${json(end)} -->`;
/** @param code of the error catalogue */
export const writeError = (code: string): string => `<!-- errore ${code} -->`;

/** The beginning of a marker, citation or escape that continues in the next chunk. */
const CUT_TOKEN = /(?:<[^>]*|\[[^\]]*|&[a-z#0-9]{0,4})$/;
const TOKEN = /<!-- (fonti|fine|errore) (.*?) -->|\[articolo:(\d+)\.(\d+)\]/gs;

/**
 * Reads an answer, or the part of it that has arrived. Malformed parts are skipped without an error. An error marker
 * counts only at the end.
 */
export function readAnswer(content: string): AnswerText {
  const whole = content.replace(CUT_TOKEN, '');
  const parts: AnswerPart[] = [];
  let start: AnswerStart | null = null;
  let end: AnswerEnd | null = null;
  let error: string | null = null;
  let position = 0;
  const addWords = (text: string) => {
    if (text !== '') parts.push({ kind: 'words', text: unescapeWords(text) });
  };
  for (const token of whole.matchAll(TOKEN)) {
    const [all, marker, payload = '', articleId, place] = token;
    addWords(whole.slice(position, token.index));
    position = token.index + all.length;
    if (marker === undefined) {
      parts.push({ kind: 'citation', citation: { articleId: Number(articleId), place: Number(place) } });
    } else if (marker === 'fonti') start = parseJson<AnswerStart>(payload);
    else if (marker === 'fine') end = parseJson<AnswerEnd>(payload);
    else if (whole.slice(position).trim() === '') error = payload;
  }
  addWords(whole.slice(position));
  return { parts, start, end, error };
}

function parseJson<T>(markerJson: string): T | null {
  try {
    return JSON.parse(markerJson) as T;
  } catch {
    return null;
  }
}

/** Articles that an answer cites, each once, in their order. RAG-06 */
export const relatedIdsOf = ({ parts }: Pick<AnswerText, 'parts'>): number[] => [
  ...new Set(parts.flatMap((part) => (part.kind === 'citation' ? [part.citation.articleId] : []))),
];

/** Only the words of an answer. */
export const plainAnswer = ({ parts }: Pick<AnswerText, 'parts'>): string =>
  parts
    .map((part) => (part.kind === 'words' ? part.text : ''))
    .join('')
    .trim();
