import { expect, test } from 'vitest';
import { newMessage, type SavedMessage } from '#domain/support/saved-message.ts';
import { transcriptOf } from './transcript.ts';

const said = (change: Partial<SavedMessage>): SavedMessage => ({
  ...newMessage({ id: '1', content: 'Come disdico?', secret: 'segreto', now: new Date(NOON) }),
  ...change,
});
const NOON = '2025-04-03T10:00:00Z';

test('HLP-10 a transcript names the author, day and time of each message', () => {
  const text = transcriptOf(
    [
      said({}),
      said({ role: 'assistant', content: 'Da Abbonamenti.' }),
      said({ role: 'system', content: 'Serena è in chat dalle 12.01' }),
      said({ role: 'operator', content: 'Qui', details: { url: 'https://meet.example/a' } }),
      said({ content: '', retracted: true, date: '2025-04-04T22:30:00Z' }),
    ],
    { brand: 'Il Messaggero', operator: 'Serena' },
  );
  expect(text.split('\n').slice(-6, -1)).toEqual([
    '[3 aprile 2025, 12.00] Tu: Come disdico?',
    '[3 aprile 2025, 12.00] Assistente: Da Abbonamenti.',
    '[3 aprile 2025, 12.00] Serena è in chat dalle 12.01',
    '[3 aprile 2025, 12.00] Serena: Qui (https://meet.example/a)',
    '[5 aprile 2025, 0.30] Tu: Messaggio ritirato',
  ]);
  expect(text).toContain('Conversazione con l’assistenza del Messaggero');
  expect(text).not.toContain('segreto');
});
