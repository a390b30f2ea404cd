import { expect, test } from 'vitest';
import { filled, holding } from './fill-in.ts';

test('HLP-01 a line stands where its condition holds, without it', () => {
  const text = 'Uno.\n- {{se sole}}**Due**\n- {{se pioggia}}Tre\n';
  expect(holding(text, { sole: true, pioggia: false })).toBe('Uno.\n- **Due**\n');
});

test('HLP-01 a name that nobody knows is refused', () => {
  expect(() => filled('{{prezo}}', { prezzo: '1' })).toThrow('{{prezo}}');
  expect(() => holding('{{se neve}}Sì', { sole: true })).toThrow('{{neve}}');
});
