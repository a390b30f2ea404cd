import type { Passage } from '../retrieval/retriever.ts';
import { isExact } from '../understanding/asked-kind.ts';
import { askedFor } from '../understanding/read-question.ts';
import type { AnswerPiece } from './answer-piece.ts';
import type { Asked, Composer } from './composer.ts';
import { withoutNearDuplicates } from './near-duplicates.ts';
import { type Picked, pickQuote } from './pick-quote.ts';
import { plainTitle } from './plain-title.ts';
import { aboutArticle, news, summary } from './shaped-answers.ts';
import { answerStrings as strings } from './strings.ts';

const QUOTED = 4;
/** A passage with less than this share of the best score is about something else. */
const CLOSE_TO_BEST = 0.6;
/**
 * The same for passages of other articles if one thing is asked for: a number or name there is mostly about something
 * else.
 */
const CLOSE_TO_ONE = 0.8;
/** The same if a list is asked for, and the largest number of entries in a list. */
const CLOSE_IN_LISTS = 0.4;
const LISTED = 8;

/** Factor by which the words of the quoted sentence raise its passage's score. */
const SENTENCE = 0.25;

/** Writes answers that consist only of quotations from articles. RAG-07 */
export const quotingComposer: Composer = { compose };

async function* compose(asked: Asked): AsyncIterable<AnswerPiece> {
  const { asks } = asked.read;
  yield* noticeOf(asked);
  if (asks === 'news') return yield* news(asked);
  if (asks === 'summary') return yield* summary(asked);
  if (asks === 'author' || asks === 'issueDay') return yield* aboutArticle(asked);
  yield* quotations(asked);
}

/** Notice that the answer is not from the period that was asked for. */
export function* noticeOf({
  isOfOtherTime,
  read: { time },
}: Pick<Asked, 'isOfOtherTime' | 'read'>): Iterable<AnswerPiece> {
  if (isOfOtherTime && time) yield { kind: 'words', text: `${strings.ofOtherTime(time.said)}\n\n` };
}

type Quotation = Passage & { picked: Picked };

function* quotations({ found, read, inHand }: Asked): Iterable<AnswerPiece> {
  const asked = askedFor(read);
  const picked = found.passages.map((passage) => ({
    ...passage,
    picked: pickQuote(passage, asked),
  }));
  const ordered = isExact(read.asks)
    ? picked.toSorted((a, b) => worthOf(b, inHand) - worthOf(a, inHand))
    : picked;
  const best = Math.max(...ordered.map((one) => worthOf(one, inHand)));
  const share = ({ articleId }: Quotation) => {
    if (read.asks === 'list') return CLOSE_IN_LISTS;
    return isExact(read.asks) && articleId !== ordered[0]?.articleId ? CLOSE_TO_ONE : CLOSE_TO_BEST;
  };
  const close = ordered.filter((one) => worthOf(one, inHand) >= best * share(one));
  const chosen =
    read.asks === 'list' ? eachOnce(close).slice(0, read.points ?? LISTED) : close.slice(0, QUOTED);
  const quoted = withoutNearDuplicates(chosen, ({ picked }) => picked.quote);
  yield* shortAnswerPieces(quoted[0]);
  yield { kind: 'words', text: `${strings.asOurArticlesHaveIt(quoted.length)}\n\n` };
  for (const [at, { articleId, place, picked }] of quoted.entries()) {
    const title = found.articles.get(articleId)?.title ?? '';
    // An article's title is not repeated for consecutive quotations from it.
    const named = quoted[at - 1]?.articleId === articleId ? '' : `**${plainTitle(title)}** `;
    yield { kind: 'words', text: `${at === 0 ? '' : '\n'}- ${named}` };
    yield { kind: 'quote', text: picked.quote };
    yield { kind: 'words', text: ' ' };
    yield { kind: 'citation', citation: { articleId, place } };
  }
}

/**
 * How well a quotation answers: the score of its passage, raised by the words of the sentence. In an article cited
 * before, a quotation of the kind that is asked for comes first, because the subject is known to be the same.
 */
const worthOf = ({ score, picked }: Quotation, inHand: boolean) =>
  score * (1 + SENTENCE * picked.worth) + (inHand && picked.isOfKind ? 1 : 0);

/** The best passage of each article. */
const eachOnce = (all: readonly Quotation[]): Quotation[] =>
  all.filter(({ articleId }, at) => all.findIndex((one) => one.articleId === articleId) === at);

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
