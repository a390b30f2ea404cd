import type { Passage } from '../retrieval/retriever.ts';
import { asksForFact } from '../understanding/asked-kind.ts';
import { toQuestionToMatch } from '../understanding/read-question.ts';
import type { AnswerPiece } from './answer-piece.ts';
import type { AnswerMaterial, Composer } from './composer.ts';
import { aboutArticle, news, summary } from './fixed-form-answers.ts';
import { withoutNearDuplicates } from './near-duplicates.ts';
import { type PickedQuote, pickQuote } from './pick-quote.ts';
import { plainTitle } from './plain-title.ts';
import { answerStrings as strings } from './strings.ts';

/** Limit of quotations in an answer that is not a list. */
const MAX_QUOTATIONS = 4;
/** Share of the best score below which a passage is taken to be about something else. */
const CLOSE_TO_BEST = 0.6;
/**
 * The same for passages of other articles if one thing is asked for: a number or name there is mostly about something
 * else.
 */
const CLOSE_IN_OTHERS = 0.8;
/** The same if a list is asked for. */
const CLOSE_IN_LISTS = 0.4;
/** Limit of entries in a list if the question states none. */
const MAX_LIST_ENTRIES = 8;

/** How much the value of the quoted sentence raises its passage's score. */
const SENTENCE_FACTOR = 0.25;

/** Writes answers that consist only of quotations from articles. RAG-07 */
export const quotingComposer: Composer = { compose };

async function* compose(material: AnswerMaterial): AsyncIterable<AnswerPiece> {
  const { answerKind } = material.parsedQuestion;
  yield* noticeOf(material);
  if (answerKind === 'news') return yield* news(material);
  if (answerKind === 'summary') return yield* summary(material);
  if (answerKind === 'author' || answerKind === 'issueDay') return yield* aboutArticle(material);
  yield* quotations(material);
}

/** Notice that the answer is not from the period that was asked for. */
export function* noticeOf({
  isFromOtherPeriod,
  parsedQuestion: { time },
}: Pick<AnswerMaterial, 'isFromOtherPeriod' | 'parsedQuestion'>): Iterable<AnswerPiece> {
  if (isFromOtherPeriod && time)
    yield { kind: 'words', text: `${strings.otherPeriodNotice(time.typed)}\n\n` };
}

type Quotation = Passage & { picked: PickedQuote };

function* quotations({
  found,
  parsedQuestion,
  isFromPreviouslyCited,
}: AnswerMaterial): Iterable<AnswerPiece> {
  const questionToMatch = toQuestionToMatch(parsedQuestion);
  const picked = found.passages.map((passage) => ({
    ...passage,
    picked: pickQuote(passage, questionToMatch),
  }));
  const ordered = asksForFact(parsedQuestion.answerKind)
    ? picked.toSorted((a, b) => scoreOf(b, isFromPreviouslyCited) - scoreOf(a, isFromPreviouslyCited))
    : picked;
  const best = Math.max(...ordered.map((one) => scoreOf(one, isFromPreviouslyCited)));
  const minShare = ({ articleId }: Quotation) => {
    if (parsedQuestion.answerKind === 'list') return CLOSE_IN_LISTS;
    return asksForFact(parsedQuestion.answerKind) && articleId !== ordered[0]?.articleId
      ? CLOSE_IN_OTHERS
      : CLOSE_TO_BEST;
  };
  const good = ordered.filter((one) => scoreOf(one, isFromPreviouslyCited) >= best * minShare(one));
  const chosen =
    parsedQuestion.answerKind === 'list'
      ? bestOfEachArticle(good).slice(0, parsedQuestion.points ?? MAX_LIST_ENTRIES)
      : good.slice(0, MAX_QUOTATIONS);
  const quoted = withoutNearDuplicates(chosen, ({ picked }) => picked.quote);
  yield* shortAnswerPieces(quoted[0]);
  yield { kind: 'words', text: `${strings.quotationsIntroduction(quoted.length)}\n\n` };
  for (const [at, { articleId, place, picked }] of quoted.entries()) {
    const title = found.articles.get(articleId)?.title ?? '';
    // An article's title is not repeated for consecutive quotations from it.
    const heading = quoted[at - 1]?.articleId === articleId ? '' : `**${plainTitle(title)}** `;
    yield { kind: 'words', text: `${at === 0 ? '' : '\n'}- ${heading}` };
    yield { kind: 'quote', text: picked.quote };
    yield { kind: 'words', text: ' ' };
    yield { kind: 'citation', citation: { articleId, place } };
  }
}

/**
 * How well a quotation answers: the score of its passage, raised by the words of the sentence. In an article cited
 * before, a quotation of the kind that is asked for comes first, because the subject is known to be the same.
 */
const scoreOf = ({ score, picked }: Quotation, isFromPreviouslyCited: boolean) =>
  score * (1 + SENTENCE_FACTOR * picked.value) + (isFromPreviouslyCited && picked.hasAskedKind ? 1 : 0);

/** The best passage of each article. */
const bestOfEachArticle = (candidates: readonly Quotation[]): Quotation[] =>
  candidates.filter(({ articleId }, at) => candidates.findIndex((one) => one.articleId === articleId) === at);

/** The date, amount or name by itself, before the quotation that contains it. */
function* shortAnswerPieces(first: Quotation | undefined): Iterable<AnswerPiece> {
  if (!first || first.picked.answer === null) return;
  const { articleId, place, picked } = first;
  yield { kind: 'words', text: strings.inShort };
  yield { kind: 'quote', text: picked.answer ?? '' };
  yield { kind: 'words', text: ' ' };
  yield { kind: 'citation', citation: { articleId, place } };
  yield { kind: 'words', text: '\n\n' };
}
