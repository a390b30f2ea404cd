import type { AnswerSource, AnswerText } from '#domain/chatbot/answer-text.ts';

type Paragraph = { text: string; item: boolean };

/** An answer for printing: paragraphs with `[1]` for a citation, and the sources in the order of their numbers. */
export function numberedAnswer({ parts, start }: Pick<AnswerText, 'parts' | 'start'>): {
  paragraphs: Paragraph[];
  sources: AnswerSource[];
} {
  const sources: AnswerSource[] = [];
  const numberOf = (articleId: number, place: number): string => {
    const known = sources.findIndex((one) => one.articleId === articleId && one.place === place);
    if (known >= 0) return `[${known + 1}]`;
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
    .map((line) => ({ text: line.replace(/^- /, ''), item: line.startsWith('- ') }));
  return { paragraphs, sources };
}
