import type { Download } from '#device/tables/downloads.ts';
import type { KeepRule } from '#device/tables/settings.ts';
import type { Day } from '#domain/newsstand.ts';
import { announce } from '#src/components/downloads/announce.ts';
import { issueName } from '#src/components/downloads/issue-name.ts';
import { removeDownloads } from '#src/components/downloads/remove-downloads.tsx';
import { changeDownloads } from '#src/state/downloads/downloads.ts';
import { expiringIfUnpinned } from '#src/state/downloads/expiring-downloads.ts';
import { removedWords } from './removed-words.ts';
import { listStrings as strings } from './strings.ts';

type Options = { keepFor: KeepRule; today: Day; byKey: boolean; onUndone: () => void };

/**
 * Pins or unpins an issue. Where unpinning lets the reader's rule delete issues, that can be undone, which also pins
 * the issue again. OFF-03
 */
export async function changePin(row: Download, { keepFor, today, ...removal }: Options): Promise<void> {
  const name = issueName(row.editionName, row.day, today);
  const pin = (pinned: boolean) => changeDownloads((repository) => repository.pin(row, pinned));
  if (!row.pinned) {
    announce((await pin(true)) ? strings.keeps(name) : strings.refused);
    return;
  }
  const words = strings.keepsNoMore(name, keepFor);
  const expiring = await expiringIfUnpinned(row);
  if (expiring && expiring.length > 0) {
    await removeDownloads(expiring, {
      ...removal,
      message: `${words} ${removedWords(expiring, today)}`,
      also: { change: () => pin(false), changeBack: () => pin(true) },
    });
    return;
  }
  announce(expiring && (await pin(false)) ? words : strings.refused);
}
