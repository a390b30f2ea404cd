import { expect, test } from 'vitest';
import { NO_TABLE, sectionOf, topicCode, toSectionTable } from './section-table.ts';

test.each([
  ['medtop:20000822', 'Sport'],
  ['medtop:20001065', 'Sport'],
  ['http://cv.iptc.org/newscodes/mediatopic/20000574', 'Politica'],
  ['https://cv.iptc.org/newscodes/mediatopic/20000574/', 'Politica'],
  ['http://cv.iptc.org/newscodes/mediatopic/20000574?lang=it', 'Politica'],
  ['urn:example:mediatopic:20000082', 'Cronaca'],
  ['20000082', 'Cronaca'],
  ['medtop:20000120', 'Politica'],
  ['medtop:20000344', 'Economia'],
  ['medtop:20000345', 'Politica'],
  ['medtop:20000056', 'Esteri'],
  ['medtop:20000430', 'Ambiente e Meteo'],
  ['medtop:20000446', 'Scienza e Salute'],
  ['medtop:20000712', 'Scienza e Salute'],
  ['medtop:20000018', 'Cultura e Spettacoli'],
  ['medtop:20001128', 'Ambiente e Meteo'],
  ['medtop:20001241', 'Cultura e Spettacoli'],
  ['medtop:20001353', 'Cronaca'],
  ['medtop:20001361', 'Esteri'],
  ['medtop:20001375', 'Economia'],
  ['subj:15054000', 'Sport'],
  ['iptcsubjectcode:04016038', 'Economia'],
  ['xysubj:11010992', 'Politica'],
  ['15054000', 'Sport'],
  ['15062025', 'Sport'],
  ['04016038', 'Economia'],
  ['http://cv.iptc.org/newscodes/subjectcode/16004000', 'Esteri'],
])('%s, an IPTC code of some version, leads to %s', (written, section) => {
  expect(sectionOf(written, NO_TABLE)).toBe(section);
});

test.each([
  'medtop:20001376',
  'medtop:20009999',
  'medtop:20000000',
  '20261126',
  '12345678',
  '00000000',
  '18000000',
  // Dates and numbers that look like subject codes.
  '15012026',
  '01012027',
  '04022026',
  '15999000',
  '15104000',
])('%s leads to no section', (written) => {
  expect(sectionOf(written, NO_TABLE)).toBeUndefined();
});

test.each([
  '20261126',
  '15012026',
  '12345678',
  'prodotti:123456789',
  'desk:15000000',
])('%s is not a topic', (written) => {
  expect(topicCode(written)).toBeUndefined();
});

test('words of 100 KB are no topic, and are not searched', () => {
  const long = ['medtop:', 'iptc', 'a', 'subj-'].map((word) => word.repeat(100_000 / word.length));
  for (const word of long) expect(topicCode(`${word}:15000000`)).toBeUndefined();
  expect(topicCode(`http://cv.iptc.org/newscodes/mediatopic/15000000?${'a'.repeat(100)}`)).toBe('15000000');
});

test('the newsroom’s section of a top-level topic holds for its subtopics, unless one has its own', () => {
  const table = toSectionTable({ 'medtop:15000000': 'Gare', 'subj:15054000': 'Calcio' });
  expect(sectionOf('medtop:20000822', table)).toBe('Gare');
  expect(sectionOf('subj:15005000', table)).toBe('Gare');
  expect(sectionOf('http://cv.iptc.org/newscodes/subjectcode/15054000', table)).toBe('Calcio');
});
