import { expect, test } from 'vitest';
import { g2, ninjs1, nitfText } from '#tests/support/agency-fixtures.ts';
import { channel, feedItem, jsonFeed } from '#tests/support/feed-fixtures.ts';
import { itemsShown } from '#tests/support/items-shown.ts';

const outcomeOf = async (file: unknown) => (await itemsShown(file))[0]?.outcome;

const note = (attributes: string, text: string) =>
  `<note ${attributes}><body.content>${text}</body.content></note>`;

test.each([
  ['in the text', nitfText({ body: `<p>Testo.</p>${note('type="npa"', '<p>Embargo fino alle 18.</p>')}` })],
  [
    'in the head',
    nitfText({
      bodyHead: `<hedline><hl1>Titolo</hl1></hedline>${note('type="npa"', '<p>NON PUBBLICARE</p>')}`,
    }),
  ],
  [
    'by its class',
    nitfText({ body: `<p>Testo.</p>${note('noteclass="editorsnote"', '<p>Non pubblicare.</p>')}` }),
  ],
  [
    'in its second paragraph',
    nitfText({ body: `<p>Testo.</p>${note('type="npa"', '<p>Con foto.</p><p>Kill</p>')}` }),
  ],
])('NWS-02 a note for editors of NITF %s holds its text', async (_, file) => {
  expect(await outcomeOf(file)).toBe('withheld');
});

test('NWS-02 a note for editors of NITF about something else holds nothing, and a note for readers is no note', async () => {
  const other = note('type="npa"', '<p>Con foto e grafici.</p>');
  const forReaders = note('type="std"', '<p>Non pubblicare foto altrui è la regola.</p>');
  expect(await outcomeOf(nitfText({ body: `<p>Testo.</p>${other}${forReaders}` }))).toBe('shown');
});

test.each([
  '<p>EMBARGO FINO ALLE 18</p>',
  '<p>NON PUBBLICARE</p>',
  '<b>KILL</b>',
  '<p>Con foto</p><p>Non&nbsp;pubblicare prima di domani</p>',
  'Con foto<br>Story embargoed until 6pm',
])('NWS-02 a note to editors in HTML holds its text: %s', async (ednote) => {
  expect(await outcomeOf(ninjs1({ ednote }))).toBe('withheld');
});

test('NWS-02 a note to editors with signs of HTML holds nothing by itself', async () => {
  expect(await outcomeOf(ninjs1({ ednote: '<p>Con 3 foto &amp; grafici</p>' }))).toBe('shown');
});

test.each([
  '<p>EMBARGO FINO ALLE ORE 18 DI VENERDÌ 27 NOVEMBRE</p><p>Testo.</p>',
  '<div><p></p><p>(EMBARGO ORE 18) ROMA - Il ponte riapre.</p></div>',
  'NON PUBBLICARE<br>Il ponte riapre.',
])('NWS-02 a text is held by its first line: %s', async (text) => {
  expect(await outcomeOf(ninjs1({ body_html: text }))).toBe('withheld');
});

test('NWS-02 the second paragraph of a text says nothing about it', async () => {
  expect(await outcomeOf(ninjs1({ body_html: '<p>Testo.</p><p>NON PUBBLICARE</p>' }))).toBe('shown');
});

test('NWS-02 a note about an embargo that has passed does not hold a later correction', async () => {
  const corrected = {
    embargoed: '2026-11-26T06:00:00Z',
    firstcreated: '2026-11-26T05:00:00Z',
    versioncreated: '2026-11-26T08:00:00Z',
    ednote: 'EMBARGO FINO ALLE 7',
  };
  expect(await outcomeOf(ninjs1(corrected))).toBe('shown');
  expect(await outcomeOf(ninjs1({ ...corrected, embargoed: corrected.firstcreated }))).toBe('withheld');
});

const asElement = (name: string, value: unknown) =>
  channel(feedItem(`<x:${name} xmlns:x="urn:x">${value}</x:${name}>`));

test.each<[string, unknown]>([
  ['statoPubblicazione', 'bozza'],
  ['stato_articolo', 'da revisionare'],
  ['editorial_status', 'draft'],
  ['contentStatus', 'ready for review'],
  ['stato', 'cancellato'],
  ['status', 'retracted'],
  ['status', 'oscurato'],
  ['pubblicabile', false],
  ['online', false],
  ['nonPubblicare', true],
  ['do_not_publish', true],
  ['annullato', true],
  ['retracted', true],
  ['deleted_at', '2026-11-25T08:00:00Z'],
])('NWS-02 an item whose %s is %s is not published', async (name, value) => {
  for (const file of [ninjs1({ [name]: value }), jsonFeed({ [name]: value }), asElement(name, value)])
    expect(await outcomeOf(file)).toMatch(/^refused/);
});

test.each<[string, unknown]>([
  ['statoPubblicazione', 'pubblicato'],
  ['editorial_status', 'final'],
  ['online', true],
  ['nonPubblicare', false],
  ['deleted_at', ''],
  ['retracted', false],
])('NWS-02 an item whose %s is %s is published', async (name, value) => {
  for (const file of [ninjs1({ [name]: value }), jsonFeed({ [name]: value }), asElement(name, value)])
    expect(await outcomeOf(file)).toBe('shown');
});

test('NWS-02 an item that was unpublished at a time that has passed is not shown', async () => {
  expect(await outcomeOf(ninjs1({ unpublished_at: '2026-11-25T08:00:00Z' }))).toBe('withheld');
});

test.each([
  g2({ meta: '<headline>Titolo</headline><edNote>EMBARGO FINO ALLE 18</edNote>' }),
  g2({ itemMeta: '<edNote>&lt;p&gt;Con foto&lt;/p&gt;&lt;p&gt;NON PUBBLICARE&lt;/p&gt;</edNote>' }),
])('NWS-02 a note to editors of NewsML-G2 holds its text wherever it stands', async (file) => {
  expect(await outcomeOf(file)).toBe('withheld');
});
