import { useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getNewsstand } from '#api/site/get-newsstand.ts';
import { listSections } from '#api/site/list-sections.ts';
import { type ChatbotScope, WHOLE_ARCHIVE } from '#domain/chatbot/reader-chats.ts';
import type { Day, Edition, SectionRef } from '#domain/newsstand.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './scope-filter.module.css';
import { composerStrings as strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  scope: ChatbotScope;
  today: Day;
  onChange: (scope: ChatbotScope) => void;
};

type Choices = { sections: readonly SectionRef[]; editions: readonly Edition[] };

async function loadChoices(api: Api): Promise<Choices> {
  const [{ sections }, { issue, editions }] = await Promise.all([listSections(api), getNewsstand(api)]);
  const issues = issue ? [issue, ...editions] : editions;
  return {
    sections: sections.map(({ section }) => section),
    editions: [...new Map(issues.map(({ edition }) => [edition.slug, edition])).values()],
  };
}

/** Number of filters that are set. */
export const filtersIn = ({ from, to, sections, editions }: ChatbotScope): number =>
  [from !== null || to !== null, sections.length > 0, editions.length > 0].filter(Boolean).length;

/** Filters for the articles used by answers: a period, sections, editions. Offline only the period is offered. */
export function ScopeFilter({ api, scope, today, onChange }: Props) {
  const [choices, setChoices] = useState<Choices | null>(null);
  const filters = filtersIn(scope);
  const load = () => {
    if (choices) return;
    api()
      .then(loadChoices)
      .then(setChoices, (error: unknown) => logError('chatbot', error));
  };
  const change = (part: Partial<ChatbotScope>) => onChange({ ...scope, ...part });
  return (
    <details className={styles.scope} onToggle={load}>
      <summary className="tap no-marker">
        <Icon name="cal" size={16} />
        {filters === 0 ? strings.scope : strings.narrowed(filters)}
        <Icon name="chev" size={14} />
      </summary>
      <div className={`cluster ${styles.fields}`}>
        <label>
          {strings.from}
          <input
            className="field-box"
            type="date"
            value={scope.from ?? ''}
            max={scope.to ?? today}
            onChange={({ target }) => change({ from: target.value || null })}
          />
        </label>
        <label>
          {strings.to}
          <input
            className="field-box"
            type="date"
            value={scope.to ?? ''}
            {...(scope.from && { min: scope.from })}
            max={today}
            onChange={({ target }) => change({ to: target.value || null })}
          />
        </label>
        {choices && (
          <>
            <Choice
              label={strings.section}
              any={strings.anySection}
              options={choices.sections}
              value={scope.sections[0]}
              onChoose={(slug) => change({ sections: slug ? [slug] : [] })}
            />
            <Choice
              label={strings.edition}
              any={strings.anyEdition}
              options={choices.editions}
              value={scope.editions[0]}
              onChoose={(slug) => change({ editions: slug ? [slug] : [] })}
            />
          </>
        )}
        {filters > 0 && (
          <Button look="quiet" size="small" onClick={() => onChange(WHOLE_ARCHIVE)}>
            {strings.clear}
          </Button>
        )}
      </div>
    </details>
  );
}

type ChoiceProps = {
  label: string;
  any: string;
  options: readonly { slug: string; name: string }[];
  value: string | undefined;
  onChoose: (slug: string) => void;
};

function Choice({ label, any, options, value = '', onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select className="field-box" value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{any}</option>
        {options.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
