import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Orm } from '#server/base/db/connect.ts';
import {
  fileOfRow,
  PERSONAL_TABLES,
  type PersonalRow,
  type PersonalTable,
  personalRows,
  type Whose,
} from '../db/personal-rows.ts';
import { chooseFiles, FILE_HOLDERS } from './export-files.ts';
import { type ExportTable, toHtml, toJson } from './export-pages.ts';
import { EXPORT_WORDS, exportStrings as strings } from './export-words.ts';
import { type ReadVisibleAnswers, showStandingAnswers } from './standing-chats.ts';

type Named = readonly [path: string, contents: string | Uint8Array];

/** An archive of these files; of those that are still to be read one is held at a time. Only texts are pressed. */
export async function zipOf(files: Iterable<Named> | AsyncIterable<Named>): Promise<Buffer> {
  const zip = new ZipFile();
  const whole = buffer(zip.outputStream);
  for await (const [path, contents] of files) {
    zip.addBuffer(Buffer.from(contents), path, { compress: typeof contents === 'string' });
  }
  zip.end();
  return await whole;
}

const NAMES = Object.keys(PERSONAL_TABLES) as PersonalTable[];

/** When a copy is made, and what it may show of the chatbot's answers then. */
type ExportView = { now: Date; visibleAnswers: ReadVisibleAnswers };

/**
 * Everything that is kept of a reader, as a ZIP: `dati.json` for programs, `dati.html` to be read, and beside them the
 * reader's picture and what was sent to and fro with customer service. Secrets are withheld. GDPR art. 15 and 20, ACC-10
 */
export const writeExport = (orm: Orm, whose: Whose, view: ExportView): Promise<Uint8Array> =>
  zipOf(contents(orm, whose, view));

async function* contents(orm: Orm, whose: Whose, { now, visibleAnswers }: ExportView) {
  const tables: ExportTable[] = [];
  for (const name of NAMES) tables.push(await readTable(orm, name, whose));
  await showStandingAnswers(orm, tables, whose, { now, visibleAnswers });
  const { copied, leftOut } = chooseFiles(tables);
  const places = new Map<PersonalRow, string>(leftOut.map(({ row }) => [row, strings.notCopied]));
  for (const file of copied) {
    const bytes = await fileOfRow(orm, file);
    // Its sender may have taken it back meanwhile.
    if (!bytes) continue;
    places.set(file.row, file.place);
    yield [file.place, bytes] as const;
  }
  const told = tables.map((table) => withPlaces(table, places));
  const copy = { whose, now, tables: told, leftOut: leftOut.map(({ called }) => called) };
  yield ['dati.json', toJson(copy)] as const;
  yield ['dati.html', toHtml(copy)] as const;
}

async function readTable(orm: Orm, name: PersonalTable, whose: Whose): Promise<ExportTable> {
  const { title, columns } = EXPORT_WORDS[name];
  return {
    ...{ name, title, rows: await personalRows(orm, name, whose) },
    labels: Object.entries(columns).map(([column, label]): [string, string] => [column, label ?? column]),
  };
}

/** With the place of each file in the copy, instead of its length. */
function withPlaces(table: ExportTable, places: ReadonlyMap<PersonalRow, string>): ExportTable {
  const column = FILE_HOLDERS[table.name]?.column;
  if (!column) return table;
  return { ...table, rows: table.rows.map((row) => ({ ...row, [column]: places.get(row) ?? null })) };
}
