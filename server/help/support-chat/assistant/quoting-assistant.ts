import type { FaqAnswer } from '#domain/support/faq.ts';
import { SURE_FIT } from '#domain/support/faq-search.ts';
import { chatStrings as strings } from '../strings.ts';
import type { Answer, Assistant, EarlierMessage } from './assistant.ts';
import type { RankedAnswer } from './find-answers.ts';
import { findFaqAnswers, LIKELY_FIT } from './find-answers.ts';
import { smallTalk } from './small-talk.ts';

const MAX_OFFERED = 3;

/** Quotes the FAQ word for word, and says so when it does not know. HLP-09 */
export const quotingAssistant: Assistant = {
  async answer(question) {
    const talk = smallTalk(question);
    if (talk) return talk;
    const { earlierMessages, operatorsThere } = question;
    const ranked = await findFaqAnswers(question);
    const [best] = ranked;
    if (!best || best.fit < LIKELY_FIT) return notKnown(strings.unknown(operatorsThere), []);
    if (best.fit < SURE_FIT) return notKnown(strings.unsure, ranked.slice(0, MAX_OFFERED));
    if (wasGiven(best.answer, earlierMessages))
      return notKnown(strings.nothingMore(operatorsThere), ranked.slice(1, 1 + MAX_OFFERED));
    return quoteAnswer(
      best.answer,
      ranked.slice(1, MAX_OFFERED).filter(({ fit }) => fit >= SURE_FIT),
    );
  },
};

const wasGiven = ({ slug }: FaqAnswer, earlierMessages: readonly EarlierMessage[]): boolean =>
  earlierMessages.some(({ details }) => details?.knows === true && details.sources?.[0]?.slug === slug);

const source = ({ slug, question }: FaqAnswer) => ({ slug, question });

function quoteAnswer(answer: FaqAnswer, others: readonly RankedAnswer[]): Answer {
  const { html, text, action } = answer;
  const sources = [answer, ...others.map((other) => other.answer)].map(source);
  return { content: text, details: { html, knows: true, sources, ...(action && { action }) } };
}

const notKnown = (content: string, ranked: readonly RankedAnswer[]): Answer => ({
  content,
  details: {
    knows: false,
    sources: ranked.filter(({ fit }) => fit >= LIKELY_FIT).map(({ answer }) => source(answer)),
  },
});
