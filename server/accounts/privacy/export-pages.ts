import { dateWithTime } from '#domain/date-words.ts';
import { escapeHtml, escapeLines } from '#server/base/mail/escape.ts';
import type { PersonalDataOwner, PersonalRow, PersonalTable } from '../db/personal-rows.ts';
import { exportStrings as strings } from './export-labels.ts';
import { shownInstead } from './export-words.ts';

/** A table of the export: its rows, with the labelled columns in their order. */
export type ExportTable = {
  name: PersonalTable;
  title: string;
  labels: [column: string, label: string][];
  rows: PersonalRow[];
};

export type ExportData = {
  owner: PersonalDataOwner;
  now: Date;
  tables: readonly ExportTable[];
  /** Names of the files that did not fit. */
  leftOut: readonly string[];
};

export function toJson({ tables, owner: { email }, now, leftOut }: ExportData): string {
  const data = tables.map(({ name, labels, rows }) => [
    name,
    rows.map((row) => Object.fromEntries(labels.map(([column]) => [column, row[column]]))),
  ]);
  const missing = leftOut.length > 0 && { filesLeftOut: strings.leftOut(leftOut) };
  return JSON.stringify({ email, madeAt: now, ...missing, ...Object.fromEntries(data) }, null, 2);
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#17171a}' +
  'table{border-collapse:collapse;width:100%;margin:0 0 1rem}caption{text-align:left}' +
  'th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d8d4cc}' +
  'th{width:16rem;font-weight:600}h2{margin-top:2.5rem;border-top:3px solid #17171a;padding-top:.5rem}';

export function toHtml({ tables, owner: { email }, now, leftOut }: ExportData): string {
  const when = dateWithTime(now.toISOString());
  const title = escapeHtml(strings.title(email));
  const paragraphs = [strings.made(when), strings.intro, strings.files];
  if (leftOut.length > 0) paragraphs.push(strings.leftOut(leftOut));
  return `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body>
<h1>${title}</h1>
${[...paragraphs, strings.withheld].map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${tables.map(tableHtml).join('\n')}
</body>
</html>
`;
}

function tableHtml({ name, title, labels, rows }: ExportTable): string {
  const body =
    rows.length === 0
      ? `<p>${strings.none}</p>`
      : rows
          .map((row) => `<table>${labels.map((label) => lineHtml(name, label, row)).join('')}</table>`)
          .join('\n');
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n${body}\n</section>`;
}

const lineHtml = (name: PersonalTable, [column, label]: [string, string], row: PersonalRow) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeLines(shownValue(shownInstead(name, column, row)))}</td></tr>`;

/** The file is kept, so days are written out, not as today or yesterday. */
function shownValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value instanceof Date) return dateWithTime(value.toISOString());
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  if (typeof value === 'object') return Object.values(value).flatMap(valuesIn).join(', ');
  return String(value);
}

/** The values in a nested object, without its keys. */
const valuesIn = (part: unknown): string[] => {
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(valuesIn);
  return part === null || part === '' ? [] : [String(part)];
};
