import { expect, test } from 'vitest';
import { applyLineConditions, fillPlaceholders } from './fill-in.ts';

test('HLP-01 a line with a condition is shown where it holds, without the condition', () => {
  const text = 'Uno.\n- {{se sole}}**Due**\n- {{se pioggia}}Tre\n';
  expect(applyLineConditions(text, { sole: true, pioggia: false })).toBe('Uno.\n- **Due**\n');
});

test('HLP-01 an unknown placeholder or condition is refused', () => {
  expect(() => fillPlaceholders('{{prezo}}', { prezzo: '1' })).toThrow('{{prezo}}');
  expect(() => applyLineConditions('{{se neve}}Sì', { sole: true })).toThrow('{{neve}}');
});
