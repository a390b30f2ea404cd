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
import { fold } from '#domain/text.ts';
import { plainTitle } from './answers/plain-title.ts';
import { INTRODUCTION, answerStrings as strings } from './answers/strings.ts';
import { lastSentenceAt } from './last-sentence.ts';

/** Words of an answer, with the passages cited after them. */
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

/** Punctuation at the beginning of words, which belongs to the words before. */
const LEFT_OVER = /^[\s.,;:!?)»”]+/;

/** Joins stretches. Where one was removed, its punctuation is removed too, but line breaks stay. */
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

const introductionOf = (words: string) => INTRODUCTION.exec(words)?.[0].replace(/^\n+$/, '') ?? '';
const ownOf = ({ citations }: Stretch, sources: readonly AnswerSource[]) =>
  sources.filter((source) => citations.some((one) => keyOf(one) === keyOf(source)));

/** One quotation, with or without the headline before it. */
const QUOTATION = /^[\s.,;:!?)]*(?:- )?(?:\*\*([^*]*)\*\* )?(?:«(.*)»|“(.*)”)\s*$/s;

/** Whether a stretch only quotes one of its own sources word for word. */
function isQuotation(stretch: Stretch, sources: readonly AnswerSource[]): boolean {
  const { words } = stretch;
  const [, heading, usual, around] = QUOTATION.exec(words.slice(introductionOf(words).length)) ?? [];
  const quote = usual ?? around;
  if (quote === undefined) return false;
  return ownOf(stretch, sources).some(
    ({ text, title }) => text.includes(quote) && (heading === undefined || heading === plainTitle(title)),
  );
}

/**
 * The last sentence of a stretch, which is the one that its citation is for: earlier sentences may rest on a removed
 * passage.
 */
function lastSentence(stretch: Stretch, sources: readonly AnswerSource[]): Stretch | null {
  const { words, citations } = stretch;
  const own = ownOf(stretch, sources);
  const isKnown = (piece: string) => {
    const inner = piece.replace(/^(?:[«“]|\*\*)|(?:[»”]|\*\*)$/g, '');
    return own.some(({ text, title }) =>
      /^[«“]/.test(piece) ? text.includes(inner) : inner === plainTitle(title),
    );
  };
  const introduction = introductionOf(words);
  const signs = /^[\s.,;:!?)»”]*/.exec(words.slice(introduction.length))?.[0] ?? '';
  const start = introduction.length + signs.length;
  const at = lastSentenceAt(words.slice(start), isKnown);
  if (at === null) return null;
  const cut = words.slice(start, start + at);
  const gap = cut === '' ? signs : `${signs}${cut}`.replace(/[^\n]/g, '') || ' ';
  return { words: introduction + gap + words.slice(start + at), citations };
}

/** A source as the answer names it, and as it is named today; null if it is no longer there. */
type SourceThenAndNow = { then: AnswerSource; now: AnswerSource | null };

const isRenamed = ({ then, now }: SourceThenAndNow) => now !== null && now.title !== then.title;

/** A stretch with the present headlines of the articles that it cites. */
const underTodaysHeadlines = (
  { words, citations }: Stretch,
  renamed: readonly SourceThenAndNow[],
): Stretch => ({
  words: renamed
    .filter(({ then }) => citations.some((one) => keyOf(one) === keyOf(then)))
    .reduce(
      (text, { then, now }) =>
        text.replaceAll(`**${plainTitle(then.title)}**`, () => `**${plainTitle(now?.title ?? '')}**`),
      words,
    ),
  citations,
});

/** The end of an answer with the present links. */
const withTodaysLinks = (end: AnswerEnd, all: readonly SourceThenAndNow[]): AnswerEnd => {
  const today = new Map(all.map(({ then, now }) => [then.address, now?.address ?? then.address]));
  return {
    ...end,
    extractedData: Object.fromEntries(
      Object.entries(end.extractedData).map(([name, { value, type }]) => [
        name,
        { value: today.get(value) ?? value, type },
      ]),
    ),
  };
};

/**
 * The end of an answer that has lost passages: it links only to the remaining articles, and has no follow-up questions.
 */
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

/** The remaining words of an answer, and whether any were removed. */
function remainingWords(parts: readonly AnswerPart[], all: readonly SourceThenAndNow[]) {
  const sources = all.flatMap(({ now }) => now ?? []);
  const standing = new Set(sources.map(keyOf));
  const renamed = all.filter(isRenamed);
  const underOther = new Set(renamed.map(({ then }) => keyOf(then)));
  const withdrawn = all
    .filter((one) => one.now === null || isRenamed(one))
    .map(({ then }) => fold(plainTitle(then.title)));
  const isHere = ({ citations }: Stretch) => citations.every((citation) => standing.has(keyOf(citation)));
  const saysWithdrawn = ({ words }: Stretch) =>
    withdrawn.some((title) => title !== '' && fold(plainTitle(words)).includes(title));
  const stretches = stretchesOf(parts).map((one) => underTodaysHeadlines(one, renamed));
  if (withdrawn.length === 0 && stretches.every(isHere)) return { left: stretches, isCut: false };
  const left = stretches.map((one) => {
    if (one.citations.length === 0 || !isHere(one)) return null;
    if (isQuotation(one, sources)) return one;
    if (one.citations.some((citation) => underOther.has(keyOf(citation)))) return null;
    const last = lastSentence(one, sources);
    return last && saysWithdrawn(last) ? null : last;
  });
  const isCut = stretches.some(({ words }, at) => hasWords(words) && !left[at]?.words.endsWith(bare(words)));
  return { left, isCut };
}

/**
 * An answer as it may be shown now: without the passages that are no longer there, and without the words that rest on
 * them. Words without a citation may rest on any passage that the answer was made of. If the headline of an article was
 * corrected, quotations are kept under the new headline; other words may repeat the old one, and are removed like those
 * of a removed passage. A sentence says so if words were removed. RAG-06, NWS-05
 * @param today a source with its present names and address, or null if it is no longer there
 */
export function visibleContent(
  content: string,
  today: (source: AnswerSource) => AnswerSource | null,
): string {
  const { parts, start, end, error } = readAnswer(content);
  const all = (start?.sources ?? []).map((then) => ({ then, now: today(then) }));
  const { left, isCut } = remainingWords(parts, all);
  const sources = all.flatMap(({ now }) => now ?? []);
  const isWhole = !isCut && left.every((one) => one !== null) && sources.length === all.length;
  const begun = start ? writeStart({ ...start, sources }) : '';
  if (isWhole && content.startsWith(begun) && !all.some(isRenamed)) return content;
  const kept = joined(left);
  const notice = kept === '' ? strings.gone : `\n\n${strings.partlyGone}`;
  const cited = new Set(left.flatMap((one) => one?.citations.map(({ articleId }) => articleId) ?? []));
  const linked = end && withTodaysLinks(end, all);
  return [
    begun,
    kept,
    isCut ? writeWords(notice) : '',
    linked ? writeEnd(isWhole ? linked : endOfRest(linked, cited)) : '',
    error === null ? '' : writeError(error),
  ].join('');
}
