import { eq, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { faqVotes } from '#server/base/db/schema/help-schema.ts';

/** `before`: what the same device said, which counts no more; null where it said nothing. */
type Vote = { helpful: boolean; before: boolean | null };

/** What a vote adds to the count of one of the two things that may be said. */
const change = ({ helpful, before }: Vote, said: boolean): number =>
  Number(helpful === said) - Number(before === said);

/** One statement, so that of many votes at once each counts; a device may say anything of before, so nothing falls below none. HLP-01 */
export async function addFaqVote(
  orm: Orm,
  { brand, answer }: { brand: Sigla; answer: string },
  vote: Vote,
): Promise<void> {
  const [yes, no] = [change(vote, true), change(vote, false)];
  if (yes === 0 && no === 0) return;
  await orm
    .insert(faqVotes)
    .values({ brand, answer, helpful: Math.max(0, yes), unhelpful: Math.max(0, no) })
    .onConflictDoUpdate({
      target: [faqVotes.brand, faqVotes.answer],
      set: {
        helpful: sql`greatest(0, ${faqVotes.helpful} + ${yes}::integer)`,
        unhelpful: sql`greatest(0, ${faqVotes.unhelpful} + ${no}::integer)`,
      },
    });
}

/** The counts of a paper's answers that anybody has judged. */
export const faqVotesOf = (
  orm: Orm,
  brand: Sigla,
): Promise<{ answer: string; helpful: number; unhelpful: number }[]> => {
  const { answer, helpful, unhelpful } = faqVotes;
  return orm.select({ answer, helpful, unhelpful }).from(faqVotes).where(eq(faqVotes.brand, brand));
};
