import type { PersonalRow, PersonalTable } from '../db/personal-rows.ts';
import type { ExportTable } from './export-pages.ts';

/** Limit of all files of an export together, because the export is built in memory and stored in the database. */
export const MAX_FILE_BYTES = 25_000_000;

/** The column of a table that contains a file, the column with its date, and the file's name. */
type FileColumn = { column: string; since: string; nameOf: (row: PersonalRow) => string };

/** Tables that contain files of readers. ACC-10 */
export const FILE_COLUMNS: { readonly [Name in PersonalTable]?: FileColumn } = {
  readerAvatars: { column: 'webp', since: 'updatedAt', nameOf: () => 'avatar.webp' },
  supportTickets: { column: 'attachment', since: 'createdAt', nameOf: (row) => String(row.attachmentName) },
  supportFiles: { column: 'bytes', since: 'sentAt', nameOf: (row) => String(row.name) },
};

type FileOfRow = { name: PersonalTable; row: PersonalRow; column: string; fileName: string };
type FileWithLength = FileOfRow & { length: number; since: number };

function filesIn({ name, rows }: ExportTable): FileWithLength[] {
  const fileColumn = FILE_COLUMNS[name];
  if (!fileColumn) return [];
  const { column, since, nameOf } = fileColumn;
  return rows.flatMap((row) => {
    const length = row[column];
    if (typeof length !== 'number') return [];
    return { name, row, column, fileName: nameOf(row), length, since: Number(row[since]) };
  });
}

/**
 * Chooses which files of these rows go into the export, the newest first as far as each fits, and their
 * paths.
 */
export function chooseFiles(tables: readonly ExportTable[]) {
  let room = MAX_FILE_BYTES;
  let number = 0;
  const copied: (FileOfRow & { path: string })[] = [];
  const leftOut: FileOfRow[] = [];
  for (const file of tables.flatMap(filesIn).sort((a, b) => b.since - a.since)) {
    if (file.length > room) {
      leftOut.push(file);
      continue;
    }
    room -= file.length;
    if (file.name !== 'readerAvatars') number += 1;
    const path = file.name === 'readerAvatars' ? file.fileName : `assistenza/${number}-${file.fileName}`;
    copied.push({ ...file, path });
  }
  return { copied, leftOut };
}
