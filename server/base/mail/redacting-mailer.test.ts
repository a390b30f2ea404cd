import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { isAddressRefused, isPermanentlyRefused } from './permanent-refusal.ts';
import { redactingMailer } from './redacting-mailer.ts';

const [BRAND] = BRANDS;
const MAIL = { to: 'anna@esempio.it', subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' };

const fault = (error: Error) =>
  redactingMailer({ send: () => Promise.reject(error) })
    .send(BRAND, MAIL)
    .catch((told: unknown) => told);

test('HLP-02 a mail server’s refusal is reported as codes, without its words and addresses', async () => {
  const response = '550 5.1.1 <anna@esempio.it> no such mailbox';
  const error = Object.assign(new Error(`Can't send mail: ${response}`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response,
    rejected: ['anna@esempio.it'],
  });
  const told = await fault(error);
  expect(told).toMatchObject({
    message: 'the mail server did not accept a mail: EENVELOPE 550',
    responseCode: 550,
  });
  expect(isPermanentlyRefused(told)).toBe(true);
  expect(isAddressRefused(told)).toBe(true);
  expect(`${(told as Error).stack} ${JSON.stringify(told)}`).not.toContain('anna@esempio.it');
});

test('HLP-02 a bug of our own keeps its message', async () => {
  const error = new TypeError('no such letter');
  expect(await fault(error)).toBe(error);
});
