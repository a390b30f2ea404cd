import type { Download } from '#device/tables/downloads.ts';
import type { Day } from '#domain/newsstand.ts';
import { issueName } from '#src/components/downloads/issue-name.ts';
import { announcementStrings } from '#src/components/downloads/strings.ts';

/** Message about removed issues: the name of a single one, else their number. */
export function removedWords(rows: readonly Download[], today: Day): string {
  const [only] = rows;
  return rows.length === 1 && only
    ? announcementStrings.removed(issueName(only.editionName, only.day, today))
    : announcementStrings.removedMany(rows.length);
}
