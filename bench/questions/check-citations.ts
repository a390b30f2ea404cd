import type { AnswerText, Citation } from '#domain/chatbot/answer-text.ts';

const QUOTES = /«([^«»]*(?:«[^«»]*»[^«»]*)*)»/g;

type PassageAt = (articleId: number, place: number) => string | undefined;

/** Number of citations in an answer, and number of those that hold. */
export type Citations = { all: number; held: number };

/**
 * Counts the citations that hold: the cited passage was found, its article contains it, and the quotation before the
 * citation occurs in it word for word.
 */
export function checkCitations({ parts, start }: AnswerText, passageAt: PassageAt): Citations {
  const sources = start?.sources ?? [];
  let words = '';
  let all = 0;
  let held = 0;
  for (const part of parts) {
    if (part.kind === 'words') {
      words += part.text;
      continue;
    }
    all += 1;
    if (isCorrect(part.citation, words)) held += 1;
    words = '';
  }
  return { all, held };

  function isCorrect({ articleId, place }: Citation, before: string): boolean {
    const source = sources.find((one) => one.articleId === articleId && one.place === place);
    if (!source || !passageAt(articleId, place)?.startsWith(source.text)) return false;
    return Array.from(before.matchAll(QUOTES), ([, quote = '']) => quote).every((quote) =>
      source.text.includes(quote),
    );
  }
}
