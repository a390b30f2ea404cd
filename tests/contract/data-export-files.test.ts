// @module-tag postgres
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PERSONAL_TABLES, type PersonalTable } from '#server/accounts/db/personal-rows.ts';
import { FILE_COLUMNS, MAX_FILE_BYTES } from '#server/accounts/privacy/export-files.ts';
import { writeExport } from '#server/accounts/privacy/write-export.ts';
import { visibleAnswers } from '#server/assistant/visible-answers.ts';
import { readerAvatars } from '#server/base/db/schema/account-schema.ts';
import { supportChats, supportFiles, supportTickets } from '#server/base/db/schema/help-schema.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import type { Account } from '#tests/support/reader-accounts.ts';
import { addReaderWithEverything } from '#tests/support/reader-with-everything.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { unzip } from '#tests/support/unzip.ts';

const database = testDatabase();
const NAMES = Object.keys(PERSONAL_TABLES) as PersonalTable[];

const filesOf = ({ id }: Account) =>
  database()
    .orm.select(getTableColumns(supportFiles))
    .from(supportFiles)
    .innerJoin(supportChats, eq(supportChats.id, supportFiles.chatId))
    .where(eq(supportChats.readerId, id));

async function exportOf(reader: Account) {
  const files = await unzip(
    Buffer.from(await writeExport(database().orm, reader, { now: NOON, visibleAnswers })),
  );
  const told = JSON.parse(files['dati.json'] ?? '') as Record<string, Record<string, unknown>[]>;
  return { told, files };
}

test('ACC-10 the data export covers every column that holds a file, except finished exports', () => {
  const columns = NAMES.flatMap((name) =>
    Object.entries(getTableColumns(PERSONAL_TABLES[name].table))
      .filter(([, column]) => column.getSQLType() === 'bytea')
      .map(([key]) => `${name}.${key}`),
  );
  const told = Object.entries(FILE_COLUMNS).map(([name, { column }]) => `${name}.${column}`);
  expect(columns.filter((one) => one !== 'dataExports.archive').sort()).toEqual(told.sort());
});

test('ACC-10 the data export contains the reader’s picture and the files exchanged with customer service, and lists them', async () => {
  const { orm } = database();
  const reader = await addReaderWithEverything(orm);
  await addReaderWithEverything(orm);
  const [[avatar], [ticket], [file]] = await Promise.all([
    orm.select().from(readerAvatars).where(eq(readerAvatars.readerId, reader.id)),
    orm.select().from(supportTickets).where(eq(supportTickets.readerId, reader.id)),
    filesOf(reader),
  ]);
  const { told, files } = await exportOf(reader);
  const places = [told.readerAvatars?.[0]?.webp, told.supportTickets?.[0]?.attachment];
  const sent = told.supportFiles?.[0]?.bytes;
  expect(Object.keys(files).sort()).toEqual([...places, sent, 'dati.html', 'dati.json'].sort());
  expect(places[0]).toBe('avatar.webp');
  expect(places[1]).toMatch(new RegExp(`^assistenza/\\d-${ticket?.attachmentName}$`));
  expect(sent).toMatch(new RegExp(`^assistenza/\\d-${file?.name}$`));
  const bytes = [avatar?.webp, ticket?.attachment, file?.bytes].map((one) =>
    Buffer.from(one ?? []).toString(),
  );
  expect([...places, sent].map((place) => files[String(place)])).toEqual(bytes);
  for (const place of [...places, sent]) expect(files['dati.html']).toContain(`<td>${place}</td>`);
});

test('ACC-10 the data export names the files that did not fit, and how to get them', async () => {
  const { orm } = database();
  const reader = await addReaderWithEverything(orm);
  const [file] = await filesOf(reader);
  const huge = sql`decode(repeat('00', ${MAX_FILE_BYTES + 1}), 'hex')`;
  await orm
    .update(supportFiles)
    .set({ bytes: huge })
    .where(eq(supportFiles.chatId, file?.chatId ?? ''));
  const { told, files } = await exportOf(reader);
  expect(told.supportFiles?.[0]?.bytes).toBe('non in questa copia');
  expect(Object.keys(files)).toHaveLength(4);
  const words = `Mancano: ${file?.name}. Per averli scrivi al servizio clienti`;
  expect(files['dati.html']).toContain(words);
  expect(files['dati.json']).toContain(words);
});
