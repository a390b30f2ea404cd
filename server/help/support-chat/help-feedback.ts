import type { Brand } from '#domain/brands/brand.ts';
import type { AnswerFeedback, HelpFeedback } from '#domain/support/help-feedback.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { latestRatings } from '../db/chatbot-ratings.ts';
import { faqVotesOf } from '../db/faq-votes.ts';
import { latestVerdicts } from '../db/support-chats.ts';
import type { AnsweringSetup } from '../pages/answering-setup.ts';
import { faqOf } from '../pages/faq-of.ts';

const MAX_LATEST = 50;

/** Readers' feedback on a paper's FAQ, chat and chatbot, for their editors. HLP-01, HLP-06, RAG-07 */
export async function helpFeedback(orm: Orm, brand: Brand, answering: AnsweringSetup): Promise<HelpFeedback> {
  const votes = new Map((await faqVotesOf(orm, brand.sigla)).map((vote) => [vote.answer, vote]));
  const answers = (await faqOf(brand, answering)).flatMap((category) =>
    category.answers.map(({ slug, question }): AnswerFeedback => {
      const { helpful = 0, unhelpful = 0 } = votes.get(slug) ?? {};
      return { slug, question, helpful, unhelpful };
    }),
  );
  return {
    answers: answers.sort(leastUsefulFirst),
    verdicts: (await latestVerdicts(orm, brand.sigla, MAX_LATEST)).map(({ solved, ...verdict }) => ({
      ...verdict,
      solved: solved === null ? null : solved === 'yes',
    })),
    archive: (await latestRatings(orm, brand.sigla, MAX_LATEST)).map(({ vote, ...rating }) => ({
      ...rating,
      helpful: vote === 'up',
    })),
  };
}

const isJudged = ({ helpful, unhelpful }: AnswerFeedback) => helpful + unhelpful > 0;

/**
 * Answers without votes come last. The others are sorted by how many more readers they failed than helped,
 * because a single bad vote is not urgent.
 */
const leastUsefulFirst = (one: AnswerFeedback, other: AnswerFeedback): number =>
  Number(isJudged(other)) - Number(isJudged(one)) ||
  one.helpful - one.unhelpful - (other.helpful - other.unhelpful) ||
  other.unhelpful - one.unhelpful;
