import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt } from '#domain/dates.ts';
import { outcomeOf } from '#tests/support/items-shown.ts';
import {
  type AgencyItem,
  agencyItem,
  FORMATS,
  isShown,
  NOW,
  writtenAt,
} from '#tests/support/properties/agency-documents.ts';
import { cleanBody } from './clean-body.ts';
import type { FileItem } from './deliver-item.ts';
import { parseFile } from './parse-file.ts';
import { plainText } from './plain-text.ts';

const SETTINGS = { seed: 20261126, numRuns: 150 };

async function readAll(file: string | Uint8Array): Promise<FileItem[]> {
  const items = [];
  for await (const item of parseFile(Buffer.from(file), NOW)) items.push(item);
  return items;
}

const ofFormat = (format: string, one: AgencyItem): AgencyItem =>
  format === 'NITF' ? { ...one, kind: 'text' } : one;

/** The parts of a parsed item that readers may see at the time of the test. */
const shown = (items: FileItem[]) =>
  items.flatMap((item) => ('parsed' in item && outcomeOf(item.parsed, NOW) === 'shown' ? [item.parsed] : []));

test.each(FORMATS)('%s: a written item is read back the same', async (format, write) => {
  await fc.assert(
    fc.asyncProperty(agencyItem, async (made) => {
      const one = ofFormat(format, made);
      const items = await readAll(write(one));
      const [parsed] = shown(items);
      expect(parsed !== undefined).toBe(isShown(one));
      if (!parsed) return;
      const { title, subtitle, byline, day, section, bodyHtml, versionCreated } = parsed.delivered;
      const signed = byline?.replace(/^di /, '') ?? null;
      expect({ title, subtitle, signed, day, section: section.name, versionCreated }).toEqual({
        title: one.title,
        subtitle: one.subtitle,
        signed: one.authors.join(', ') || null,
        day: dayAt(writtenAt(one)),
        section: one.topic.section,
        versionCreated: writtenAt(one),
      });
      expect(plainText(cleanBody(bodyHtml))).toBe(one.paragraphs.join(' '));
    }),
    SETTINGS,
  );
});

/** The file with one bit of a byte changed, except in the hour of an embargo: a changed hour would be just as valid. */
function flipped(file: string, at: number, bit: number): Uint8Array {
  const bytes = Buffer.from(file);
  const hour = /(?:embargoed\w*(?:":"|>)|date\.release norm=")([^"<]*)/i.exec(file);
  const [from, to] = hour ? [hour.index, hour.index + hour[0].length] : [0, 0];
  const before = Buffer.byteLength(file.slice(0, from));
  const after = Buffer.byteLength(file.slice(0, to));
  const place = at % bytes.length;
  const isInHour = place >= after - (hour?.[1]?.length ?? 0) && place < after && place >= before;
  if (!isInHour) bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
  return bytes;
}

/** Every element or property that is complete in itself, as it is written in the file. */
const pieces = (file: string): string[] =>
  file.match(/<([\w.]+)[^<>]*\/>|<([\w.]+)[^<>]*>[^<]*<\/\2>|"\w+":(?:"(?:[^"\\]|\\.)*"|\[[^[\]]*\]),/g) ??
  [];

type Breakage = { at: number; bit: number; how: 'cut' | 'flip' | 'drop' | 'double' };

const breakage: fc.Arbitrary<Breakage> = fc.record({
  at: fc.nat(5000),
  bit: fc.integer({ min: 0, max: 7 }),
  how: fc.constantFrom('cut', 'flip', 'flip', 'drop', 'double'),
});

/** A part that decides who may see an item may be doubled, not dropped: without it the item is for everyone. */
const DECIDES = /status|embargo|release|itemClass|"type"/i;

function broken(file: string, { at, bit, how }: Breakage): string | Uint8Array {
  if (how === 'cut') return file.slice(0, at % file.length);
  if (how === 'flip') return flipped(file, at, bit);
  const all = pieces(file).filter((piece) => how === 'double' || !DECIDES.test(piece));
  const piece = all[at % all.length] ?? '';
  return file.replace(piece, how === 'drop' ? '' : piece + piece);
}

const UNKNOWN: [what: RegExp, to: string][] = [
  [/withheld|canceled/, 'replaced'],
  [/picture|video/, 'hologram'],
  [/(?<=(?:embargoed\w*(?:":"|>)|date\.release norm="))[^"<]+/i, 'domani'],
];

test.each(FORMATS)('%s: a broken file never shows an item that is not for readers', async (format, write) => {
  await fc.assert(
    fc.asyncProperty(agencyItem, breakage, async (made, how) => {
      const one = ofFormat(format, made);
      fc.pre(!isShown(one));
      const file = write(one);
      const unknown = UNKNOWN.map(([what, to]) => file.replace(what, to)).filter((text) => text !== file);
      for (const text of [broken(file, how), ...unknown]) expect(shown(await readAll(text))).toEqual([]);
    }),
    SETTINGS,
  );
});

test.each(
  FORMATS,
)('%s: a broken file is either read or refused with the place of the fault', async (_, write) => {
  await fc.assert(
    fc.asyncProperty(agencyItem, fc.array(breakage, { minLength: 1, maxLength: 3 }), async (one, ways) => {
      const file = ways.reduce<string>(
        (text, how) => Buffer.from(broken(text, how)).toString('latin1'),
        write(one),
      );
      for (const item of await readAll(file))
        if ('rejected' in item) expect(item.rejected.place && item.rejected.reason).not.toBe('');
    }),
    SETTINGS,
  );
});
