import type { Sigla } from '#domain/brands/brand.ts';
import type { Vote } from '#domain/chatbot/chat.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';

export type ChatbotRating = { saidAt: Date; question: string; vote: Vote; reason: string | null };

/** Readers' ratings of the chatbot's answers on a paper, the latest first, with the questions. */
export async function latestRatings(orm: Orm, brand: Sigla, limit: number): Promise<ChatbotRating[]> {
  const answer = await orm.execute(sql`
    select extract(epoch from answer.said_at)::float8 as at, asked.content as question, answer.vote, answer.reason
    from chatbot_messages answer
    join chatbot_chats chat on chat.id = answer.chat_id
    cross join lateral (
      select content from chatbot_messages said
      where said.chat_id = answer.chat_id and said.role = 'user' and said.id < answer.id
      order by said.id desc limit 1
    ) asked
    where answer.vote is not null and chat.brand = ${brand} and chat.deleted_at is null
    order by answer.said_at desc, answer.id desc limit ${limit}`);
  return rowsOf<{ at: number; question: string; vote: Vote; reason: string | null }>(answer).map(
    ({ at, ...rating }) => ({ ...rating, saidAt: new Date(at * 1000) }),
  );
}
