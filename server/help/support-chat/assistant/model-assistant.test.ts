import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { chatStrings as strings } from '../strings.ts';
import type { Question } from './assistant.ts';
import { modelAssistant } from './model-assistant.ts';

const MODEL = { url: 'https://model.example/v1', key: 'hidden', name: 'small' };
const QUESTION: Question = {
  brand: brandOf('MG'),
  message: 'Come cambio la carta di credito?',
  earlierMessages: [{ role: 'user', content: 'Buongiorno a voi', details: null }],
  operatorsThere: true,
  answering: { operators: 'here', model: true },
};

type Asked = {
  url: string;
  headers: Record<string, string>;
  body: { messages: { role: string; content: string }[] };
};

function assistantOf(reply: () => Response) {
  const asked: Asked[] = [];
  const reported: unknown[] = [];
  const fetchImpl: typeof fetch = async (url, init) => {
    const { headers, body } = init as { headers: Record<string, string>; body: string };
    asked.push({ url: String(url), headers, body: JSON.parse(body) as Asked['body'] });
    return reply();
  };
  const assistant = modelAssistant(MODEL, { fetchImpl, report: (error) => reported.push(error) });
  const answer = (overrides: Partial<Question> = {}) => assistant.answer({ ...QUESTION, ...overrides });
  return { asked, reported, answer };
}

const says = (content: string) => () => Response.json({ choices: [{ message: { content } }] });

test('HLP-09 a model is sent the FAQ and the earlier messages, and nothing about the reader', async () => {
  const { asked, answer } = assistantOf(says('Vai in **Abbonamenti** e premi «Aggiorna».\nFONTI: 1'));
  expect(await answer()).toMatchObject({
    content: 'Vai in Abbonamenti e premi «Aggiorna».',
    details: {
      html: '<p>Vai in <strong>Abbonamenti</strong> e premi «Aggiorna».</p>',
      knows: true,
      action: { path: '/user/subscriptions/payment' },
      sources: [{ slug: 'cambiare-carta', question: 'Come cambio la carta con cui pago?' }],
    },
  });
  const [{ url, headers, body } = { url: '', headers: {}, body: { messages: [] } }] = asked;
  expect([url, headers.authorization]).toEqual([
    'https://model.example/v1/chat/completions',
    'Bearer hidden',
  ]);
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'user']);
  expect(body.messages[0]?.content).toContain('## 1. Come cambio la carta con cui pago?');
});

test('HLP-09 a model’s answer is shown without scripts', async () => {
  const { answer } = assistantOf(
    says('Ecco <img src=x onerror=alert(1)> [qui](javascript:alert(1))\nFONTI: 1'),
  );
  const { details } = await answer();
  expect(details.html).not.toMatch(/img|javascript/);
});

test.each([
  'NON_SO',
  'Costa 3 euro al mese.',
  'Costa 3 euro al mese.\nFONTI: 17',
  '<img src=x>\nFONTI: 1',
])('HLP-09 when a model answers «%s», the reader gets our own text for an unknown answer', async (said) => {
  const { answer } = assistantOf(says(said));
  const unknown = { content: strings.unknown(true), details: { knows: false, sources: [] } };
  expect(await answer()).toEqual(unknown);
});

test('HLP-09 an answer has the link of the FAQ answer it is based on', async () => {
  const { asked, answer } = assistantOf(says('Dal profilo.\nFONTI: 2'));
  const { details } = await answer();
  const [second] = details.sources ?? [];
  expect(details.sources).toHaveLength(1);
  expect(second?.slug).not.toBe('cambiare-carta');
  expect(asked[0]?.body.messages[0]?.content).toContain(`## 2. ${second?.question}`);
});

test.each([
  ['Qual è la ricetta della carbonara?', strings.unknown(false)],
  ['Vorrei parlare con una persona', strings.personWanted(false)],
  ['grazie mille', strings.thanks],
])('HLP-09 no request is sent to the model for «%s»', async (message, content) => {
  const { asked, answer } = assistantOf(says('Con il guanciale.\nFONTI: 1'));
  expect(await answer({ message, earlierMessages: [], operatorsThere: false })).toMatchObject({ content });
  expect(asked).toEqual([]);
});

test.each([
  [
    'is away',
    () => {
      throw new TypeError('away');
    },
  ],
  ['is broken', () => new Response('no', { status: 500 })],
  ['answers something else', () => Response.json({ choices: [] })],
])('HLP-09 where the model %s the FAQ is quoted, and the error is reported', async (_what, reply) => {
  const { answer, reported } = assistantOf(reply);
  expect((await answer()).details.sources?.[0]?.slug).toBe('cambiare-carta');
  expect(reported).toHaveLength(1);
});
