import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { chatbotChats, chatbotMessages } from '#server/base/db/schema/chatbot-schema.ts';
import type { PersonalTable } from '../db/personal-rows.ts';
import { readEntitlements } from '../readers/entitlements.ts';
import type { ExportTable } from './export-pages.ts';

type ChatbotChat = typeof chatbotChats.$inferSelect;
type ChatbotRow = typeof chatbotMessages.$inferSelect;

/**
 * Reduces rows of chatbot messages to those, and those parts, that a reader of a paper may see at a moment.
 */
export type ReadVisibleAnswers = (
  orm: Orm,
  rows: readonly ChatbotRow[],
  options: { brand: Sigla; now: Date; access: Access },
) => Promise<ChatbotRow[]>;

/**
 * Reduces the chatbot's answers in an export to what their reader may read now: they quote articles that may have been
 * withdrawn since, or may no longer be open to this reader. ACC-10, NWS-05
 */
export async function reduceToVisibleAnswers(
  orm: Orm,
  tables: readonly ExportTable[],
  { id }: { id: string },
  { now, visibleAnswers }: { now: Date; visibleAnswers: ReadVisibleAnswers },
): Promise<void> {
  const rowsOf = (name: PersonalTable) => tables.find((table) => table.name === name)?.rows ?? [];
  const chats = rowsOf('chatbotChats') as unknown as ChatbotChat[];
  const messages = tables.find(({ name }) => name === 'chatbotMessages');
  if (!messages) return;
  const messageRows = messages.rows as unknown as ChatbotRow[];
  const brandOf = new Map(chats.map((chat) => [chat.id, chat.brand]));
  const shown = new Map<number, ChatbotRow>();
  for (const sigla of new Set<Sigla>(brandOf.values())) {
    const { access } = await readEntitlements(orm, id, { sigla }, now);
    const paperRows = messageRows.filter(({ chatId }) => brandOf.get(chatId) === sigla);
    for (const row of await visibleAnswers(orm, paperRows, { brand: sigla, now, access }))
      shown.set(row.id, row);
  }
  messages.rows = messageRows.flatMap((row) => shown.get(row.id) ?? []);
}
