import { Field } from '#src/ui/form/field.tsx';
import type { FieldErrors } from './check-values.ts';
import styles from './form-section.module.css';

type Props = {
  labels: { nome: string; cognome: string };
  /** Initial values. */
  values?: { nome: string; cognome: string };
  errors: FieldErrors;
};

/** Fields for name and surname, which every account has. */
export function NameFields({ labels, values, errors }: Props) {
  return (
    <div className={`stack14 ${styles.pair}`}>
      <Field
        name="nome"
        label={labels.nome}
        autoComplete="given-name"
        defaultValue={values?.nome}
        error={errors.nome}
        aria-required
      />
      <Field
        name="cognome"
        label={labels.cognome}
        autoComplete="family-name"
        defaultValue={values?.cognome}
        error={errors.cognome}
        aria-required
      />
    </div>
  );
}
