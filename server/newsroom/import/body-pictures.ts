import { isAbsoluteAddress } from './feeds/address.ts';
import { withoutPictures } from './feeds/html-pictures.ts';
import { addressesOf, mergePictures } from './feeds/media-pictures.ts';
import type { NinjsAssociation, NinjsItem, NinjsText } from './ninjs/ninjs-item.ts';
import { htmlBody } from './ninjs/to-body.ts';

const MAY_HAVE_PICTURES = /<(?:img|picture|figure)\b/i;

/** The last part of an address: `foto/a.jpg` in a text and `https://cdn.example/a.jpg` are the same picture. */
const fileName = (address: string): string => address.split('?')[0]?.split('/').at(-1) ?? '';

/** Finds the picture of a text that is the same as one beside it. */
function finderOf(inBody: NinjsAssociation[]): (beside: NinjsAssociation) => NinjsAssociation | undefined {
  const byAddress = new Map(inBody.flatMap((one) => addressesOf(one).map((address) => [address, one])));
  const byFileName = new Map(
    inBody.flatMap((one) =>
      addressesOf(one)
        .filter((address) => !isAbsoluteAddress(address) && !address.startsWith('//'))
        .map((address) => [fileName(address), one]),
    ),
  );
  return (beside) =>
    addressesOf(beside)
      .flatMap((address) => byAddress.get(address) ?? byFileName.get(fileName(address)) ?? [])
      .at(0);
}

/** A picture beside the text, with the caption that the text has for it if it has none of its own. */
const withCaptionOf = (beside: NinjsAssociation, inBody: NinjsAssociation | undefined): NinjsAssociation =>
  inBody?.descriptions && !beside.descriptions?.some(({ value }) => value.trim() !== '')
    ? { ...beside, descriptions: inBody.descriptions }
    : beside;

/**
 * Takes the pictures out of an item's HTML, with their captions, and puts them beside the text after those that are there
 * already. A picture that is in both counts once, with the status that it has beside the text.
 */
export function withBodyPictures(item: NinjsItem): NinjsItem {
  const body = htmlBody(item);
  if (body === undefined || !MAY_HAVE_PICTURES.test(body.value)) return item;
  const { html, pictures } = withoutPictures(body.value, undefined);
  const inBody = mergePictures(pictures);
  const find = finderOf(inBody);
  const { associations = [] } = item;
  const pairs = associations.map((beside) => ({ beside, same: find(beside) }));
  const besideToo = new Set(pairs.map(({ same }) => same));
  const withoutBodyPictures = (one: NinjsText): NinjsText => (one === body ? { ...one, value: html } : one);
  return {
    ...item,
    bodies: item.bodies?.map(withoutBodyPictures),
    descriptions: item.descriptions?.map(withoutBodyPictures),
    associations: [
      ...pairs.map(({ beside, same }) => withCaptionOf(beside, same)),
      ...inBody.filter((one) => !besideToo.has(one)),
    ],
  };
}
