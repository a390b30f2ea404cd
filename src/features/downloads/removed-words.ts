import type { Download } from '#device/tables/downloads.ts';
import type { Day } from '#domain/newsstand.ts';
import { issueName } from '#src/components/downloads/issue-name.ts';
import { saidStrings } from '#src/components/downloads/strings.ts';

/** What is said when these were thrown away: the name of one, how many of several. */
export function removedWords(rows: readonly Download[], today: Day): string {
  const [only] = rows;
  return rows.length === 1 && only
    ? saidStrings.removed(issueName(only.editionName, only.day, today))
    : saidStrings.removedMany(rows.length);
}
