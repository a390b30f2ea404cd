import type { ReactNode } from 'react';
import { CONTACT } from '#domain/support/contact-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { FormSummary } from '#src/ui/form/form-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import type { FieldErrors } from './check-values.ts';
import { NetworkNote } from './network-note.tsx';
import { formStrings as strings } from './strings.ts';
import { summaryWords } from './summary-words.ts';
import type { FormState } from './use-form.ts';
import { WorkNote } from './work-note.tsx';

const CUSTOMER_CARE = /(customer care)/;

/** A sentence in which `customer care` links to the contact page. HLP-02 */
function WithCareLink({ text }: { text: string }) {
  return text.split(CUSTOMER_CARE).map((part, index) =>
    CUSTOMER_CARE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <AppLink key={index} className="link" href={CONTACT}>
        {part}
      </AppLink>
    ) : (
      part
    ),
  );
}

type Props = {
  state: FormState;
  /** Labels of the fields in the summary, in their order on the page. */
  labels: Readonly<Record<string, string>>;
  submit: string;
  /** Text that the notice adds while the device is offline. */
  offline?: string;
  /** Shown above the summary: the control that decides which fields there are. */
  before?: ReactNode;
  children: ReactNode;
  /** Beside or below the button. */
  after?: ReactNode;
};

/**
 * A form with its summary above and its button below. With `method="dialog"` a browser sends nothing before hydration,
 * so that values never get into an address; the press is remembered.
 */
export function Form({ state, labels, submit, offline = strings.savedHere, before, children, after }: Props) {
  const { element, errors, failure, busy, locked, sent, handlers } = state;
  return (
    <form ref={element} method="dialog" noValidate className="stack14" {...handlers}>
      {before}
      {failure && (
        <FormSummary
          key={sent}
          takesFocus
          title={failure.title}
          text={<WithCareLink text={failure.text} />}
        />
      )}
      {!failure && sent > 0 && <WrongFields errors={errors} labels={labels} />}
      {children}
      <noscript>
        <p>{strings.withoutScript}</p>
      </noscript>
      <WorkNote />
      <NetworkNote key={`network ${sent}`} text={offline} />
      <SubmitButton busy={busy} locked={locked}>
        {submit}
      </SubmitButton>
      {after}
    </form>
  );
}

function WrongFields({ errors, labels }: { errors: FieldErrors; labels: Props['labels'] }) {
  const names = Object.keys(labels).filter((name) => errors[name]);
  if (names.length === 0) return null;
  return (
    <FormSummary
      {...summaryWords(names.map((name) => errors[name]))}
      fields={names.map((name) => ({ name, label: labels[name] ?? name }))}
    />
  );
}
