import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { fakeMailServer } from '#tests/support/fake-mail-server.ts';
import { decideRetry } from './decide-retry.ts';
import { isAddressRefused } from './permanent-refusal.ts';
import { smtpMailer } from './smtp-mailer.ts';

const NOW = new Date('2025-04-03T05:00:00Z');
const UNTIL = new Date('2025-04-03T11:00:00Z');
const FIRST = { attempts: 1, until: UNTIL };
const MAIL = { to: 'anna@esempio.it', subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' };
const [BRAND] = BRANDS;

const mailServer = fakeMailServer();

async function errorOf(url: string): Promise<unknown> {
  const mailer = smtpMailer(url);
  try {
    return await mailer.send(BRAND, MAIL).then(
      () => null,
      (error: unknown) => error,
    );
  } finally {
    mailer.close?.();
  }
}

describe('ACC-07 a letter that the mail server did not take', () => {
  test.each([
    ['RCPT', '550 5.1.1 no such mailbox', 'refused: 550'],
    ['end', '554 5.7.1 not this', 'refused: 554'],
  ])('is not sent again if the address or the letter was refused: %s %s', async (command, answer, reason) => {
    const error = await errorOf(await mailServer.start(command, answer));
    expect(decideRetry(FIRST, error, NOW)).toEqual({ status: 'failed', reason, after: null });
  });

  test.each([
    ['RCPT', '450 4.2.1 later', '450'],
    ['end', '452 4.3.1 no room', '452'],
  ])('is sent again after a temporary refusal: %s %s', async (command, answer, reason) => {
    const error = await errorOf(await mailServer.start(command, answer));
    const after = new Date('2025-04-03T05:01:00Z');
    expect(decideRetry(FIRST, error, NOW)).toEqual({ status: 'later', reason, after });
  });

  test.each([
    ['MAIL', '550 5.7.1 sender not allowed', '550'],
    ['RCPT', '554 5.7.1 relay access denied', '554'],
    ['DATA', '554 5.7.0 quota of sender used up', '554'],
  ])('is sent again if the server refuses us as a sender, without blaming the address: %s %s', async (...refusal) => {
    const [command, answer, reason] = refusal;
    const error = await errorOf(await mailServer.start(command, answer));
    expect(decideRetry(FIRST, error, NOW)).toMatchObject({ status: 'later', reason });
    expect(isAddressRefused(error)).toBe(false);
  });

  test('does not blame the address if the letter itself was refused', async () => {
    expect(isAddressRefused(await errorOf(await mailServer.start('end', '554 5.7.1 not this')))).toBe(false);
    expect(isAddressRefused(await errorOf(await mailServer.start('RCPT', '550 nobody')))).toBe(true);
  });

  test('is sent again if no server answered', async () => {
    const url = await mailServer.start();
    await mailServer.end();
    expect(decideRetry(FIRST, await errorOf(url), NOW)).toMatchObject({ status: 'later', reason: 'ESOCKET' });
  });
});

describe('ACC-07 each attempt', () => {
  const lost = Object.assign(new Error('connect to posta.example'), { code: 'ECONNECTION' });

  test('waits longer than the one before, and after the last the letter has failed', () => {
    const waits = [1, 2, 3, 4, 5].map((attempts) => {
      const { after } = decideRetry({ attempts, until: UNTIL }, lost, NOW);
      return Number(after) - Number(NOW);
    });
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(new Set(waits).size).toBe(5);
    expect(decideRetry({ attempts: 6, until: UNTIL }, lost, NOW)).toEqual({
      status: 'failed',
      reason: 'ECONNECTION: tried 6 times',
      after: null,
    });
  });

  test('is made only while the news are current', () => {
    const late = new Date(UNTIL.getTime() - 30_000);
    expect(decideRetry(FIRST, lost, late)).toEqual({
      status: 'failed',
      reason: 'ECONNECTION: too late',
      after: null,
    });
    expect(decideRetry(FIRST, null, UNTIL)).toEqual({ status: 'failed', reason: 'too late', after: null });
  });

  test('is made at any time for a letter without a deadline', () => {
    const years = new Date('2035-04-03T05:00:00Z');
    const after = new Date('2035-04-03T05:01:00Z');
    expect(decideRetry({ attempts: 1, until: null }, lost, years)).toEqual({
      status: 'later',
      reason: 'ECONNECTION',
      after,
    });
  });

  test('gives its reason as a code, without the server’s own words', () => {
    for (const error of [lost, new Error('secret'), 'secret', null]) {
      expect(decideRetry(FIRST, error, NOW).reason).toMatch(/^(?:ECONNECTION|error)$/);
    }
  });
});
