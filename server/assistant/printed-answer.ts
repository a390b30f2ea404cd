import type { AnswerText, CitedPassage } from '#domain/chatbot/answer-text.ts';

type Paragraph = { text: string; isListItem: boolean };

/**
 * An answer for printing: paragraphs with citations as `[1]`, and the sources, of which the first has number
 * 1.
 */
export function numberedAnswer({ parts, start }: Pick<AnswerText, 'parts' | 'start'>): {
  paragraphs: Paragraph[];
  sources: CitedPassage[];
} {
  const sources: CitedPassage[] = [];
  const numberOf = (articleId: number, place: number): string => {
    const knownIndex = sources.findIndex(
      (listed) => listed.articleId === articleId && listed.place === place,
    );
    if (knownIndex >= 0) return `[${knownIndex + 1}]`;
    const source = start?.sources.find((one) => one.articleId === articleId && one.place === place);
    return source ? `[${sources.push(source)}]` : '';
  };
  const words = parts
    .map((part) =>
      part.kind === 'words'
        ? part.text.replaceAll('**', '')
        : numberOf(part.citation.articleId, part.citation.place),
    )
    .join('');
  const paragraphs = words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replace(/^- /, ''), isListItem: line.startsWith('- ') }));
  return { paragraphs, sources };
}
