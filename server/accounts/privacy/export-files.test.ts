import { expect, test } from 'vitest';
import { chooseFiles, MAX_FILE_BYTES } from './export-files.ts';
import type { ExportTable } from './export-pages.ts';

const fifth = MAX_FILE_BYTES / 5;
const avatar = { webp: 9, updatedAt: new Date('2025-04-09') };
const sent = (day: number, bytes = fifth) => ({
  name: `bolletta-${day}.pdf`,
  bytes,
  sentAt: new Date(`2025-04-0${day}`),
});

const tables = (rows: ExportTable['rows'], tickets: ExportTable['rows'] = []): ExportTable[] => [
  { name: 'readerAvatars', title: '', labels: [], rows: [avatar] },
  { name: 'supportTickets', title: '', labels: [], rows: tickets },
  { name: 'supportFiles', title: '', labels: [], rows },
];

test('ACC-10 files are put into a folder, the newest first, including two with the same name', () => {
  const ticket = { attachment: 5, attachmentName: 'carta.png', createdAt: new Date('2025-04-02') };
  const mailed = { attachment: null, attachmentName: 'altra.png', createdAt: new Date('2025-04-02') };
  const { copied, leftOut } = chooseFiles(tables([sent(1), sent(3), sent(1)], [ticket, mailed]));
  expect(copied.map(({ path }) => path)).toEqual([
    'avatar.webp',
    'assistenza/1-bolletta-3.pdf',
    'assistenza/2-carta.png',
    'assistenza/3-bolletta-1.pdf',
    'assistenza/4-bolletta-1.pdf',
  ]);
  expect(leftOut).toEqual([]);
});

test('ACC-10 the oldest files are left out if there is not room for all', () => {
  const days = [1, 2, 3, 4, 5, 6];
  const { copied, leftOut } = chooseFiles(tables([...days.map((day) => sent(day)), sent(1, 10)]));
  expect(leftOut.map(({ fileName }) => fileName)).toEqual(['bolletta-2.pdf', 'bolletta-1.pdf']);
  expect(copied).toHaveLength(6);
  expect(copied.at(-1)?.row.bytes).toBe(10);
});
