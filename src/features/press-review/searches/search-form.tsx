import { useMemo } from 'react';
import { saveSearch } from '#api/site/review-searches.ts';
import { PAPER_NAMES, SIGLAS } from '#domain/brands/paper-names.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import pairs from '#src/components/forms/form-section.module.css';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import type { DraftValues } from '#src/state/drafts/drafts.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { newspaperField, type Search, SearchSchema, searchFrom, valuesOfSearch } from './search-values.ts';
import styles from './searches.module.css';
import { searchFormStrings as strings } from './strings.ts';

type Props = {
  search: Search;
  draftName: string;
  draft: DraftValues | null;
  /** Names that occur in the last review. */
  editions: readonly string[];
  sections: readonly string[];
  onSaved: (id: number) => void;
};

/** Options for any name, the given names, and the current value even if it is not among them. */
const optionsOf = (names: readonly string[], current: unknown): (readonly [string, string])[] => {
  const allNames =
    typeof current === 'string' && current !== '' && !names.includes(current) ? [...names, current] : names;
  return [['', strings.any], ...allNames.map((name) => [name, name] as const)];
};

const explain = (error: unknown) => (failureKindOf(error) === 'not-found' ? strings.gone : null);

/** Form for the filters of a search, and the chapter for its results. */
export function SearchForm({ search, draftName, draft, editions, sections, onSaved }: Props) {
  const { api } = usePressReview();
  const saved = useMemo(() => valuesOfSearch(search), [search]);
  const initialValues = { ...saved, ...draft };
  const form = useForm({
    schema: SearchSchema,
    submit: async (values) => {
      const id = await saveSearch(await api(), searchFrom(search.id, values));
      await clearDraft();
      onSaved(id);
      return 'leaving';
    },
    explain,
  });
  const { element, errors } = form;
  const clearDraft = useDraft({ form: element, name: draftName, saved });
  const { labels } = strings;
  const fieldProps = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: String(initialValues[name] ?? ''),
    error: errors[name],
  });
  return (
    <Form state={form} labels={labels} submit={strings.save}>
      <Field {...fieldProps('nome')} autoComplete="off" hint={strings.nameHint} aria-required />
      <Field {...fieldProps('testo')} autoComplete="off" hint={strings.textHint} />
      <fieldset className={`wrapping ${styles.boxes}`}>
        <legend className={styles.label}>{strings.newspapers}</legend>
        {SIGLAS.map((sigla) => (
          <Checkbox
            key={sigla}
            name={newspaperField(sigla)}
            defaultChecked={initialValues[newspaperField(sigla)] === true}
          >
            {PAPER_NAMES[sigla]}
          </Checkbox>
        ))}
        <p className="meta">{strings.newspapersHint}</p>
      </fieldset>
      <div className={`stack14 ${pairs.pair}`}>
        <SelectField {...fieldProps('edizione')} options={optionsOf(editions, initialValues.edizione)} />
        <SelectField {...fieldProps('sezione')} options={optionsOf(sections, initialValues.sezione)} />
      </div>
      <div className={`stack14 ${pairs.pair}`}>
        <Field {...fieldProps('firma')} autoComplete="off" />
        <Field {...fieldProps('pagina')} autoComplete="off" inputMode="numeric" />
      </div>
      <Field {...fieldProps('capitolo')} autoComplete="off" hint={strings.chapterHint} />
      <Checkbox name="attiva" defaultChecked={initialValues.attiva === true}>
        <b>{strings.active}</b>
        <br />
        <span className="meta">{strings.activeNote}</span>
      </Checkbox>
    </Form>
  );
}
