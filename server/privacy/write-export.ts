import { dateAndTime, dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/db/connect.ts';
import {
  PERSONAL_TABLES,
  type PersonalRow,
  type PersonalTable,
  personalRows,
  type Whose,
} from '#server/db/personal-rows.ts';
import { escapeHtml } from '#server/mail/escape.ts';
import { EXPORT_WORDS, exportStrings as strings } from './export-words.ts';
import { zipOf } from './zip-of.ts';

/** A table of the copy: its rows with the columns that are told, in their order. */
type Told = {
  name: PersonalTable;
  title: string;
  labels: [column: string, label: string][];
  rows: PersonalRow[];
};

const NAMES = Object.keys(PERSONAL_TABLES) as PersonalTable[];

/**
 * Everything that is kept of a reader, as a ZIP: `dati.json` for programs, `dati.html` to be read, and the reader's
 * picture. Secrets are withheld. GDPR art. 15 and 20, ACC-10
 */
export async function writeExport(orm: Orm, whose: Whose, now: Date): Promise<Uint8Array> {
  const tables: Told[] = [];
  const pictures: Record<string, Uint8Array> = {};
  for (const name of NAMES) {
    const { title, columns } = EXPORT_WORDS[name];
    const rows = await personalRows(orm, name, whose);
    const webp = rows[0]?.webp;
    if (webp instanceof Uint8Array) pictures['avatar.webp'] = webp;
    tables.push({
      name,
      title,
      labels: Object.entries(columns).map(([column, label]): [string, string] => [column, label ?? column]),
      rows,
    });
  }
  return await zipOf({
    'dati.json': toJson(tables, whose, now),
    'dati.html': toHtml(tables, whose, now),
    ...pictures,
  });
}

function toJson(tables: Told[], { email }: Whose, now: Date): string {
  const data = tables.map(({ name, labels, rows }) => [
    name,
    rows.map((row) => Object.fromEntries(labels.map(([column]) => [column, row[column]]))),
  ]);
  return JSON.stringify({ email, madeAt: now, ...Object.fromEntries(data) }, null, 2);
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#17171a}' +
  'table{border-collapse:collapse;width:100%;margin:0 0 1rem}caption{text-align:left}' +
  'th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d8d4cc}' +
  'th{width:16rem;font-weight:600}h2{margin-top:2.5rem;border-top:3px solid #17171a;padding-top:.5rem}';

function toHtml(tables: Told[], { email }: Whose, now: Date): string {
  const today = dayAt(now);
  const when = dateAndTime(now.toISOString(), today);
  const title = escapeHtml(strings.title(email));
  return `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(strings.made(when))}</p>
<p>${escapeHtml(strings.intro)}</p>
<p>${escapeHtml(strings.withheld)}</p>
${tables.map((table) => tableHtml(table, today)).join('\n')}
</body>
</html>
`;
}

function tableHtml({ title, labels, rows }: Told, today: string): string {
  const body =
    rows.length === 0
      ? `<p>${strings.none}</p>`
      : rows
          .map((row) => `<table>${labels.map((label) => lineHtml(label, row, today)).join('')}</table>`)
          .join('\n');
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n${body}\n</section>`;
}

const lineHtml = ([column, label]: [string, string], row: PersonalRow, today: string) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(shown(row[column], today))}</td></tr>`;

function shown(value: unknown, today: string): string {
  if (value === null || value === undefined) return '–';
  if (value instanceof Date) return dateAndTime(value.toISOString(), today);
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return String(value);
}
