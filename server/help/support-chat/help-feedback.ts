import type { Brand } from '#domain/brands/brand.ts';
import type { AnswerFeedback, HelpFeedback } from '#domain/support/help-feedback.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { latestRatings } from '../db/chatbot-ratings.ts';
import { faqVotesOf } from '../db/faq-votes.ts';
import { latestVerdicts } from '../db/support-chats.ts';
import type { Answering } from '../pages/answering.ts';
import { faqOf } from '../pages/faq-of.ts';

const LATEST = 50;

/** What a paper's readers found of its FAQ, its chat and its chatbot, for those who make them better. HLP-01, HLP-06, RAG-07 */
export async function helpFeedback(orm: Orm, brand: Brand, answering: Answering): Promise<HelpFeedback> {
  const votes = new Map((await faqVotesOf(orm, brand.sigla)).map((vote) => [vote.answer, vote]));
  const answers = (await faqOf(brand, answering)).flatMap((category) =>
    category.answers.map(({ slug, question }): AnswerFeedback => {
      const { helpful = 0, unhelpful = 0 } = votes.get(slug) ?? {};
      return { slug, question, helpful, unhelpful };
    }),
  );
  return {
    answers: answers.sort(leastUsefulFirst),
    verdicts: (await latestVerdicts(orm, brand.sigla, LATEST)).map(({ solved, ...verdict }) => ({
      ...verdict,
      solved: solved === null ? null : solved === 'yes',
    })),
    archive: (await latestRatings(orm, brand.sigla, LATEST)).map(({ vote, ...rating }) => ({
      ...rating,
      helpful: vote === 'up',
    })),
  };
}

const isJudged = ({ helpful, unhelpful }: AnswerFeedback) => helpful + unhelpful > 0;

/** By how many more readers it failed than helped: one that failed a single reader can wait. */
const leastUsefulFirst = (one: AnswerFeedback, other: AnswerFeedback): number =>
  Number(isJudged(other)) - Number(isJudged(one)) ||
  one.helpful - one.unhelpful - (other.helpful - other.unhelpful) ||
  other.unhelpful - one.unhelpful;
