import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs2, nitfText } from '#tests/support/agency-fixtures.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { rss, rssItem } from '#tests/support/xml-fixtures.ts';
import { withoutAgencyMarks } from './text-opening.ts';

const MARKED = [
  '>>>ANSA/Riapre il ponte',
  '>>>ANSA/ Riapre il ponte',
  '>> Riapre il ponte',
  'ANSA/ Riapre il ponte',
  'ANSA-FOCUS/ Riapre il ponte',
  'AGI/Riapre il ponte',
];

test.each(MARKED)('NWS-04 %s: the marks by which an agency files it are cut', (title) => {
  expect(withoutAgencyMarks(title)).toBe('Riapre il ponte');
});

test.each([
  'Riapre il ponte',
  'PA/ Riapre il ponte',
  'Ansa/Reuters: chi ha ragione',
  'C++ compie 40 anni',
  '1+1=2',
  '> 50% al voto',
  '++ Riapre il ponte ++',
  '= Riapre il ponte =',
  'L’Ansa compie ottant’anni',
  'ANSA',
  '>>>',
])('NWS-04 %s: a title without such marks stays as it is', (title) => {
  expect(withoutAgencyMarks(title)).toBe(title);
});

const TITLE = '>>>ANSA/Riapre il ponte';
const IN_XML = TITLE.replaceAll('>', '&gt;');
const TWICE = '<p>&gt;&gt;&gt;ANSA/Riapre il ponte</p><p>Uno.</p><p>Due.</p>';

test.each<[string, unknown]>([
  ['ninjs 1', ninjs1({ headline: TITLE, body_html: TWICE })],
  [
    'ninjs 2',
    ninjs2({
      headlines: [{ role: 'main', value: TITLE }],
      bodies: [{ role: 'main', contenttype: 'text/html', value: TWICE }],
    }),
  ],
  [
    'NewsML-G2',
    g2({
      meta: `<headline>${IN_XML}</headline>`,
      content: `<inlineXML contenttype="application/xhtml+xml"><html><body>${TWICE}</body></html></inlineXML>`,
    }),
  ],
  ['NITF', nitfText({ bodyHead: `<hedline><hl1>${IN_XML}</hl1></hedline>`, body: TWICE })],
  ['RSS', rss(rssItem({ title: IN_XML, description: TWICE }))],
])('NWS-04 %s: the title is read without them, also where the text begins with it', async (_, file) => {
  const { delivered, warnings } = await parsedFile(file);
  expect(delivered.title).toBe('Riapre il ponte');
  expect(delivered.bodyHtml).not.toContain('ponte');
  expect(warnings).toContain('title: the signs by which its agency files it are cut');
});

test.each([
  'ANSA-EMBARGO/ Riapre il ponte',
  '>>>ANSA-EMBARGO/ Riapre il ponte',
  '>>>EMBARGO/ Riapre il ponte',
])('NWS-04 %s: a word that may be a hold is kept', (title) => {
  expect(withoutAgencyMarks(title)).toContain('EMBARGO');
});

test.each([
  '>>>ANSA/(EMBARGO ORE 18) Riapre il ponte',
  '>>>ANSA/EMBARGO ORE 18 - Riapre il ponte',
  '>>>ANSA/ DA NON PUBBLICARE - Riapre il ponte',
])('NWS-04 %s: a hold after the marks still holds', async (headline) => {
  const { delivered } = await parsedFile(ninjs1({ headline }));
  expect(delivered.status).toBe('withheld');
});
