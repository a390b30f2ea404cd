import type { FileItem } from './deliver-item.ts';
import { type Line, linesOf } from './lines-of.ts';
import type { SectionTable } from './names/section-table.ts';
import { type Around, parseFile } from './parse-file.ts';
import { Rejected } from './rejected.ts';
import { dayInPath } from './settle-dates.ts';
import type { SourceItem } from './source-item.ts';

/** Longest line, for one article; more would only fill the server's memory. */
const MAX_LINE_BYTES = 5_000_000;
/** Each line without an item is reported; after this many faulty lines the file is given up. */
const MAX_FAULTY_LINES = 1000;

const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte <= 0x20);

async function* itemsOfLine(line: Line, now: Date, around: Around): AsyncGenerator<FileItem> {
  const part = `line ${line.number}`;
  if ('rejected' in line) yield { part, rejected: line.rejected };
  else if (!isBlank(line.bytes)) {
    for await (const item of parseFile(line.bytes, now, around)) {
      yield { ...item, part: item.part === null ? part : `${part}, ${item.part}` };
    }
  }
}

async function* lineItems(
  pieces: AsyncIterable<Uint8Array>,
  now: Date,
  around: Around,
): AsyncGenerator<FileItem> {
  let faulty = 0;
  for await (const line of linesOf(pieces, MAX_LINE_BYTES)) {
    for await (const item of itemsOfLine(line, now, around)) {
      if ('rejected' in item) faulty += 1;
      yield item;
    }
    if (faulty < MAX_FAULTY_LINES) continue;
    throw new Rejected('file', `given up at line ${line.number}, after ${MAX_FAULTY_LINES} faulty ones`);
  }
}

/** Reads the items of a file of a delivery; a file that cannot be read gives one rejection. */
export async function* itemsIn(
  source: SourceItem,
  now: Date,
  sections?: SectionTable,
): AsyncGenerator<FileItem> {
  const around = {
    sections,
    folderDay: dayInPath(source.name),
    address: source.address,
    charset: source.charset,
  };
  try {
    if (source.pieces) yield* lineItems(source.pieces(), now, around);
    else yield* parseFile(await source.read(), now, around);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    yield { part: null, rejected: error instanceof Rejected ? error : new Rejected('file', reason) };
  }
}
