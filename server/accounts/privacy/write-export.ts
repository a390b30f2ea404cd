import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Orm } from '#server/base/db/connect.ts';
import {
  fileOfRow,
  PERSONAL_TABLES,
  type PersonalDataOwner,
  type PersonalRow,
  type PersonalTable,
  personalRows,
} from '../db/personal-rows.ts';
import { chooseFiles, FILE_COLUMNS } from './export-files.ts';
import { EXPORT_LABELS, exportStrings as strings } from './export-labels.ts';
import { type ExportTable, toHtml, toJson } from './export-pages.ts';
import { type ReadVisibleAnswers, reduceToVisibleAnswers } from './visible-answers.ts';
import { withholdPayments } from './withhold-payments.ts';

type ZipEntry = readonly [path: string, contents: string | Uint8Array];

/**
 * Makes a ZIP of these files in memory. An async iterable may read each file when the one before has been
 * added. Only texts are compressed.
 */
export async function zipOf(files: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Promise<Buffer> {
  const zip = new ZipFile();
  const zipBytes = buffer(zip.outputStream);
  for await (const [path, contents] of files) {
    zip.addBuffer(Buffer.from(contents), path, { compress: typeof contents === 'string' });
  }
  zip.end();
  return await zipBytes;
}

const TABLE_NAMES = Object.keys(PERSONAL_TABLES) as PersonalTable[];

/** When an export is made, and how the chatbot's answers that the reader may see are read. */
type ExportView = { now: Date; visibleAnswers: ReadVisibleAnswers };

/**
 * Writes all data stored about a reader as a ZIP: `dati.json` for programs, `dati.html` for people, the reader's
 * picture, and the files exchanged with customer service. Secrets are withheld. GDPR art. 15 and 20, ACC-10
 */
export const writeExport = (orm: Orm, owner: PersonalDataOwner, view: ExportView): Promise<Uint8Array> =>
  zipOf(contents(orm, owner, view));

async function* contents(orm: Orm, owner: PersonalDataOwner, { now, visibleAnswers }: ExportView) {
  const tables: ExportTable[] = [];
  for (const name of TABLE_NAMES) tables.push(await readTable(orm, name, owner));
  withholdPayments(tables);
  await reduceToVisibleAnswers(orm, tables, owner, { now, visibleAnswers });
  const { copied, leftOut } = chooseFiles(tables);
  const filePaths = new Map<PersonalRow, string>(leftOut.map(({ row }) => [row, strings.notCopied]));
  for (const file of copied) {
    const bytes = await fileOfRow(orm, file);
    // The file's sender may have deleted it meanwhile.
    if (!bytes) continue;
    filePaths.set(file.row, file.path);
    yield [file.path, bytes] as const;
  }
  const tablesWithPaths = tables.map((table) => withFilePaths(table, filePaths));
  const exportData = {
    owner,
    now,
    tables: tablesWithPaths,
    leftOut: leftOut.map(({ fileName }) => fileName),
  };
  yield ['dati.json', toJson(exportData)] as const;
  yield ['dati.html', toHtml(exportData)] as const;
}

async function readTable(orm: Orm, name: PersonalTable, owner: PersonalDataOwner): Promise<ExportTable> {
  const { title, columns } = EXPORT_LABELS[name];
  return {
    name,
    title,
    rows: await personalRows(orm, name, owner),
    labels: Object.entries(columns).map(([column, label]): [string, string] => [column, label ?? column]),
  };
}

/** The table with each file's path in the export instead of the file's length. */
function withFilePaths(table: ExportTable, filePaths: ReadonlyMap<PersonalRow, string>): ExportTable {
  const column = FILE_COLUMNS[table.name]?.column;
  if (!column) return table;
  return { ...table, rows: table.rows.map((row) => ({ ...row, [column]: filePaths.get(row) ?? null })) };
}
