import type { Brand } from '#domain/brands/brand.ts';
import { CHATBOT_KIND_DATA, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { archiveExtent } from '#server/newsroom/db/search/find-candidates.ts';
import { CATEGORIES } from './retrieval/categories.ts';

/** Number of articles that a kind of chatbot answers from, and the newest day among them. */
export async function readChatbotFacts(
  orm: Orm,
  { brand, now }: { brand: Brand; now: Date },
  kind: ChatbotKind,
): Promise<{ articles: number; until: Day | null }> {
  const { category } = CHATBOT_KIND_DATA[kind];
  const scope = { brand: brand.sigla, now, today: dayAt(now) };
  return await archiveExtent(orm, scope, category && CATEGORIES[category]);
}
