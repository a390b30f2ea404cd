// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { supportChats, supportLines, supportTickets } from '#server/base/db/schema/help-schema.ts';
import { forgetOldHelp } from '#server/help/support/forget-old-help.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const NOW = new Date('2025-04-03T10:00:00Z');

test('HLP-02 tickets are deleted after two years', async () => {
  const { orm } = database();
  const at = (createdAt: string) => ({
    id: randomUUID(),
    brand: 'MG' as const,
    email: 'giulia.ferrante@posta.it',
    topic: 'altro' as const,
    subject: 'a',
    message: 'dieci segni',
    createdAt: new Date(createdAt),
  });
  await orm.insert(supportTickets).values([at('2023-04-02T10:00:00Z'), at('2023-04-04T10:00:00Z')]);
  await forgetOldHelp(orm, NOW, (error) => expect.unreachable(String(error)));
  const left = await orm.select({ createdAt: supportTickets.createdAt }).from(supportTickets);
  expect(left).toEqual([{ createdAt: new Date('2023-04-04T10:00:00Z') }]);
});

test('HLP-09 a conversation is deleted with its messages a year after the last one', async () => {
  const { orm } = database();
  const at = (saidAt: string) => ({
    secretHash: randomUUID(),
    brand: 'MG' as const,
    page: '/faq',
    state: 'ended' as const,
    startedAt: new Date('2024-04-01T10:00:00Z'),
    saidAt: new Date(saidAt),
  });
  const chats = await orm
    .insert(supportChats)
    .values([at('2024-04-02T10:00:00Z'), at('2024-04-04T10:00:00Z')])
    .returning();
  await orm.insert(supportLines).values(
    chats.map(({ id, saidAt }) => ({
      chatId: id,
      id: randomUUID(),
      role: 'user' as const,
      kind: 'text' as const,
      content: 'Come cambio la carta?',
      saidAt,
    })),
  );
  await forgetOldHelp(orm, NOW, (error) => expect.unreachable(String(error)));
  expect(await orm.select({ id: supportChats.id }).from(supportChats)).toEqual([{ id: chats[1]?.id }]);
  expect(await orm.select({ chatId: supportLines.chatId }).from(supportLines)).toEqual([
    { chatId: chats[1]?.id },
  ]);
});
