import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without settings the product runs as it is meant to', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: join(process.cwd(), 'data'),
    databaseUrl: null,
    production: true,
    demo: true,
    demoAccounts: true,
    accountOrigin: null,
    sessionSecret: null,
    chatbotDomains: ['redazione.example', 'gruppo.example'],
    smtpUrl: null,
    mailFrom: 'edicola@{domain}',
    importKeys: {},
    showcase: null,
  });
});

test('settings are read, and empty ones count as not set', () => {
  const set = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/edicola',
    DATABASE_URL: 'postgresql://edicola@db/edicola',
    NODE_ENV: 'test',
    DEMO: 'off',
    ACCOUNT_ORIGIN: 'https://account.{domain}',
    SESSION_SECRET: 's'.repeat(32),
    CHATBOT_DOMAINS: 'Uno.example, due.example',
    SMTP_URL: 'smtps://posta.example:465',
    MAIL_FROM: 'noreply@{domain}',
    IMPORT_KEYS: `MG=${'a'.repeat(64)}, lg=${'b'.repeat(64)}`,
    SHOWCASE: 'in',
  };
  expect(readConfig(set)).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataFolder: '/srv/edicola',
    databaseUrl: 'postgresql://edicola@db/edicola',
    production: false,
    demo: false,
    demoAccounts: false,
    accountOrigin: 'https://account.{domain}',
    sessionSecret: 's'.repeat(32),
    chatbotDomains: ['uno.example', 'due.example'],
    smtpUrl: 'smtps://posta.example:465',
    mailFrom: 'noreply@{domain}',
    importKeys: { MG: 'a'.repeat(64), LG: 'b'.repeat(64) },
    showcase: 'in',
  });
  const empty = Object.fromEntries(Object.keys(set).map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['DATABASE_URL', 'mysql://db'],
  ['DEMO', 'yes'],
  ['SHOWCASE', 'on'],
  ['ACCOUNT_ORIGIN', 'account.example.it'],
  ['ACCOUNT_ORIGIN', 'https://account.example.it/path'],
  ['ACCOUNT_ORIGIN', 'https://account.{dominio}'],
  ['ACCOUNT_ORIGIN', 'https://reader@account.example.it'],
  ['ACCOUNT_ORIGIN', 'http://account.{devHost}.localhost{port}'],
  ['SESSION_SECRET', 'breve'],
  ['CHATBOT_DOMAINS', 'uno.example'],
  ['CHATBOT_DOMAINS', 'uno.example,due.example,tre.example'],
  ['CHATBOT_DOMAINS', 'uno.example,lettore@due.example'],
  ['SMTP_URL', 'posta.example'],
  ['MAIL_FROM', 'Edicola'],
  ['IMPORT_KEYS', 'MG=chiave'],
  ['IMPORT_KEYS', `XX=${'a'.repeat(64)}`],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}[^:]*: .+$`));
});

test('several wrong settings are told at once', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT: .+\nDEMO: .+$/);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ DEMO: 'off' }, false],
])('with %j there are demonstration accounts: %s', (environment, there) => {
  expect(readConfig(environment).demoAccounts).toBe(there);
});
