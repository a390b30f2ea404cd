import { type ReactNode, useMemo } from 'react';
import { saveDesk } from '#api/site/review-workspace.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { DeskState, Licence } from '#domain/press-review/desk.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import type { DraftValues } from '#src/state/drafts/drafts.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FieldError } from '#src/ui/form/field-frame.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import styles from './delivery.module.css';
import { deliveryStrings as strings } from './delivery-strings.ts';
import {
  DeliverySchema,
  dayField,
  groupField,
  groupsOf,
  settingsFrom,
  valuesFrom,
} from './delivery-values.ts';

/** Name of the form's draft on the device. */
export const DELIVERY_DRAFT = 'rassegna-consegna';

/** Weekdays in Italian order. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

type Props = { desk: DeskState; draft: DraftValues | null; onSaved: () => void };

export function DeliveryForm({ desk, draft, onSaved }: Props) {
  const { api } = usePressReview();
  const groups = groupsOf(desk);
  const saved = useMemo(() => valuesFrom(desk), [desk]);
  const initialValues = { ...saved, ...draft };
  const form = useForm({
    schema: DeliverySchema,
    submit: async (values) => {
      await saveDesk(await api(), settingsFrom(values), desk.version);
      await clearDraft();
      onSaved();
      return 'leaving';
    },
    explain: (error) => (errorKindOf(error) === 'review-changed' ? strings.changed : null),
  });
  const { element, errors } = form;
  const clearDraft = useDraft({ form: element, name: DELIVERY_DRAFT, saved });
  const { labels } = strings;
  const checkbox = (name: string, label: ReactNode) => (
    <Checkbox
      key={name}
      name={name}
      defaultChecked={initialValues[name] === true}
      error={errors[name]}
      isInGroup
    >
      {label}
    </Checkbox>
  );
  return (
    <Form
      state={form}
      labels={{ ...labels, [dayField(1)]: strings.weekdays }}
      submit={strings.save}
      after={<Seats people={desk.licence.people} />}
    >
      <div className={`stack16 ${styles.fields}`}>
        <Field
          name="scadenza"
          type="time"
          label={labels.scadenza}
          hint={strings.deadlineHint}
          autoComplete="off"
          defaultValue={String(initialValues.scadenza ?? '')}
          error={errors.scadenza}
        />
        <fieldset className={`wrapping ${styles.boxes}`}>
          <legend className={styles.label}>{strings.weekdays}</legend>
          {WEEKDAYS.map((day) => checkbox(dayField(day), strings.weekdayNames[day]))}
          <FieldError name={dayField(1)} error={errors[dayField(1)]} />
        </fieldset>
        <div>
          {checkbox('automatica', <LabelWithNote label={strings.automatic} note={strings.automaticNote} />)}
          {checkbox(
            'vuota',
            <LabelWithNote label={strings.tellWhenEmpty} note={strings.tellWhenEmptyNote} />,
          )}
        </div>
        <fieldset className={`wrapping ${styles.boxes}`}>
          <legend className={styles.label}>{strings.groups}</legend>
          {groups.map((group) => checkbox(groupField(group), group))}
          <p className="meta">{groups.length === 0 ? strings.noGroups : strings.groupsHint}</p>
        </fieldset>
        <Field
          name="licenziatario"
          label={labels.licenziatario}
          hint={strings.licenseeHint}
          autoComplete="organization"
          defaultValue={String(initialValues.licenziatario ?? '')}
          error={errors.licenziatario}
          aria-required
        />
      </div>
    </Form>
  );
}

function LabelWithNote({ label, note }: { label: string; note: string }) {
  return (
    <>
      <b>{label}</b>
      <br />
      <span className="meta">{note}</span>
    </>
  );
}

function Seats({ people }: Pick<Licence, 'people'>) {
  if (people.length < 2) return null;
  const names = people.map(({ name, you }) => (you ? `${name} (${strings.you})` : name));
  return <p className="meta">{strings.seats(names.join(', '))}</p>;
}
