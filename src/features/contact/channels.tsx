import type { Contacts } from '#domain/support/contacts.ts';
import { type OpeningText, operatorWords, phoneWords } from '#src/components/support/opening-words.ts';
import { useSupportClock } from '#src/components/support/use-support-clock.ts';
import { openSupportChat, useHasSupportChat } from '#src/state/help/open-support-chat.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './channels.module.css';
import { HoursTable } from './hours-table.tsx';
import { channelStrings as strings } from './strings.ts';

/** Chat and telephone, each with whether it is open now. HLP-02…04 */
export function Channels({ contacts }: { contacts: Contacts }) {
  const now = useSupportClock(contacts);
  const hasChat = useHasSupportChat();
  const { phone, email, phoneOpenings, operatorOpenings } = contacts;
  return (
    <section className={styles.channels} aria-label={strings.channels}>
      <article className={`stack16 ${styles.channel}`}>
        <Icon name="chat" size={26} />
        <div>
          <h2 className="t-4">{strings.chat}</h2>
          <p className={styles.text}>{strings.chatText}</p>
          <OpeningLine isKnown={now !== null} words={now && operatorWords(operatorOpenings, now)} />
          {hasChat && <Button onClick={openSupportChat}>{strings.openChat}</Button>}
        </div>
      </article>
      <article className={`stack16 ${styles.channel}`}>
        <Icon name="call" size={26} />
        <div>
          <h2 className="t-4">{strings.phone}</h2>
          <p className={styles.number}>
            <a className="num tap" href={`tel:+39${phone.replace(/\D/g, '')}`}>
              {phone}
            </a>
          </p>
          <OpeningLine isKnown={now !== null} words={now && phoneWords(phoneOpenings, now)} />
          <HoursTable contacts={contacts} now={now} />
          <p className={styles.text}>
            {strings.email}{' '}
            <a className="link tap" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </div>
      </article>
    </section>
  );
}

/**
 * Whether a service is open now. Its line is reserved until the time is known, which only the device can
 * tell, so that nothing shifts.
 */
function OpeningLine({ isKnown, words }: { isKnown: boolean; words: OpeningText }) {
  return (
    <p
      className={`caption row6 ${styles.state}`}
      aria-busy={isKnown ? undefined : true}
      data-open={words?.isOpen}
    >
      {words?.text}
    </p>
  );
}
