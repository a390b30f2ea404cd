import type { FieldErrors } from '#src/components/forms/check-values.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import styles from './registration-screen.module.css';
import { strings } from './strings.ts';

type Props = { errors: FieldErrors; privacyUrl: string | undefined };

/** The required declarations, then three optional consents. ACC-09 */
export function Consents({ errors, privacyUrl }: Props) {
  return (
    <fieldset className={styles.consents}>
      <legend className="vh">{strings.consents}</legend>
      <Checkbox name="maggiorenne" error={errors.maggiorenne} required>
        {strings.ofAge}
      </Checkbox>
      <Checkbox name="informativa" error={errors.informativa} required>
        {strings.privacyRead}
        {privacyUrl ? (
          <a className="link" href={privacyUrl} target="_blank" rel="noreferrer">
            {strings.privacyNotice}
            <span className="vh"> {strings.otherTab}</span>
          </a>
        ) : (
          strings.privacyNotice
        )}
        .
      </Checkbox>
      <Optional name="marketing" words={strings.marketing} />
      <Optional name="profilazione" words={strings.profiling} />
      <Optional name="terzi" words={strings.thirdParties} />
    </fieldset>
  );
}

function Optional({ name, words }: { name: string; words: string }) {
  return (
    <Checkbox name={name}>
      {words} <span className="meta">{strings.optional}</span>
    </Checkbox>
  );
}
