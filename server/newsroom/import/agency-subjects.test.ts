import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs2, ninjs3 } from '#tests/support/agency-fixtures.ts';
import { fieldsOf } from '#tests/support/items-shown.ts';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { cleanBody } from './clean-body.ts';

const meta = (extra: string) => g2({ meta: `<headline>Riapre il ponte</headline>${extra}` });
const itemMeta = (extra: string) =>
  g2({ itemMeta: `<versionCreated>2026-11-26T07:00:00Z</versionCreated>${extra}` });

async function read(file: unknown) {
  const { delivered } = await parsedFile(file);
  const topics = delivered.subjects.filter(({ kind }) => kind === 'topic').map(({ name }) => name);
  return { ...delivered, section: delivered.section.name, topics };
}

test.each([
  [
    'what a literal beside a code says is the kind of the code',
    meta('<subject qcode="stt-topics:437036" literal="Related topic id"/><subject literal="Ponti"/>'),
    ['Ponti'],
  ],
  [
    'the title once more',
    g2({
      meta: '<headline>Riapre il ponte vecchio</headline><subject literal="Riapre il ponte vecchio."/><subject literal="Ponti"/>',
    }),
    ['Ponti'],
  ],
  [
    'one name from two vocabularies',
    ninjs2({
      subjects: [
        { name: 'Politica', rel: 'topic', uri: 'https://a.example/politica' },
        { name: 'politica', rel: 'topic', literal: 'pol-7' },
        { name: 'Ponti', rel: 'topic' },
      ],
    }),
    ['Politica', 'Ponti'],
  ],
])('NWS-02 %s does not become a topic', async (_, file, topics) => {
  expect((await read(file)).topics).toEqual(topics);
});

test('NWS-02 a topic that equals a short title is kept', async () => {
  const column = g2({ meta: '<headline>Il meteo</headline><subject literal="Il meteo"/>' });
  expect((await read(column)).topics).toEqual(['Il meteo']);
});

test.each([
  ['with a sign for a name', '<name>i</name>', 'Politica'],
  ['with a name', '<name>Interni</name>', 'Interni'],
])('NWS-02 a category given by its code %s', async (_, name, section) => {
  const category = `<subject qcode="dpacat:pl" type="dpatype:category">${name}</subject>`;
  const politics = '<subject qcode="medtop:11000000"/>';
  expect((await read(meta(category + politics))).section).toBe(section);
});

test.each(['html5', 'html', 'xhtml', 'xhtml1'])('NWS-02 body_%s is read as markup', async (role) => {
  const { bodyHtml } = await read(
    ninjs1({ body_html: undefined, [`body_${role}`]: '<p>Testo <b>nuovo</b>.</p>' }),
  );
  expect(bodyHtml).toBe('<p>Testo <b>nuovo</b>.</p>');
});

test('NWS-02 custom elements that embed content are cut out of the text with a warning', async () => {
  const embed = '<dnl-youtubeembed id="x"></dnl-youtubeembed>';
  const { delivered, warnings } = await parsedFile(
    ninjs1({ body_html: `<p>Nel video:</p>${embed}<p>Testo.</p>` }),
  );
  expect(cleanBody(delivered.bodyHtml)).toBe('<p>Nel video:</p>\n<p>Testo.</p>');
  expect(warnings).toEqual(['cut out of the text: dnl-youtubeembed']);
});

test('NWS-02 a link with the item class of a picture gives a picture', async () => {
  const link = (kind: string, name: string) =>
    `<link rel="irel:seeAlso" href="${name}?signature=x"><itemClass qcode="ninat:${kind}"/><title>Il ponte</title></link>`;
  const { pictures } = await read(itemMeta(link('picture', 'ponte.jpeg') + link('text', 'altro.xml')));
  expect(pictures).toMatchObject([{ hrefs: ['ponte.jpeg?signature=x'], caption: 'Il ponte' }]);
});

const FOR_EDITORS = [
  ['Planungshinweis', meta('<genre literal="x"><name>Planungshinweis</name></genre>')],
  ['Achtung of dpa', meta('<genre qcode="dpatextgenre:27"><name>Achtung</name></genre>')],
  ['Vorschau of dpa', meta('<genre qcode="dpatextgenre:32"/>')],
  ['in Italian', ninjs2({ genres: [{ name: 'Avviso alle redazioni' }] })],
  ['in Italian, for clients', ninjs3({ genres: [{ name: 'Nota per i clienti' }] })],
  ['in English', ninjs1({ genre: [{ name: 'Note to editors', code: 'x' }] })],
  ['in French', ninjs2({ genres: [{ name: 'Avis aux rédactions' }] })],
  ['in Spanish', ninjs2({ genres: [{ name: 'Aviso a los medios' }] })],
] as const;

test.each(FOR_EDITORS)('NWS-02 a note to editors is stored and not shown: %s', async (_, file) => {
  expect(await fieldsOf(file, [{ outcome: '' }])).toEqual([{ outcome: 'withheld' }]);
});

test.each([
  ['Vorschau', meta('<genre literal="x"><name>Vorschau</name></genre>')],
  ['Achtung', ninjs2({ genres: [{ name: 'Achtung' }] })],
  ['Nota', ninjs2({ genres: [{ name: 'Nota' }] })],
  ['another genre of dpa', meta('<genre qcode="dpatextgenre:2"><name>Bericht</name></genre>')],
])('NWS-02 an ordinary genre does not withhold an item: %s', async (_, file) => {
  expect(await fieldsOf(file, [{ outcome: '' }])).toEqual([{ outcome: 'shown' }]);
});

test.each([
  ['*** DISCLAIMER: solo prova ***</p><h2>Riapre il ponte</h2><p>Testo.', 'Riapre il ponte'],
  ['*** Solo prova ***</p><p>Il ponte riapre. Testo.', 'Il ponte riapre'],
  ['*** Solo questo ***', '*** Solo questo ***'],
])('NWS-02 a remark between asterisks does not become the title: %s', async (body, title) => {
  const content = `<inlineData contenttype="text/html"><![CDATA[<p>${body}</p>]]></inlineData>`;
  expect((await read(g2({ meta: '', content }))).title).toBe(title);
});
