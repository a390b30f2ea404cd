import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '#server/base/logging/log.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const lines: string[] = [];
const { log } = openLog('warn', { write: (line) => lines.push(line) });

const database = testDatabase();
const server = newsstandApp(database, { log });

const rename = (from: string, to: string) =>
  database().orm.execute(sql.raw(`alter table ${from} rename to ${to}`));

afterEach(async () => {
  await rename('elsewhere', 'rate_limits');
});

test('ROL-06 a fault that affects many readers is logged once, in one line that names none of them', async () => {
  const account = await addAccount(database().orm, { email: 'anna.bianchi@posta.example' });
  await rename('rate_limits', 'elsewhere');
  const replies = await Promise.all(Array.from({ length: 30 }, () => openBrowser(server).login(account)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([500]));
  expect(lines.length).toBeGreaterThan(0);
  // The fault is the same, whichever request meets it first.
  expect(lines.length).toBeLessThan(4);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: 50, err: { type: expect.any(String) } });
  expect(lines.join('')).not.toContain('posta.example');
  expect(lines.join('')).not.toContain(account.password);
});
