import { type MouseEvent, useRef, useState } from 'react';
import type { KeepRule } from '#device/tables/settings.ts';
import type { Day } from '#domain/newsstand.ts';
import { announce } from '#src/components/downloads/announce.ts';
import { removeDownloads } from '#src/components/downloads/remove-downloads.tsx';
import { changeDownloads } from '#src/state/downloads/downloads.ts';
import { expiringIfKept } from '#src/state/downloads/expiring-downloads.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './keep-field.module.css';
import { removedWords } from './removed-words.ts';
import { listStrings, dailyStrings as strings } from './strings.ts';
import type { ChangeSetting } from './use-settings.ts';

type Props = { saved: KeepRule; today: Day; change: ChangeSetting };

const KEEP_NAMES: readonly KeepRule[] = ['7-days', '14-days', '30-days', '3-issues', 'always'];

const setKeep = (value: KeepRule) =>
  changeDownloads((repository) => repository.saveSetting({ name: 'keep', value }));

/**
 * Choice of how long issues stay. A choice that deletes no issue is saved immediately; any other only after the reader
 * confirms, because arrow keys pass over options. OFF-03
 */
export function KeepField({ saved, today, change }: Props) {
  const field = useRef<HTMLDivElement>(null);
  /** The option pressed last: a check that ends later for another one is ignored. */
  const latestPressed = useRef(saved);
  /** Choice that is not saved yet, with the number of issues it would delete. */
  const [unsaved, setUnsaved] = useState<{ keep: KeepRule; expiringCount: number } | null>(null);
  const focusOn = (keep: KeepRule) =>
    field.current?.querySelector<HTMLInputElement>(`input[value="${keep}"]`)?.focus({ preventScroll: true });

  function press(keep: KeepRule) {
    latestPressed.current = keep;
    setUnsaved(keep === saved ? null : { keep, expiringCount: 0 });
  }

  async function choose(keep: KeepRule) {
    press(keep);
    if (keep === saved) return;
    const going = await expiringIfKept(keep);
    // The reader has moved on to another option.
    if (latestPressed.current !== keep) return;
    if (going && going.length > 0) {
      setUnsaved({ keep, expiringCount: going.length });
      return;
    }
    setUnsaved(null);
    if (going) change({ name: 'keep', value: keep });
    else announce(listStrings.refused);
  }

  async function deleteNow(keep: KeepRule, byKey: boolean) {
    // Computed again, because the list may have changed since.
    const going = await expiringIfKept(keep);
    setUnsaved(null);
    const remove = (rows: NonNullable<typeof going>) =>
      removeDownloads(rows, {
        message: removedWords(rows, today),
        byKey,
        also: { change: () => setKeep(keep), changeBack: () => setKeep(saved) },
        onUndone: () => focusOn(saved),
      });
    const write = () => (going && going.length > 0 ? remove(going) : setKeep(keep));
    change({ name: 'keep', value: keep }, { write });
  }

  function cancel() {
    press(saved);
    focusOn(saved);
  }

  const needsConfirmation = unsaved !== null && unsaved.expiringCount > 0;
  return (
    <div ref={field}>
      <ChoiceField
        legend={strings.keep}
        note={strings.keepNote}
        name="conserva"
        options={KEEP_NAMES}
        labels={strings.keepNames}
        value={unsaved?.keep ?? saved}
        onChange={(keep) => void choose(keep)}
      />
      <p role="status" className={styles.goNow}>
        {needsConfirmation && strings.goNow(unsaved.keep, unsaved.expiringCount)}
      </p>
      {needsConfirmation && (
        <div className={`actions ${styles.answers}`}>
          <Button
            look="strong"
            size="small"
            onClick={({ detail }: MouseEvent) => void deleteNow(unsaved.keep, detail === 0)}
          >
            {strings.deleteNow(unsaved.expiringCount)}
          </Button>
          <Button look="plain" size="small" onClick={cancel}>
            {strings.leave}
          </Button>
        </div>
      )}
    </div>
  );
}
