import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { eq, sql } from '#server/base/db/drizzle.ts';
import { faqVotes } from '#server/base/db/schema/help-schema.ts';

/** `before`: the same device's former vote, which no longer counts; null where there was none. */
type Vote = { helpful: boolean; before: boolean | null };

/** How a vote changes the count of one of the two choices. */
const change = ({ helpful, before }: Vote, choice: boolean): number =>
  Number(helpful === choice) - Number(before === choice);

/**
 * Counts a vote in one statement, so that simultaneous votes all count. The device itself reports its former vote, so
 * counts are kept from falling below zero. HLP-01
 */
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

/** Vote counts of a paper's answers that have any. */
export const faqVotesOf = (
  orm: Orm,
  brand: Sigla,
): Promise<{ answer: string; helpful: number; unhelpful: number }[]> => {
  const { answer, helpful, unhelpful } = faqVotes;
  return orm.select({ answer, helpful, unhelpful }).from(faqVotes).where(eq(faqVotes.brand, brand));
};
