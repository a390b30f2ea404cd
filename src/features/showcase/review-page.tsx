import { COMMERCIAL_FORM } from '#domain/support/contact-address.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './review-page.module.css';
import { reviewStrings as strings } from './review-strings.ts';

/** Link for readers who already have the press review. */
const PRESS_REVIEW = '/rassegna';

type Props = { contacts: { phone: string; email: string } };

/** Describes the press review: its contents, whom it is for, and how to get it. PRS-02 */
export function PressReviewOfferPage({ contacts }: Props) {
  return (
    <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1}>
          {strings.title}
        </h1>
        <p className="deck">{strings.intro}</p>
        <div className={`actions ${styles.actions}`}>
          <ButtonLink size="large" href={COMMERCIAL_FORM}>
            {strings.write}
          </ButtonLink>
          <ButtonLink size="large" look="plain" href={PRESS_REVIEW}>
            {strings.enter}
          </ButtonLink>
        </div>
      </header>
      <section>
        <SectionHead title={strings.what} />
        <ul className={`cr ${styles.parts}`}>
          {strings.parts.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={26} />
              <h3 className="t-4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.columns}>
        <section>
          <SectionHead title={strings.whom} />
          <ul className="ticks stack10">
            {strings.whoms.map((whom) => (
              <li key={whom}>
                <Icon name="check" size={18} />
                {whom}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <SectionHead title={strings.papers} />
          <ul className={styles.papers}>
            {strings.names.map((name) => (
              <li key={name} className="t-s1">
                {name}
              </li>
            ))}
          </ul>
          <p className="meta">{strings.papersText}</p>
        </section>
      </div>
      <section>
        <SectionHead title={strings.how} />
        <ol className={`stack14 ${styles.steps}`}>
          {strings.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={`actions ${styles.actions}`}>
          <ButtonLink href={COMMERCIAL_FORM}>{strings.write}</ButtonLink>
        </div>
        <ContactLine {...contacts} />
      </section>
    </main>
  );
}

function ContactLine({ phone, email }: Props['contacts']) {
  return (
    <p className={styles.reach}>
      {strings.phone}{' '}
      <a className="link num" href={`tel:+39${phone.replace(/\D/g, '')}`}>
        {phone}
      </a>
      , {strings.email}{' '}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
