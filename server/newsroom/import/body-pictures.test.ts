import { expect, test } from 'vitest';
import { g2, ninjs1, ninjs2, ninjs3 } from '#tests/support/agency-fixtures.ts';
import { itemsShown } from '#tests/support/items-shown.ts';

const PONTE = 'https://foto.example/ponte.jpg';
const FIGURE = `<figure><img src="${PONTE}" alt="Un ponte"><figcaption>Il ponte riaperto</figcaption></figure>`;
const BODY = `<p>Prima.</p>${FIGURE}<p>Dopo.</p>`;
const TEXT = '<p>Prima.</p>\n<p>Dopo.</p>';

const xhtml = (body: string) =>
  `<inlineXML contenttype="application/xhtml+xml"><html xmlns="http://www.w3.org/1999/xhtml"><body>${body.replace(/(<img[^>]*)>/g, '$1/>')}</body></html></inlineXML>`;

test.each([
  ['ninjs 1', ninjs1({ body_html: BODY })],
  [
    'Superdesk with its comments',
    ninjs1({
      body_html: `<p>Prima.</p><!-- EMBED START Image {id: "editor_0"} -->${FIGURE}<!-- EMBED END Image {id: "editor_0"} --><p>Dopo.</p>`,
    }),
  ],
  ['ninjs 2', ninjs2({ bodies: [{ role: 'main', contenttype: 'text/html', value: BODY }] })],
  ['ninjs 3', ninjs3({ bodies: [{ contentType: 'text/html', value: BODY }] })],
  [
    'ANSA’s text among the descriptions',
    ninjs2({ bodies: undefined, descriptions: [{ role: 'text', contenttype: 'text/html', value: BODY }] }),
  ],
  ['NewsML-G2', g2({ content: xhtml(BODY) })],
])('a picture in the text of %s is one of the article’s, with its caption', async (_, file) => {
  const [item] = await itemsShown(JSON.parse(JSON.stringify(file)) as unknown);
  expect(item).toMatchObject({ outcome: 'shown', body: TEXT, pictures: [[PONTE, 'Il ponte riaperto']] });
});

const beside = (properties: object) =>
  ninjs1({
    body_html: BODY,
    associations: {
      editor_0: { type: 'picture', renditions: { original: { href: PONTE, width: 1200 } }, ...properties },
    },
  });

test.each([
  ['with its own caption', beside({ description_text: 'Il taglio del nastro' }), 'Il taglio del nastro'],
  ['without a caption', beside({}), 'Il ponte riaperto'],
  [
    'at another size',
    beside({ renditions: { original: { href: 'http://foto.example/ponte.jpg?w=1200' } } }),
    'Il ponte riaperto',
  ],
])('a picture that is also beside the text, %s, counts once', async (_, file, caption) => {
  const [item] = await itemsShown(file);
  expect(item?.body).toBe(TEXT);
  expect(item?.pictures).toEqual([[expect.stringContaining('foto.example/ponte.jpg'), caption]]);
});

test('a file in the text is the same as that name beside the text', async () => {
  const body = BODY.replace(PONTE, 'img/ponte.jpg');
  const [item] = await itemsShown(
    ninjs1({
      body_html: body,
      associations: { a: { type: 'picture', renditions: { original: { href: PONTE } } } },
    }),
  );
  expect(item?.pictures).toEqual([[PONTE, 'Il ponte riaperto']]);
});

test.each([
  ['withheld', { pubstatus: 'withheld' }],
  ['under embargo', { embargoed: '2026-11-27T08:00:00Z' }],
  ['forbidden by a note', { ednote: 'NON PUBBLICARE: minori riconoscibili' }],
])('a picture that is %s beside the text is not shown from the text', async (_, properties) => {
  const [item] = await itemsShown(beside(properties));
  expect(item).toMatchObject({ outcome: 'shown', body: TEXT, pictures: [] });
});

test.each([
  ['an embargo that has passed', { embargoed: '2026-11-26T08:00:00Z', ednote: 'Embargo fino alle 9' }],
  ['a note about its credit', { ednote: 'Citare la fonte' }],
])('a picture with %s is shown', async (_, properties) => {
  const [item] = await itemsShown(beside(properties));
  expect(item?.pictures).toEqual([[PONTE, 'Il ponte riaperto']]);
});

test.each([
  [
    'ninjs 2',
    ninjs2({
      associations: [
        {
          name: 'a',
          uri: 'urn:a',
          type: 'picture',
          ednote: 'Do not use',
          renditions: [{ name: 'x', href: PONTE }],
        },
      ],
    }),
  ],
  [
    'ninjs 3',
    ninjs3({
      associations: [
        {
          name: 'a',
          uri: 'urn:a',
          type: 'picture',
          edNote: 'Do not use',
          renditions: [{ name: 'x', href: PONTE }],
        },
      ],
    }),
  ],
])('a picture of %s whose note forbids it is not shown', async (_, file) => {
  const [item] = await itemsShown(file);
  expect(item).toMatchObject({ outcome: 'shown', pictures: [] });
});

test('tracking pixels in the text are no pictures', async () => {
  const [item] = await itemsShown(
    ninjs1({ body_html: '<p>Testo.</p><img src="https://t.example/p" width="1" height="1">' }),
  );
  expect(item).toMatchObject({ body: '<p>Testo.</p>', pictures: [] });
});
