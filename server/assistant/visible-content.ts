import {
  type AnswerEnd,
  type AnswerPart,
  type Citation,
  type CitedPassage,
  escapeWords,
  readAnswer,
  writeCitation,
  writeEnd,
  writeError,
  writeStart,
} from '#domain/chatbot/answer-text.ts';
import { fold } from '#domain/text.ts';
import { plainTitle } from './answers/plain-title.ts';
import { INTRODUCTION, answerStrings as strings } from './answers/strings.ts';
import { lastSentenceAt } from './last-sentence.ts';

/** Consecutive words of an answer, with the citations that follow them. */
type CitedWords = { words: string; citations: Citation[] };

const keyOf = ({ articleId, place }: Citation) => `${articleId}.${place}`;
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

function splitAtCitations(parts: readonly AnswerPart[]): CitedWords[] {
  const stretches: CitedWords[] = [];
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
const LEADING_PUNCTUATION = /^[\s.,;:!?)»”]+/;

/** Joins pieces. Where one was removed (null), its final punctuation is removed too, but line breaks stay. */
function joined(pieces: readonly (CitedWords | null)[]): string {
  let text = '';
  let isAfterRemoved = false;
  for (const piece of pieces) {
    if (piece) {
      const words = isAfterRemoved
        ? piece.words.replace(LEADING_PUNCTUATION, (punctuation) =>
            text === '' ? '' : punctuation.replace(/\S/g, '') || ' ',
          )
        : piece.words;
      text += escapeWords(words) + piece.citations.map(writeCitation).join('');
    }
    isAfterRemoved = piece === null;
  }
  return text;
}

const withoutLeadingPunctuation = (words: string) => words.replace(LEADING_PUNCTUATION, '');

const introductionOf = (words: string) => INTRODUCTION.exec(words)?.[0].replace(/^\n+$/, '') ?? '';
const sourcesOf = ({ citations }: CitedWords, sources: readonly CitedPassage[]) =>
  sources.filter((source) => citations.some((citation) => keyOf(citation) === keyOf(source)));

/** One quotation, with or without the headline before it. */
const QUOTATION = /^[\s.,;:!?)]*(?:- )?(?:\*\*([^*]*)\*\* )?(?:«(.*)»|“(.*)”)\s*$/s;

/** Whether a piece only quotes one of the sources that it cites word for word. */
function isQuotation(stretch: CitedWords, sources: readonly CitedPassage[]): boolean {
  const { words } = stretch;
  const [, heading, usual, around] = QUOTATION.exec(words.slice(introductionOf(words).length)) ?? [];
  const quote = usual ?? around;
  if (quote === undefined) return false;
  return sourcesOf(stretch, sources).some(
    ({ text, title }) => text.includes(quote) && (heading === undefined || heading === plainTitle(title)),
  );
}

/**
 * The last sentence of a piece, which its citation belongs to: earlier sentences may rest on a removed
 * passage. Null if its beginning cannot be decided.
 */
function lastSentence(stretch: CitedWords, sources: readonly CitedPassage[]): CitedWords | null {
  const { words, citations } = stretch;
  const ownSources = sourcesOf(stretch, sources);
  const isFromSource = (piece: string) => {
    const inner = piece.replace(/^(?:[«“]|\*\*)|(?:[»”]|\*\*)$/g, '');
    return ownSources.some(({ text, title }) =>
      /^[«“]/.test(piece) ? text.includes(inner) : inner === plainTitle(title),
    );
  };
  const introduction = introductionOf(words);
  const punctuation = /^[\s.,;:!?)»”]*/.exec(words.slice(introduction.length))?.[0] ?? '';
  const start = introduction.length + punctuation.length;
  const sentenceStart = lastSentenceAt(words.slice(start), isFromSource);
  if (sentenceStart === null) return null;
  const removed = words.slice(start, start + sentenceStart);
  const gap = removed === '' ? punctuation : `${punctuation}${removed}`.replace(/[^\n]/g, '') || ' ';
  return { words: introduction + gap + words.slice(start + sentenceStart), citations };
}

/** A source as the answer names it, and as it is named now; `now` is null if it is no longer visible. */
type SourceThenAndNow = { then: CitedPassage; now: CitedPassage | null };

const isRenamed = ({ then, now }: SourceThenAndNow) => now !== null && now.title !== then.title;

/** A piece with the current headlines of the articles that it cites. */
const withCurrentHeadlines = (
  { words, citations }: CitedWords,
  renamed: readonly SourceThenAndNow[],
): CitedWords => ({
  words: renamed
    .filter(({ then }) => citations.some((citation) => keyOf(citation) === keyOf(then)))
    .reduce(
      (text, { then, now }) =>
        text.replaceAll(`**${plainTitle(then.title)}**`, () => `**${plainTitle(now?.title ?? '')}**`),
      words,
    ),
  citations,
});

