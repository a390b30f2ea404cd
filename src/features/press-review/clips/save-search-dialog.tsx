import * as v from 'valibot';
import { saveSearch } from '#api/site/review-searches.ts';
import { PAPER_NAMES } from '#domain/brands/paper-names.ts';
import { beginningOf } from '#domain/graphemes.ts';
import type { ClipFilters } from '#domain/press-review/desk.ts';
import { Subject, visibleWords } from '#domain/validation/free-words.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import styles from './filter-dialog.module.css';
import { saveStrings as strings } from './strings.ts';

/** The filters in words. */
const filterWords = ({ text, newspapers, edition, section, author, page }: ClipFilters): string =>
  [
    text && strings.words(text),
    newspapers.map((sigla) => PAPER_NAMES[sigla]).join(', '),
    edition && strings.edition(edition),
    section && strings.section(section),
    author && strings.author(author),
    page && strings.page(page),
  ]
    .filter(Boolean)
    .join(' · ');

/** A name for the search, cut to the length allowed. */
const searchName = (filters: ClipFilters, maxLength: number): string =>
  beginningOf(filters.text || filterWords(filters), maxLength);

/** Longest texts that the server accepts. */
const MAX_NAME = 80;
const MAX_CHAPTER = 120;

const SearchForm = v.object({
  nome: Subject(MAX_NAME),
  capitolo: v.pipe(
    v.string(),
    v.transform((words) => visibleWords(words).trim()),
    v.maxLength(MAX_CHAPTER),
  ),
});

type Props = { filters: ClipFilters; onSaved: () => void; onClose: () => void };

/** Saves the filters as a search, which fills the review of each day from now on. */
export function SaveSearchDialog({ filters, onSaved, onClose }: Props) {
  const { api } = usePressReview();
  const online = useOnline();
  const form = useForm({
    schema: SearchForm,
    submit: async ({ nome, capitolo }) => {
      await saveSearch(await api(), { id: 0, name: nome, filters, chapter: capitolo, active: true });
      onSaved();
      return 'leaving';
    },
    explain: (error) => (failureKindOf(error) === 'bad-request' ? strings.tooMany : null),
  });
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose} isPopover>
      <p className="secondary">{strings.intro}</p>
      <p className={`secondary ${styles.what}`}>
        <b>{strings.what}:</b> {filterWords(filters)}
      </p>
      <Form
        state={{ ...form, locked: form.locked || !online }}
        labels={strings.labels}
        submit={strings.submit}
        offline={strings.offline}
      >
        <Field
          name="nome"
          label={strings.labels.nome}
          autoComplete="off"
          maxLength={MAX_NAME}
          defaultValue={searchName(filters, MAX_NAME)}
          error={form.errors.nome}
          aria-required
        />
        <Field
          name="capitolo"
          label={strings.labels.capitolo}
          hint={strings.chapterHint}
          autoComplete="off"
          maxLength={MAX_CHAPTER}
          error={form.errors.capitolo}
        />
      </Form>
    </Dialog>
  );
}
