import * as v from 'valibot';
import { beginningOf } from '#domain/graphemes.ts';
import { groupNames, seenNames, spellingOf } from '#domain/press-review/group-names.ts';
import { type Imported, MAX_RECIPIENTS, type NewRecipient } from '#domain/press-review/recipients.ts';
import { Email } from '#domain/validation/account-forms.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { NewRecipientRow, RecipientDetails, RecipientRow } from '../db/press-recipients.ts';

/** Longest text shown of an entry that is not a valid address: the length of an address. */
const SHOWN = 254;

type Refused = Imported['refused'][number];
type Wanted = { email: string; name: string; groups: string[] };
type Deps = { deskId: number; now: Date; tokenOf(email: string): string };

/** Reads a list as it was handed in: each address once, folded, with the names and groups of all its entries merged. */
export function readList(
  list: readonly NewRecipient[],
  inUse: readonly string[],
): { wanted: Wanted[]; refused: Refused[] } {
  const wanted = new Map<string, Wanted>();
  const refused = new Map<string, Refused>();
  const spell = spellingOf([...inUse, ...list.flatMap(({ groups }) => seenNames(groups))]);
  for (const one of list) {
    const email = v.safeParse(Email, one.email, { abortPipeEarly: true });
    if (!email.success) {
      const shown = beginningOf(oneLine(one.email), SHOWN);
      refused.set(shown, { email: shown, reason: 'invalid' });
      continue;
    }
    const before = wanted.get(email.output);
    const groups = [...(before?.groups ?? []), ...seenNames(one.groups)];
    const name = before?.name || oneLine(one.name);
    wanted.set(email.output, { email: email.output, name, groups: groupNames(groups, spell) });
  }
  return { wanted: [...wanted.values()], refused: [...refused.values()] };
}

const newRow = ({ email, name, groups }: Wanted, { deskId, now, tokenOf }: Deps): NewRecipientRow => ({
  ...{ deskId, email, name, groups, token: tokenOf(email) },
  ...{ status: 'active', since: now, reason: null, deletedAt: null },
});

/** New name and groups of a recipient who is already in the list; empty if nothing changes. */
function changesTo(row: RecipientRow, { name, groups }: Wanted): RecipientDetails[] {
  const all = groupNames([...row.groups, ...groups]);
  const called = row.name || name;
  const same = called === row.name && all.length === row.groups.length;
  return same ? [] : [{ id: row.id, name: called, groups: all }];
}

/**
 * Compares a list with the known recipients. A recipient who unsubscribed is not added back, even if removed in
 * between; one who was only removed is added as new.
 */
export function planImport(
  { wanted, refused }: ReturnType<typeof readList>,
  known: readonly RecipientRow[],
  deps: Deps,
): Imported & { rows: NewRecipientRow[]; news: RecipientDetails[] } {
  const byEmail = new Map(known.map((row) => [row.email, row]));
  let room = MAX_RECIPIENTS - known.filter(({ deletedAt }) => deletedAt === null).length;
  const rows: NewRecipientRow[] = [];
  const news: RecipientDetails[] = [];
  const more: Refused[] = [];
  for (const one of wanted) {
    const row = byEmail.get(one.email);
    if (row?.status === 'unsubscribed') more.push({ email: one.email, reason: 'unsubscribed' });
    else if (row && row.deletedAt === null) news.push(...changesTo(row, one));
    else if (room === 0) more.push({ email: one.email, reason: 'too-many' });
    else {
      room -= 1;
      rows.push(newRow(one, deps));
    }
  }
  return { added: rows.length, changed: news.length, refused: [...refused, ...more], rows, news };
}
