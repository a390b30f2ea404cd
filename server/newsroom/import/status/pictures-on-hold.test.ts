import { expect, test } from 'vitest';
import { ninjs1, ninjs2, ninjs3 } from '#tests/support/agency-fixtures.ts';
import { itemsShown } from '#tests/support/items-shown.ts';

const PONTE = 'https://foto.example/ponte.jpg';
const renditions = [{ name: 'base', href: PONTE }];

const withPicture1 = (properties: object) =>
  ninjs1({
    associations: { a: { type: 'picture', renditions: { original: { href: PONTE } }, ...properties } },
  });
const withPicture2 = (properties: object) =>
  ninjs2({ associations: [{ name: 'a', uri: 'urn:a', type: 'picture', renditions, ...properties }] });
const withPicture3 = (properties: object) =>
  ninjs3({ associations: [{ name: 'a', uri: 'urn:a', type: 'picture', renditions, ...properties }] });

test.each([
  ['Superdesk', withPicture1({ ednote: 'NON PUBBLICARE: minori riconoscibili' })],
  ['Superdesk, in HTML', withPicture1({ ednote: '<p>Kill: foto sbagliata</p>' })],
  ['Superdesk, until a time', withPicture1({ ednote: 'Embargo fino alle 18' })],
  ['ninjs 2', withPicture2({ ednote: 'Do not use' })],
  ['ninjs 3', withPicture3({ edNote: 'Do not use' })],
])('NWS-02 a picture whose note forbids it is left out, and its text shown: %s', async (_, file) => {
  expect(await itemsShown(file)).toMatchObject([{ outcome: 'shown', pictures: [] }]);
});

test.each([
  ['about its credit', withPicture1({ ednote: 'Citare la fonte' })],
  [
    'about an embargo that has passed',
    withPicture1({ embargoed: '2026-11-26T08:00:00Z', ednote: 'Embargo fino alle 9' }),
  ],
])('NWS-02 a picture with a note %s is shown', async (_, file) => {
  expect(await itemsShown(file)).toMatchObject([{ outcome: 'shown', pictures: [[PONTE, null]] }]);
});
