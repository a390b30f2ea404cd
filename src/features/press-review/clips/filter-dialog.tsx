import { useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import {
  CLIP_COLUMNS,
  type ClipOrder,
  type ClipsView,
  NO_FILTERS,
  periodWith,
} from '#domain/press-review/clips-view.ts';
import type { ClipFilters } from '#domain/press-review/desk.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { pageOf } from '../parts/page-number.ts';
import { pageNumberStrings } from '../parts/strings.ts';
import { useTypedDay } from '../parts/use-typed-day.ts';
import type { FilterChoices } from './arrange-clips.ts';
import styles from './filter-dialog.module.css';
import { ChoiceField, WordField } from './filter-fields.tsx';
import { longColumnNames, orderStrings, filterStrings as strings } from './strings.ts';
import { useMayRenderPart } from './use-batched-rendering.ts';
import type { ChangeView } from './use-clips-view.ts';

type Props = {
  view: ClipsView;
  /** The days that are shown. */
  period: { from: Day; to: Day };
  last: Day;
  choices: FilterChoices;
  found: number;
  changeView: ChangeView;
  onClose: () => void;
};

const ORDERS = CLIP_COLUMNS.flatMap((by): [string, string][] => [
  [by, orderStrings.ascending(longColumnNames[by])],
  [`-${by}`, orderStrings.descending(longColumnNames[by])],
]);

const orderOf = (value: string): ClipOrder | null => {
  const descending = value.startsWith('-');
  const by = CLIP_COLUMNS.find((column) => column === (descending ? value.slice(1) : value));
  return by ? { by, descending } : null;
};

/** All filters of the list. A change takes effect immediately, behind the dialog. PRS-04 */
export function FilterDialog(props: Props) {
  const mayRender = useMayRenderPart();
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={props.onClose} isPopover>
      <div className={styles.room}>{mayRender && <DaysAndSelects {...props} />}</div>
    </Dialog>
  );
}

const setFilters =
  ({ view: { filters }, changeView }: Props) =>
  (change: Partial<ClipFilters>, replace = false) =>
    changeView({ filters: { ...filters, ...change } }, { replace });

/** The select fields; text fields and actions are rendered after them. */
function DaysAndSelects(props: Props) {
  const { view, period, last, choices, changeView } = props;
  const { filters } = view;
  const mayRenderTexts = useMayRenderPart();
  const set = setFilters(props);
  const setPeriod = (change: { from: Day } | { to: Day }) => changeView(periodWith(period, change));
  return (
    <>
      <div className={`stack14 ${styles.fields}`}>
        <div className={`stack14 ${styles.pair}`}>
          <DayField
            label={strings.from}
            value={period.from}
            max={last}
            onDay={(from) => setPeriod({ from })}
          />
          <DayField label={strings.to} value={period.to} max={last} onDay={(to) => setPeriod({ to })} />
        </div>
        <p className="meta">{strings.periodHint}</p>
        <ChoiceField
          label={strings.edition}
          any={strings.anyEdition}
          options={choices.editions}
          value={filters.edition}
          onChoose={(edition) => set({ edition })}
        />
        <ChoiceField
          label={strings.section}
          any={strings.anySection}
          options={choices.sections}
          value={filters.section}
          onChoose={(section) => set({ section })}
        />
      </div>
      {mayRenderTexts && <WordsAndActions {...props} />}
    </>
  );
}

function WordsAndActions(props: Props) {
  const { view, choices, found, changeView, onClose } = props;
  const { filters, order } = view;
  const set = setFilters(props);
  /** Gives the fields new contents: what is typed in them may differ from the filters. */
  const [timesCleared, setTimesCleared] = useState(0);
  function clear() {
    changeView({ filters: { ...NO_FILTERS, text: filters.text } });
    setTimesCleared(timesCleared + 1);
  }
  return (
    <>
      <div className={`stack14 ${styles.fields}`} key={timesCleared}>
        <WordField
          label={strings.author}
          hint={strings.authorHint}
          value={filters.author}
          options={choices.authors}
          onWords={(author) => set({ author }, true)}
        />
        <WordField
          label={strings.page}
          inputMode="numeric"
          value={String(filters.page ?? '')}
          errorOf={(text) => (pageOf(text) === undefined ? pageNumberStrings.wrong : null)}
          onWords={(text) => {
            const page = pageOf(text);
            if (page !== undefined) set({ page }, true);
          }}
        />
        <label className="mb">
          {strings.order}
          <select
            value={(order.descending ? '-' : '') + order.by}
            onChange={({ target }) =>
              changeView({ order: orderOf(target.value) ?? order }, { replace: true })
            }
          >
            {ORDERS.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={`actions ${styles.actions}`}>
        <Button onClick={onClose}>{strings.show(found)}</Button>
        <Button look="quiet" onClick={clear}>
          {strings.clear}
        </Button>
      </div>
      <p className="vh" role="status">
        {strings.show(found)}
      </p>
    </>
  );
}

type DayProps = { label: string; value: Day; max: Day; onDay: (day: Day) => void };

function DayField({ label, value, max, onDay }: DayProps) {
  return (
    <label>
      {label}
      <input {...useTypedDay(value, onDay)} type="date" max={max} />
    </label>
  );
}
