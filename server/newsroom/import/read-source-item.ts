import { folderDayOf } from './day-of-item.ts';
import type { FileItem } from './deliver-item.ts';
import type { SectionTable } from './names/section-table.ts';
import { type FileContext, parseFile } from './parse-file.ts';
import { type Line, readLines } from './read-lines.ts';
import { Rejected } from './rejected.ts';
import type { SourceItem } from './source-item.ts';

/** Limit of a line, which contains one article; more would only fill the server's memory. */
const MAX_LINE_BYTES = 5_000_000;
/** Limit of faulty lines, each of which is reported; after it the rest of the file is not read. */
const MAX_FAULTY_LINES = 1000;

const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte <= 0x20);

async function* itemsOfLine(line: Line, now: Date, fileContext: FileContext): AsyncGenerator<FileItem> {
  const part = `line ${line.number}`;
  if ('rejected' in line) yield { part, rejected: line.rejected };
  else if (!isBlank(line.bytes)) {
    for await (const item of parseFile(line.bytes, now, fileContext)) {
      yield { ...item, part: item.part === null ? part : `${part}, ${item.part}` };
    }
  }
}

async function* lineItems(
  chunks: AsyncIterable<Uint8Array>,
  now: Date,
  fileContext: FileContext,
): AsyncGenerator<FileItem> {
  let faultyLines = 0;
  for await (const line of readLines(chunks, MAX_LINE_BYTES)) {
    for await (const item of itemsOfLine(line, now, fileContext)) {
      if ('rejected' in item) faultyLines += 1;
      yield item;
    }
    if (faultyLines < MAX_FAULTY_LINES) continue;
    throw new Rejected('file', `given up at line ${line.number}, after ${MAX_FAULTY_LINES} faulty ones`);
  }
}

/** Reads the items of a file of a delivery; a file that cannot be read gives one rejection. */
export async function* readSourceItem(
  source: SourceItem,
  now: Date,
  sections?: SectionTable,
): AsyncGenerator<FileItem> {
  const fileContext = {
    sections,
    folderDay: folderDayOf(source.name, source),
    address: source.address,
    charset: source.charset,
  };
  try {
    if (source.chunks) yield* lineItems(source.chunks(), now, fileContext);
    else yield* parseFile(await source.read(), now, fileContext);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    yield { part: null, rejected: error instanceof Rejected ? error : new Rejected('file', reason) };
  }
}
