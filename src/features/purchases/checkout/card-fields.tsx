import { DEMO_CARDS } from '#domain/validation/card-payment.ts';
import type { FieldErrors } from '#src/components/forms/check-values.ts';
import { Field } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './checkout.module.css';
import { cardStrings as strings } from './strings.ts';

type Props = { labels: { numero: string; scadenza: string }; errors: FieldErrors };

const groupByFour = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/**
 * Card fields of the embedded checkout, which is marked as a demonstration. Browsers must neither fill in a real card
 * nor save what is typed. ACC-03
 */
export function CardFields({ labels, errors }: Props) {
  return (
    <>
      <Notice tone="warning">
        <p>
          <b>{strings.demo}</b> {strings.demoText}
        </p>
        <ul className={`stack2 ${styles.cards}`}>
          {(['accepted', 'refused', 'refusedLater'] as const).map((kind) => (
            <li key={kind}>
              <span className="num">{groupByFour(DEMO_CARDS[kind])}</span> {strings.cards[kind]}
            </li>
          ))}
        </ul>
      </Notice>
      <div className={`stack14 ${styles.fields}`}>
        <Field
          name="numero"
          label={labels.numero}
          inputMode="numeric"
          autoComplete="off"
          data-secret=""
          maxLength={24}
          error={errors.numero}
        />
        <Field
          name="scadenza"
          label={labels.scadenza}
          hint={strings.expiresHint}
          inputMode="numeric"
          autoComplete="off"
          data-secret=""
          maxLength={7}
          error={errors.scadenza}
        />
      </div>
    </>
  );
}
