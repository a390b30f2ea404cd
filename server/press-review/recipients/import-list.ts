import * as v from 'valibot';
import { beginningOf } from '#domain/graphemes.ts';
import { groupNames, spellingOf, visibleNames } from '#domain/press-review/group-names.ts';
import { MAX_RECIPIENTS, type NewRecipient, type RecipientImport } from '#domain/press-review/recipients.ts';
import { Email } from '#domain/validation/account-forms.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { NewRecipientRow, RecipientDetails, RecipientRow } from '../db/press-recipients.ts';

/** Longest text shown of an entry that is not a valid address: the length of an address. */
const MAX_SHOWN_LENGTH = 254;

type RefusedEntry = RecipientImport['refused'][number];
type Entry = { email: string; name: string; groups: string[] };
type Deps = { deskId: number; now: Date; tokenOf(email: string): string };

/** Reads a list: each address once, in lower case, with its first name and the groups of all its entries. */
export function readList(
  list: readonly NewRecipient[],
  inUse: readonly string[],
): { entries: Entry[]; refused: RefusedEntry[] } {
  const entries = new Map<string, Entry>();
  const refused = new Map<string, RefusedEntry>();
  const spell = spellingOf([...inUse, ...list.flatMap(({ groups }) => visibleNames(groups))]);
  for (const listed of list) {
    const email = v.safeParse(Email, listed.email, { abortPipeEarly: true });
    if (!email.success) {
      const shown = beginningOf(oneLine(listed.email), MAX_SHOWN_LENGTH);
      refused.set(shown, { email: shown, reason: 'invalid' });
      continue;
    }
    const earlier = entries.get(email.output);
    const groups = [...(earlier?.groups ?? []), ...visibleNames(listed.groups)];
    const name = earlier?.name || oneLine(listed.name);
    entries.set(email.output, { email: email.output, name, groups: groupNames(groups, spell) });
  }
  return { entries: [...entries.values()], refused: [...refused.values()] };
}

const newRow = ({ email, name, groups }: Entry, { deskId, now, tokenOf }: Deps): NewRecipientRow => ({
  deskId,
  email,
  name,
  groups,
  token: tokenOf(email),
  status: 'active',
  since: now,
  reason: null,
  deletedAt: null,
});

/** New name and groups of a recipient who is already in the list; empty if nothing changes. */
function changesTo(row: RecipientRow, { name, groups }: Entry): RecipientDetails[] {
  const allGroups = groupNames([...row.groups, ...groups]);
  const newName = row.name || name;
  const isUnchanged = newName === row.name && allGroups.length === row.groups.length;
  return isUnchanged ? [] : [{ id: row.id, name: newName, groups: allGroups }];
}

/**
 * Compares a list with all recipients of the desk, including removed ones. A recipient who unsubscribed is
 * not added back, even if removed in between; one who was only removed is added as new.
 */
export function planImport(
  { entries, refused }: ReturnType<typeof readList>,
  existing: readonly RecipientRow[],
  deps: Deps,
): RecipientImport & { rows: NewRecipientRow[]; changes: RecipientDetails[] } {
  const byEmail = new Map(existing.map((row) => [row.email, row]));
  let room = MAX_RECIPIENTS - existing.filter(({ deletedAt }) => deletedAt === null).length;
  const rows: NewRecipientRow[] = [];
  const changes: RecipientDetails[] = [];
  const alsoRefused: RefusedEntry[] = [];
  for (const entry of entries) {
    const row = byEmail.get(entry.email);
    if (row?.status === 'unsubscribed') alsoRefused.push({ email: entry.email, reason: 'unsubscribed' });
    else if (row && row.deletedAt === null) changes.push(...changesTo(row, entry));
    else if (room === 0) alsoRefused.push({ email: entry.email, reason: 'too-many' });
    else {
      room -= 1;
      rows.push(newRow(entry, deps));
    }
  }
  return {
    added: rows.length,
    changed: changes.length,
    refused: [...refused, ...alsoRefused],
    rows,
    changes,
  };
}
