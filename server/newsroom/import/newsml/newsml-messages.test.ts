import { expect, test } from 'vitest';
import { g2 } from '#tests/support/agency-fixtures.ts';
import { parseFile } from '../parse-file.ts';

const NOW = new Date('2026-11-26T11:00:00Z');

async function read(...items: string[]) {
  const message = `<newsMessage><header/><itemSet>${items.join('')}</itemSet></newsMessage>`;
  const found = [];
  for await (const item of parseFile(Buffer.from(message), NOW))
    found.push('rejected' in item ? `${item.part}: ${item.rejected.message}` : item.part);
  return found;
}

const of = (kind: string, guid: string) =>
  g2({
    itemClass: `<itemClass qcode="ninat:${kind}"/>`,
    content:
      kind === 'text'
        ? '<inlineData>Testo.</inlineData>'
        : '<remoteContent contenttype="image/png" href="a.png"/>',
  }).replace('urn:g2', guid);
const together = (...guids: string[]) =>
  `<packageItem guid="urn:pack"><groupSet><group>${guids.map((guid) => `<itemRef residref="${guid}"/>`).join('')}</group></groupSet></packageItem>`;

test('a package and a picture of a text are read with it', async () => {
  expect(await read(of('text', 'urn:t'), of('picture', 'urn:p'), together('urn:t', 'urn:p'))).toEqual([
    'urn:t',
  ]);
});

test('a package or picture without a text is refused by its name, each item for itself', async () => {
  const items = [
    of('text', 'urn:t'),
    of('picture', 'urn:p'),
    of('video', 'urn:v'),
    together('urn:p', 'urn:v'),
  ];
  expect(await read(...items, '<planningItem guid="urn:plan"/>')).toEqual([
    'urn:t',
    'urn:p: itemMeta.itemClass: a picture, not a text',
    'urn:v: itemMeta.itemClass: a video, not a text',
    'urn:pack: packageItem: a package, not a text',
    'urn:plan: planningItem: a planning item, not a text',
  ]);
});

test('a message without an item is refused', async () => {
  expect(await read()).toEqual(['null: itemSet: no text among its items']);
});
