import type { Sigla } from '#domain/brands/brand.ts';
import { standingAnswers } from '../chatbot/standing-answers.ts';
import type { ChatbotChat, ChatbotRow } from '../db/chatbot-chats.ts';
import type { Orm } from '../db/connect.ts';
import type { PersonalTable } from '../db/personal-rows.ts';
import { readEntitlements } from '../readers/entitlements.ts';
import type { Told } from './export-pages.ts';

/**
 * Leaves of the chatbot's answers in a copy what their reader may read now: they hold passages of articles, which were taken
 * back since or are open to this reader no more. ACC-10, NWS-05
 */
export async function showStandingAnswers(
  orm: Orm,
  tables: readonly Told[],
  { id }: { id: string },
  now: Date,
): Promise<void> {
  const rowsOf = (name: PersonalTable) => tables.find((table) => table.name === name)?.rows ?? [];
  const chats = rowsOf('chatbotChats') as unknown as ChatbotChat[];
  const messages = tables.find(({ name }) => name === 'chatbotMessages');
  if (!messages) return;
  const said = messages.rows as unknown as ChatbotRow[];
  const brandOf = new Map(chats.map((chat) => [chat.id, chat.brand]));
  const shown = new Map<number, ChatbotRow>();
  for (const sigla of new Set<Sigla>(brandOf.values())) {
    const { access } = await readEntitlements(orm, id, { sigla }, now);
    const own = said.filter(({ chatId }) => brandOf.get(chatId) === sigla);
    for (const row of await standingAnswers(orm, own, { brand: sigla, now, access })) shown.set(row.id, row);
  }
  messages.rows = said.flatMap((row) => shown.get(row.id) ?? []);
}
