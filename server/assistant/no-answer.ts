import { articlePath } from '#domain/addresses.ts';
import { type AnswerEnd, type ExtractedData, readAnswer, relatedIdsOf } from '#domain/chatbot/answer-text.ts';
import { beginningOf } from '#domain/graphemes.ts';
import { MAX_QUERY_LENGTH, NO_FILTERS, searchPath } from '#domain/search-address.ts';
import { faqSearchPath } from '#domain/support/faq-addresses.ts';
import { fold } from '#domain/text.ts';
import { topicsOf } from '#server/newsroom/db/article-queries.ts';
import { answerStrings as strings } from './answers/strings.ts';
import type { ChatbotContext } from './chatbot-context.ts';
import { readChatbotFacts } from './chatbot-facts.ts';
import type { Retrieved } from './retrieval/retriever.ts';
import type { Question } from './store-question.ts';
import type { OffTopic } from './understanding/off-topic.ts';
import type { Period } from './understanding/stated-time.ts';

const MAX_FOLLOW_UPS = 3;

/**
 * The reply if the archive has no answer: the words that were searched, and a link to the search page. RAG-07
 */
export async function nothingFound(
  context: ChatbotContext,
  { text, kind }: Question,
  { searched }: Retrieved,
  period: Period | null,
): Promise<{ words: string; end: AnswerEnd }> {
  const { until } = await readChatbotFacts(context.orm, context, kind);
  const query = beginningOf(searched.length > 0 ? searched.join(' ') : text, MAX_QUERY_LENGTH);
  const search = searchPath({ ...NO_FILTERS, text: query });
  return {
    words: `${strings.notFound}\n\n${strings.searched(searched, { until, period })}`,
    end: { found: false, extractedData: { ricerca: { value: search, type: 'internal' } }, followUps: [] },
  };
}

/**
 * The reply to a question that is not about news; if it is about the product, with a link to the FAQ. RAG-07
 */
export function redirectedAnswer(topic: OffTopic, question: string): { words: string; end: AnswerEnd } {
  const help = faqSearchPath(beginningOf(question, MAX_QUERY_LENGTH));
  return {
    words: strings.offTopicReply(topic),
    end: {
      found: false,
      extractedData: topic === 'product' ? { assistenza: { value: help, type: 'internal' } } : {},
      followUps: [],
    },
  };
}

/** The end of an answer: addresses of the articles that it cites, and follow-up questions. RAG-06 */
export async function endOf({ orm }: ChatbotContext, content: string, question: string): Promise<AnswerEnd> {
  const answer = readAnswer(content);
  const ids = relatedIdsOf(answer);
  const foldedQuestion = fold(question);
  const names = (await topicsOf(orm, ids))
    .map(({ name }) => name)
    .filter((name) => !foldedQuestion.includes(fold(name)));
  const sources = new Map((answer.start?.sources ?? []).map((source) => [source.articleId, source]));
  const extractedData: ExtractedData = Object.fromEntries(
    ids.map((id) => [
      `articolo-${id}`,
      { value: sources.get(id)?.address ?? articlePath({ id, slug: '' }), type: 'internal' as const },
    ]),
  );
  return {
    found: true,
    extractedData,
    followUps: [...new Set(names)].slice(0, MAX_FOLLOW_UPS).map(strings.followUp),
  };
}
