import type { FaqAnswer } from '#domain/support/faq.ts';
import { chatStrings as strings } from '../strings.ts';
import type { Answer, Assistant, Said } from './assistant.ts';
import type { Hit } from './find-answers.ts';
import { findHits, LIKELY, SURE } from './find-answers.ts';
import { smallTalk } from './small-talk.ts';

const OFFERED = 3;

/** Quotes the FAQ word for word, and says so when it does not know. HLP-09 */
export const quotingAssistant: Assistant = {
  async answer(question) {
    const talk = smallTalk(question);
    if (talk) return talk;
    const { before, operatorsThere } = question;
    const hits = await findHits(question);
    const [best] = hits;
    if (!best || best.fit < LIKELY) return refusal(strings.unknown(operatorsThere), []);
    if (best.fit < SURE) return refusal(strings.unsure, hits.slice(0, OFFERED));
    if (wasGiven(best.answer, before))
      return refusal(strings.again(operatorsThere), hits.slice(1, 1 + OFFERED));
    return quoted(
      best.answer,
      hits.slice(1, OFFERED).filter(({ fit }) => fit >= SURE),
    );
  },
};

const wasGiven = ({ slug }: FaqAnswer, before: readonly Said[]): boolean =>
  before.some(({ details }) => details?.knows === true && details.sources?.[0]?.slug === slug);

const source = ({ slug, question }: FaqAnswer) => ({ slug, question });

function quoted(answer: FaqAnswer, others: readonly Hit[]): Answer {
  const { html, text, action } = answer;
  const sources = [answer, ...others.map((other) => other.answer)].map(source);
  return { content: text, details: { html, knows: true, sources, ...(action && { action }) } };
}

const refusal = (content: string, hits: readonly Hit[]): Answer => ({
  content,
  details: {
    knows: false,
    sources: hits.filter(({ fit }) => fit >= LIKELY).map(({ answer }) => source(answer)),
  },
});
