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
import { type ReadVisibleAnswers, reduceToVisibleAnswers } from './visible-answers.ts';

type Named = readonly [path: string, contents: string | Uint8Array];

/**
 * Makes a ZIP of these files. Files that are read on the way are held in memory one at a time. Only texts are
 * compressed.
 */
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

/** When an export is made, and how the chatbot's answers that the reader may see are read. */
type ExportView = { now: Date; visibleAnswers: ReadVisibleAnswers };

/**
 * Writes all data stored about a reader as a ZIP: `dati.json` for programs, `dati.html` for people, the reader's
 * picture, and the files exchanged with customer service. Secrets are withheld. GDPR art. 15 and 20, ACC-10
 */
export const writeExport = (orm: Orm, whose: Whose, view: ExportView): Promise<Uint8Array> =>
  zipOf(contents(orm, whose, view));

async function* contents(orm: Orm, whose: Whose, { now, visibleAnswers }: ExportView) {
  const tables: ExportTable[] = [];
  for (const name of NAMES) tables.push(await readTable(orm, name, whose));
  await reduceToVisibleAnswers(orm, tables, whose, { now, visibleAnswers });
  const { copied, leftOut } = chooseFiles(tables);
  const places = new Map<PersonalRow, string>(leftOut.map(({ row }) => [row, strings.notCopied]));
  for (const file of copied) {
    const bytes = await fileOfRow(orm, file);
    // The file's sender may have deleted it meanwhile.
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

/** The table with each file's path in the export instead of the file's length. */
function withPlaces(table: ExportTable, places: ReadonlyMap<PersonalRow, string>): ExportTable {
  const column = FILE_HOLDERS[table.name]?.column;
  if (!column) return table;
  return { ...table, rows: table.rows.map((row) => ({ ...row, [column]: places.get(row) ?? null })) };
}
