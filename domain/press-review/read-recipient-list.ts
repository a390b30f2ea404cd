import { normaliseEmail } from '../email.ts';
import { beginningOf } from '../graphemes.ts';
import { fold } from '../text.ts';
import { shownSigns } from '../visible-name.ts';
import { linesOf, sharedDelimiter, splitLine } from './delimited-lines.ts';
import { MAX_GROUP_NAME, MAX_RECIPIENT_GROUPS, MAX_RECIPIENT_NAME, type NewRecipient } from './recipients.ts';

/** A line that yielded no recipient. */
export type WrongLine = {
  /** Line number, counted from 1. */
  line: number;
  text: string;
  /** `none`: the line has no address; `invalid`: the address is malformed; `twice`: it is listed above. */
  reason: 'none' | 'invalid' | 'twice';
};

export type RecipientList = { recipients: NewRecipient[]; wrong: WrongLine[] };

/** Maximum length of the text that is shown of a rejected line. */
const MAX_SHOWN_LENGTH = 120;

type Column = 'email' | 'name' | 'surname' | 'groups';

/** Common headings of the columns, folded. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['surname', /^(?:cognome|surname|last ?name)$/],
  ['email', /^(?:indirizzo )?(?:e[ -]?mail|posta(?: elettronica)?|mail)(?: address)?$|^indirizzo$/],
  ['name', /^(?:nome(?: e cognome)?|nominativo|name|full ?name|first ?name|destinatario|contatto)$/],
  ['groups', /^(?:grupp[oi]|groups?|list[ae]|uffici[o]?|categori[ae]|tags?)$/],
];

const CONTROL = /[\p{Cc}\p{Cs}]/gu;
/** Includes the forms that East Asian keyboards produce. */
const AT_SIGN = /[@＠﹫]/;
const MAILBOX = /^\s*(?<name>[^<>]*?)\s*<\s*(?<email>[^<>]*?)\s*>\s*$/;

const cleaned = (text: string) => shownSigns(text.replace(CONTROL, ' ')).replace(/\s+/g, ' ').trim();
const unquoted = (text: string) =>
  cleaned(text)
    .replace(/^["'](.*)["']$/, '$1')
    .trim();

/** Names of groups in some cells or in a field, separated by commas. */
export const groupsIn = (cells: readonly string[]): string[] => [
  ...new Set(
    cells
      .flatMap((cell) => cell.split(/[,;|]/))
      .map((name) => beginningOf(cleaned(name), MAX_GROUP_NAME).trim())
      .filter(Boolean),
  ),
];

function headingsOf(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => {
    const words = fold(cleaned(cell));
    return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  });
  return columns.includes('email') ? columns : null;
}

type Entry = { email: string; name: string; groups: string[] };

/** `Name <address>`, or only an address. */
function mailboxIn(cell: string): Entry {
  const { name = '', email = cell } = MAILBOX.exec(cell)?.groups ?? {};
  return { email: unquoted(email), name: unquoted(name), groups: [] };
}

function entriesByHeadings(cells: readonly string[], columns: readonly (Column | null)[]): Entry[] {
  const cellsOf = (column: Column) => cells.filter((_, index) => columns[index] === column);
  const box = mailboxIn(cellsOf('email').find((cell) => cleaned(cell)) ?? '');
  const name = [...cellsOf('name'), ...cellsOf('surname')].map(unquoted).filter(Boolean).join(' ');
  return [{ email: box.email, name: name || box.name, groups: groupsIn(cellsOf('groups')) }];
}

/**
 * Reads a line without a heading: the cell with an @ is the address, the first of the others the name, the rest are
 * groups. Several addresses are several people.
 */
function entriesByContents(cells: readonly string[]): Entry[] {
  const addresses = cells.filter((cell) => AT_SIGN.test(cell));
  if (addresses.length > 1) return addresses.map(mailboxIn);
  const others = cells.filter((cell) => !AT_SIGN.test(cell)).filter((cell) => cleaned(cell));
  const box = mailboxIn(addresses[0] ?? '');
  const [name = '', ...groups] = box.name ? ['', ...others] : others;
  return [{ email: box.email, name: box.name || unquoted(name), groups: groupsIn(groups) }];
}

const withinLimits = ({ email, name, groups }: Entry): NewRecipient => ({
  email,
  name: beginningOf(name, MAX_RECIPIENT_NAME).trim(),
  groups: groups.slice(0, MAX_RECIPIENT_GROUPS),
});

/** Why an address is rejected; `email` is its stored form. */
function reasonFor(typed: string, email: string | null): WrongLine['reason'] {
  if (!typed) return 'none';
  return email === null ? 'invalid' : 'twice';
}

/** The people in each line, in the order of the text. */
function* entriesOf(text: string): Generator<{ line: number; words: string; entry: Entry }> {
  const lines = linesOf(text);
  const delimiter = sharedDelimiter(lines.map((line) => line.text));
  const [first, ...dataLines] = lines;
  const columns = first ? headingsOf(splitLine(first.text, delimiter)) : null;
  for (const { line, text: words } of columns ? dataLines : lines) {
    const cells = splitLine(words, delimiter);
    for (const entry of columns ? entriesByHeadings(cells, columns) : entriesByContents(cells))
      yield { line, words, entry };
  }
}

/**
 * Reads a list of recipients in the forms that press offices have: a spreadsheet table with its columns in any order,
 * with or without a heading; people copied from a mail program; or plain addresses. Blank lines are ignored.
 */
export function readRecipientList(text: string): RecipientList {
  const list: RecipientList = { recipients: [], wrong: [] };
  const listedEmails = new Set<string>();
  for (const { line, words, entry } of entriesOf(text)) {
    const email = normaliseEmail(entry.email);
    if (email === null || listedEmails.has(email)) {
      const reason = reasonFor(entry.email, email);
      list.wrong.push({ line, text: beginningOf(cleaned(words), MAX_SHOWN_LENGTH), reason });
      continue;
    }
    listedEmails.add(email);
    list.recipients.push(withinLimits({ ...entry, email }));
  }
  return list;
}