/** The end of an answer with the current addresses of the articles. */
const withCurrentLinks = (end: AnswerEnd, sources: readonly SourceThenAndNow[]): AnswerEnd => {
  const currentAddresses = new Map(
    sources.map(({ then, now }) => [then.address, now?.address ?? then.address]),
  );
  return {
    ...end,
    extractedData: Object.fromEntries(
      Object.entries(end.extractedData).map(([name, { value, type }]) => [
        name,
        { value: currentAddresses.get(value) ?? value, type },
      ]),
    ),
  };
};

/**
 * The end of an answer that has lost passages: it links only to the remaining articles, and has no follow-up questions.
 */
const withoutRemoved = (end: AnswerEnd, cited: ReadonlySet<number>): AnswerEnd => ({
  ...end,
  followUps: [],
  extractedData: Object.fromEntries(
    Object.entries(end.extractedData).filter(([name]) => {
      const id = /^articolo-(\d+)$/.exec(name)?.[1];
      return id === undefined || cited.has(Number(id));
    }),
  ),
});

/** The pieces of an answer that may still be shown, null for removed ones, and whether words were removed. */
function removeWithdrawn(parts: readonly AnswerPart[], sourcePairs: readonly SourceThenAndNow[]) {
  const sources = sourcePairs.flatMap(({ now }) => now ?? []);
  const availableKeys = new Set(sources.map(keyOf));
  const renamed = sourcePairs.filter(isRenamed);
  const renamedKeys = new Set(renamed.map(({ then }) => keyOf(then)));
  const withdrawnTitles = sourcePairs
    .filter((pair) => pair.now === null || isRenamed(pair))
    .map(({ then }) => fold(plainTitle(then.title)));
  const hasAllSources = ({ citations }: CitedWords) =>
    citations.every((citation) => availableKeys.has(keyOf(citation)));
  const namesWithdrawn = ({ words }: CitedWords) =>
    withdrawnTitles.some((title) => title !== '' && fold(plainTitle(words)).includes(title));
  const stretches = splitAtCitations(parts).map((one) => withCurrentHeadlines(one, renamed));
  if (withdrawnTitles.length === 0 && stretches.every(hasAllSources))
    return { left: stretches, isCut: false };
  const remaining = stretches.map((one) => {
    if (one.citations.length === 0 || !hasAllSources(one)) return null;
    if (isQuotation(one, sources)) return one;
    if (one.citations.some((citation) => renamedKeys.has(keyOf(citation)))) return null;
    const sentence = lastSentence(one, sources);
    return sentence && namesWithdrawn(sentence) ? null : sentence;
  });
  const hasLostWords = stretches.some(
    ({ words }, at) => hasWords(words) && !remaining[at]?.words.endsWith(withoutLeadingPunctuation(words)),
  );
  return { left: remaining, isCut: hasLostWords };
}

/**
 * An answer as it may be shown now: without the passages that are no longer there, and without the words that
 * rest on them. Words without a citation may rest on any passage that the answer was made of. If the headline
 * of an article was corrected, quotations are kept under the new headline; other words may repeat the old
 * one, and are removed like those of a removed passage. If words were removed, a sentence at the end tells
 * the reader. RAG-06, NWS-05
 * @param currentSource returns a source with its current titles and address, or null if it is no longer
 * visible
 */
export function visibleContent(
  content: string,
  currentSource: (source: CitedPassage) => CitedPassage | null,
): string {
  const { parts, start, end, error } = readAnswer(content);
  const sourcePairs = (start?.sources ?? []).map((then) => ({ then, now: currentSource(then) }));
  const { left: remaining, isCut: hasLostWords } = removeWithdrawn(parts, sourcePairs);
  const sources = sourcePairs.flatMap(({ now }) => now ?? []);
  const isWhole =
    !hasLostWords && remaining.every((one) => one !== null) && sources.length === sourcePairs.length;
  const startEvent = start ? writeStart({ ...start, sources }) : '';
  if (isWhole && content.startsWith(startEvent) && !sourcePairs.some(isRenamed)) return content;
  const text = joined(remaining);
  const notice = text === '' ? strings.gone : `\n\n${strings.partlyGone}`;
  const cited = new Set(remaining.flatMap((one) => one?.citations.map(({ articleId }) => articleId) ?? []));
  const currentEnd = end && withCurrentLinks(end, sourcePairs);
  return [
    startEvent,
    text,
    hasLostWords ? escapeWords(notice) : '',
    currentEnd ? writeEnd(isWhole ? currentEnd : withoutRemoved(currentEnd, cited)) : '',
    error === null ? '' : writeError(error),
  ].join('');
}
