import { COMPANY_CLAUSES, clauseField } from '#domain/consents.ts';
import type { FieldErrors } from '#src/components/forms/check-values.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import styles from './registration-screen.module.css';
import { clauseStrings as strings } from './strings.ts';

type Props = { errors: FieldErrors; termsUrl: string };

/** Clauses that are binding only if accepted individually: each has its own text and checkbox. ACC-09 */
export function Clauses({ errors, termsUrl }: Props) {
  return (
    <fieldset className={styles.consents}>
      <legend className={styles.legend}>{strings.title}</legend>
      <p className="meta">
        {strings.text}{' '}
        <a className="link" href={termsUrl} target="_blank" rel="noreferrer">
          {strings.terms}
          <span className="vh"> {strings.otherTab}</span>
        </a>
      </p>
      {COMPANY_CLAUSES.map((clause) => {
        const name = clauseField(clause);
        const { title, text } = strings.clauses[clause];
        return (
          <Checkbox key={clause} name={name} error={errors[name]} required>
            <b>{`${strings.clause(clause)}, ${title}.`}</b> {text}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
