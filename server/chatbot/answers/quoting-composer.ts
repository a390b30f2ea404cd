import type { Passage } from '../retrieval/retriever.ts';
import type { Asked, Composer } from './composer.ts';
import { pickQuote } from './pick-quote.ts';
import type { Said } from './said.ts';
import { answerStrings as strings } from './strings.ts';

const QUOTED = 4;
/** What scores less than this share of the best is about something else. */
const CLOSE_TO_BEST = 0.6;

/** Answers in the articles' own words. It says nothing that they do not. RAG-07 */
export const quotingComposer: Composer = { compose };

async function* compose({ found }: Asked): AsyncIterable<Said> {
  const chosen = choose(found.passages);
  yield { kind: 'words', text: `${strings.asOurArticlesHaveIt(chosen.length)}\n\n` };
  for (const [at, { articleId, place, text, matched }] of chosen.entries()) {
    const title = found.articles.get(articleId)?.title ?? '';
    // What goes on from the same article does not name it again.
    const named = chosen[at - 1]?.articleId === articleId ? '' : `**${plainTitle(title)}** `;
    yield { kind: 'words', text: `${at === 0 ? '' : '\n'}- ${named}` };
    yield { kind: 'quote', text: pickQuote(text, matched) };
    yield { kind: 'words', text: ' ' };
    yield { kind: 'citation', citation: { articleId, place } };
  }
}

/** Quotation marks around what is quoted here are the answer’s own: those of a title are inner ones. */
export const plainTitle = (title: string): string =>
  title.replaceAll('*', '').replaceAll('«', '“').replaceAll('»', '”');

function choose(passages: readonly Passage[]): Passage[] {
  const best = passages[0]?.score ?? 0;
  return passages.filter(({ score }) => score >= best * CLOSE_TO_BEST).slice(0, QUOTED);
}
