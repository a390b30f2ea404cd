import {
  type AnswerEnd,
  type AnswerPart,
  type AnswerSource,
  type Citation,
  readAnswer,
  writeCitation,
  writeEnd,
  writeError,
  writeStart,
  writeWords,
} from '#domain/chatbot/answer-text.ts';
import { plainTitle } from './answers/quoting-composer.ts';
import { answerStrings as strings } from './answers/strings.ts';
import { lastSentenceAt } from './last-sentence.ts';

/** Words with the passages that are named for them. */
type Stretch = { words: string; citations: Citation[] };

const keyOf = ({ articleId, place }: Citation) => `${articleId}.${place}`;
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

function stretchesOf(parts: readonly AnswerPart[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const part of parts) {
    const last = stretches.at(-1);
    if (part.kind === 'citation') {
      if (last) last.citations.push(part.citation);
      else stretches.push({ words: '', citations: [part.citation] });
    } else if (last && last.citations.length === 0) last.words += part.text;
    else stretches.push({ words: part.text, citations: [] });
  }
  return stretches;
}

/** What the words before have left at the beginning of others. */
const LEFT_OVER = /^[\s.,;:!?)»]+/;

/** Stretches one after the other; of the signs that belonged to what was taken out the ends of lines stay. */
function joined(stretches: readonly (Stretch | null)[]): string {
  let text = '';
  let after = false;
  for (const stretch of stretches) {
    if (stretch) {
      const words = after
        ? stretch.words.replace(LEFT_OVER, (signs) => (text === '' ? '' : signs.replace(/\S/g, '') || ' '))
        : stretch.words;
      text += writeWords(words) + stretch.citations.map(writeCitation).join('');
    }
    after = stretch === null;
  }
  return text;
}

const bare = (words: string) => words.replace(LEFT_OVER, '');

const INTRODUCTIONS = [1, 2].map((passages) => `${strings.asOurArticlesHaveIt(passages)}\n\n`);

/** Of a stretch the sentence that its citation is for: those before may rest on what is gone. */
function lastOf({ words, citations }: Stretch, sources: readonly AnswerSource[]): Stretch | null {
  const own = sources.filter((source) => citations.some((one) => keyOf(one) === keyOf(source)));
  const isKnown = (piece: string) => {
    const inner = piece.replace(/^(?:«|\*\*)|(?:»|\*\*)$/g, '');
    return own.some(({ text, title }) =>
      piece.startsWith('«') ? text.includes(inner) : inner === plainTitle(title),
    );
  };
  const introduction = INTRODUCTIONS.find((one) => words.startsWith(one)) ?? '';
  const signs = /^[\s.,;:!?)»]*/.exec(words.slice(introduction.length))?.[0] ?? '';
  const start = introduction.length + signs.length;
  const at = lastSentenceAt(words.slice(start), isKnown);
  if (at === null) return null;
  const cut = words.slice(start, start + at);
  const gap = cut === '' ? signs : `${signs}${cut}`.replace(/[^\n]/g, '') || ' ';
  return { words: introduction + gap + words.slice(start + at), citations };
}

/** The end of an answer that has lost passages: it leads to what is left, and names nothing that was drawn from the rest. */
const endOfRest = (end: AnswerEnd, cited: ReadonlySet<number>): AnswerEnd => ({
  ...end,
  followUps: [],
  extractedData: Object.fromEntries(
    Object.entries(end.extractedData).filter(([name]) => {
      const id = /^articolo-(\d+)$/.exec(name)?.[1];
      return id === undefined || cited.has(Number(id));
    }),
  ),
});

/**
 * An answer as it may be shown now: without the passages that stand no more, and without the words that rest on them. Words
 * for which no passage is named may rest on any that the answer was made of. A sentence says so where words are gone.
 * RAG-06, NWS-05
 */
export function standingContent(content: string, stands: (source: AnswerSource) => boolean): string {
  const answer = readAnswer(content);
  const { parts, start, end, error } = answer;
  const told = start?.sources ?? [];
  const sources = told.filter(stands);
  const standing = new Set(sources.map(keyOf));
  const isHere = ({ citations }: Stretch) => citations.every((citation) => standing.has(keyOf(citation)));
  const stretches = stretchesOf(parts);
  if (sources.length === told.length && stretches.every(isHere)) return content;
  const left = stretches.map((one) =>
    one.citations.length > 0 && isHere(one) ? lastOf(one, sources) : null,
  );
  const isCut = stretches.some(({ words }, at) => hasWords(words) && !left[at]?.words.endsWith(bare(words)));
  const kept = joined(left);
  const notice = kept === '' ? strings.gone : `\n\n${strings.partlyGone}`;
  const cited = new Set(left.flatMap((one) => one?.citations.map(({ articleId }) => articleId) ?? []));
  return [
    start ? writeStart({ ...start, sources }) : '',
    kept,
    isCut ? writeWords(notice) : '',
    end ? writeEnd(endOfRest(end, cited)) : '',
    error === null ? '' : writeError(error),
  ].join('');
}
