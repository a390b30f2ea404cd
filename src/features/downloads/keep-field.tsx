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

type Props = { kept: KeepRule; today: Day; change: ChangeSetting };

const KEEP_NAMES: readonly KeepRule[] = ['7-days', '14-days', '30-days', '3-issues', 'always'];

const setKeep = (value: KeepRule) => changeDownloads((repository) => repository.set({ name: 'keep', value }));

/**
 * Choice of how long issues stay. A choice that deletes no issue is saved immediately; any other only after the reader
 * confirms, because arrow keys pass over options. OFF-03
 */
export function KeepField({ kept, today, change }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const pressed = useRef(kept);
  /** Choice that is not saved yet, with the number of issues it would delete. */
  const [asked, setAsked] = useState<{ keep: KeepRule; going: number } | null>(null);
  const focusOn = (keep: KeepRule) =>
    field.current?.querySelector<HTMLInputElement>(`input[value="${keep}"]`)?.focus({ preventScroll: true });

  function press(keep: KeepRule) {
    pressed.current = keep;
    setAsked(keep === kept ? null : { keep, going: 0 });
  }

  async function choose(keep: KeepRule) {
    press(keep);
    if (keep === kept) return;
    const going = await expiringIfKept(keep);
    // The reader has moved on to another option.
    if (pressed.current !== keep) return;
    if (going && going.length > 0) {
      setAsked({ keep, going: going.length });
      return;
    }
    setAsked(null);
    if (going) change({ name: 'keep', value: keep });
    else announce(listStrings.refused);
  }

  async function deleteNow(keep: KeepRule, byKey: boolean) {
    // Computed again, because the list may have changed since.
    const going = await expiringIfKept(keep);
    setAsked(null);
    const remove = (rows: NonNullable<typeof going>) =>
      removeDownloads(rows, {
        words: removedWords(rows, today),
        byKey,
        also: { change: () => setKeep(keep), changeBack: () => setKeep(kept) },
        onUndone: () => focusOn(kept),
      });
    const write = () => (going && going.length > 0 ? remove(going) : setKeep(keep));
    change({ name: 'keep', value: keep }, { write });
  }

  function leave() {
    press(kept);
    focusOn(kept);
  }

  const isQuestion = asked !== null && asked.going > 0;
  return (
    <div ref={field}>
      <ChoiceField
        legend={strings.keep}
        note={strings.keepNote}
        name="conserva"
        options={KEEP_NAMES}
        labels={strings.keepNames}
        value={asked?.keep ?? kept}
        onChange={(keep) => void choose(keep)}
      />
      <p role="status" className={styles.goNow}>
        {isQuestion && strings.goNow(asked.keep, asked.going)}
      </p>
      {isQuestion && (
        <div className={`actions ${styles.answers}`}>
          <Button
            look="strong"
            size="small"
            onClick={({ detail }: MouseEvent) => void deleteNow(asked.keep, detail === 0)}
          >
            {strings.deleteNow(asked.going)}
          </Button>
          <Button look="plain" size="small" onClick={leave}>
            {strings.leave}
          </Button>
        </div>
      )}
    </div>
  );
}
