import { type ReactNode, useCallback } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { AlertPreview } from '#src/components/push/alert-preview.tsx';
import { loadAlertRules, useAlertRules } from '#src/state/push/alert-rules.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { AlertPause } from './alert-pause.tsx';
import { AlertTimes } from './alert-times.tsx';
import { MutedStories } from './muted-stories.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { ReadyEdition } from './ready-edition.tsx';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';
import { type ChangeRules, useRuleChanges } from './use-rule-changes.tsx';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  online: boolean;
  say: (message: ReactNode) => void;
  onUndone: () => void;
};

const OFFERED_CAPS = [1, 3, 5, 10, 20] as const;

/** Rules about when a reader gets alerts. PSH-01 */
export function AlertRulesPart({ brand, api, today, online, say, onUndone }: Props) {
  const rules = useAlertRules();
  const { loadable, reload } = useLoaded(useCallback(() => loadAlertRules(api), [api]));
  const change = useRuleChanges(api, rules, say, onUndone);
  return (
    <section aria-labelledby="quando">
      <SectionHead title={strings.title} size="t-4" id="quando" />
      <LoadedPart
        loadable={loadable}
        onRetry={reload}
        skeleton={<RowsSkeleton />}
        failedText={strings.failed}
      >
        {() => (
          <>
            <div className={`hr ${styles.switches}`}>
              <Switch
                label={strings.onlyExceptional}
                note={strings.onlyExceptionalNote}
                checked={rules.onlyExceptional}
                disabled={!online}
                onChange={(onlyExceptional) => change({ onlyExceptional })}
              />
              <ReadyEdition
                brand={brand}
                api={api}
                chosen={rules.readyEdition}
                online={online}
                onChange={change}
              />
            </div>
            <AlertTimes times={rules.digestTimes} online={online} onChange={change} />
            <DailyCap cap={rules.dailyCap} online={online} onChange={change} />
            <QuietHours quiet={rules.quiet} online={online} onChange={change} />
            <div className={`hr ${styles.switches}`}>
              <Switch
                label={strings.wake}
                note={strings.wakeNote}
                checked={rules.wakeForExceptional}
                disabled={!online}
                onChange={(wakeForExceptional) => change({ wakeForExceptional })}
              />
            </div>
            <AlertPause pause={rules.pause} today={today} online={online} onChange={change} />
            <MutedStories api={api} online={online} say={say} onGone={onUndone} />
          </>
        )}
      </LoadedPart>
      <AlertPreview brand={brand} />
    </section>
  );
}

type CapProps = { cap: number | null; online: boolean; onChange: ChangeRules };

function DailyCap({ cap, online, onChange }: CapProps) {
  const options =
    cap === null || OFFERED_CAPS.some((offeredCap) => offeredCap === cap)
      ? OFFERED_CAPS
      : [...OFFERED_CAPS, cap].sort((a, b) => a - b);
  return (
    <label className={`stack6 ${styles.group} ${styles.cap}`}>
      <b>{strings.cap}</b>
      <select
        className="field-box"
        value={cap ?? ''}
        disabled={!online}
        onChange={({ target }) => onChange({ dailyCap: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{strings.noCap}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {strings.capOf(option)}
          </option>
        ))}
      </select>
      <span className="meta">{strings.capNote}</span>
    </label>
  );
}
