import { contactPath } from '#domain/support/faq-addresses.ts';
import { openingHoursText } from '#domain/support/opening-hours-text.ts';
import { SERVICE_WEEK } from '#domain/support/service-hours.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import styles from './contact-band.module.css';
import { strings } from './strings.ts';

/**
 * Links to the contacts, for a reader who found no answer. `subject`: the words that were searched without result.
 * HLP-01
 */
export function ContactBand({ subject }: { subject: string }) {
  return (
    <aside className={`spread ${styles.band}`} aria-labelledby="contatti">
      <div>
        <h2 className="t-4" id="contatti">
          {strings.contactTitle}
        </h2>
        <p className="meta">{strings.contactText(openingHoursText(SERVICE_WEEK))}</p>
      </div>
      <ButtonLink href={contactPath(subject)}>{strings.contact}</ButtonLink>
    </aside>
  );
}
