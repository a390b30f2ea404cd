import type { Passage } from '../retrieval/retriever.ts';
import type { AnswerPiece } from './answer-piece.ts';
import type { AnswerMaterial } from './composer.ts';
import { withoutNearDuplicates } from './near-duplicates.ts';
import { firstSentence, pickQuote } from './pick-quote.ts';
import { plainTitle } from './plain-title.ts';
import { answerStrings as strings } from './strings.ts';

/** Number of points in a summary if the question does not state one. */
const DEFAULT_POINTS = 4;

const wordsPiece = (text: string): AnswerPiece => ({ kind: 'words', text });
const quotePiece = (text: string): AnswerPiece => ({ kind: 'quote', text });
const citationPiece = ({ articleId, place }: Passage): AnswerPiece => ({
  kind: 'citation',
  citation: { articleId, place },
});

/** The day's news, or a special: each article with its headline and its first sentence. */
export function* news({ found, today, special }: AnswerMaterial): Iterable<AnswerPiece> {
  const days = new Set(Array.from(found.articles.values(), ({ day }) => day));
  const [day] = days;
  const introduction =
    special === null
      ? strings.news(days.size === 1 && day ? day : null, today)
      : strings.specialIntroduction(special);
  yield wordsPiece(`${introduction}\n\n`);
  for (const [index, passage] of found.passages.entries()) {
    const title = found.articles.get(passage.articleId)?.title ?? '';
    yield wordsPiece(`${index === 0 ? '' : '\n'}- **${plainTitle(title)}** `);
    yield quotePiece(firstSentence(passage.text));
    yield wordsPiece(' ');
    yield citationPiece(passage);
  }
}

/**
 * Summary of one article in its own order: the sentences that best fit the question, or that show what the article is
 * about.
 */
export function* summary({ found, parsedQuestion }: AnswerMaterial): Iterable<AnswerPiece> {
  const [best] = found.passages;
  if (!best) return;
  const ownPassages = found.passages.filter(({ articleId }) => articleId === best.articleId);
  const sentences = withoutNearDuplicates(ownPassages, ({ text }) => firstSentence(text));
  const chosen = sentences
    .slice(0, parsedQuestion.points ?? DEFAULT_POINTS)
    .toSorted((a, b) => a.place - b.place);
  yield wordsPiece(
    `${strings.summaryIntroduction(plainTitle(found.articles.get(best.articleId)?.title ?? ''))}\n\n`,
  );
  for (const [index, passage] of chosen.entries()) {
    yield wordsPiece(`${index === 0 ? '' : '\n'}- `);
    yield quotePiece(pickQuote(passage).quote);
    yield wordsPiece(' ');
    yield citationPiece(passage);
  }
}

/**
 * Who wrote an article, or when and where it came out: the best match, with its title so that the reader sees which one
 * is meant.
 */
export function* aboutArticle({ found, parsedQuestion }: AnswerMaterial): Iterable<AnswerPiece> {
  const [best] = found.passages;
  const article = best && found.articles.get(best.articleId);
  if (!best || !article) return;
  const { byline, title } = article;
  const sentence =
    parsedQuestion.answerKind === 'issueDay' ? strings.cameOut(article) : strings.writtenBy(byline, article);
  yield wordsPiece(`${sentence} **${plainTitle(title)}** `);
  yield citationPiece(best);
}
