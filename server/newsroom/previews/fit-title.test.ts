import { expect, test } from 'vitest';
import { graphemesOf } from '#domain/graphemes.ts';
import { fitTitle, LINE_HEIGHT } from './fit-title.ts';

/** A font whose letters are all half as wide as they are high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const room = { width: 600, height: 330 };

test('NAV-24 a short title is set large, on as few lines as it takes', () => {
  expect(fitTitle('Riapre il ponte', room, measure)).toEqual({ lines: ['Riapre il ponte'], size: 76 });
  expect(fitTitle('', room, measure)).toEqual({ lines: [], size: 76 });
});

test('NAV-24 a long title is set smaller, so that all of it fits', () => {
  const title = 'Accordo sull’energia eolica: ventuno turbine al largo, i pescatori firmano dopo undici anni';
  const { lines, size } = fitTitle(title, room, measure);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
});

test('NAV-24 a title that is too long in any size ends in an ellipsis, after a whole word', () => {
  const { lines, size } = fitTitle('parola '.repeat(90), room, measure);
  expect(lines.at(-1)).toMatch(/parola…$/);
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
});

test('NAV-24 a word that is wider than the room is cut', () => {
  const { lines, size } = fitTitle(`Ecco ${'a'.repeat(200)} qui`, room, measure);
  expect(lines[1]).toMatch(/^a+…$/);
  expect(lines.at(-1)).toBe('qui');
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
});

test.each([
  'e\u0300',
  '👩‍👩‍👧',
  'नी',
])('NAV-24 a word of %j that is wider than the room is cut between its letters', (sign) => {
  const { lines } = fitTitle(sign.repeat(90), room, measure);
  expect(
    graphemesOf(lines[0] ?? '')
      .slice(0, -1)
      .every((one) => one === sign),
  ).toBe(true);
});
