import { HOME } from '#domain/addresses.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './not-found-screen.module.css';
import { notFoundStrings as strings } from './strings.ts';

/** Any address that leads nowhere. NAV-01 */
export function NotFoundScreen() {
  return (
    <MessagePage
      art={<BlankPage />}
      kicker={strings.kicker}
      title={strings.title}
      text={strings.text}
      actions={
        <ButtonLink href={HOME} size="large">
          {strings.backHome}
        </ButtonLink>
      }
    />
  );
}

/** A front page without a word on it. */
function BlankPage() {
  return (
    <div className={styles.sheet}>
      <div className={styles.strip}>
        <span>{strings.blankPage}</span>
        <span>{strings.number}</span>
      </div>
      <Wordmark className={styles.masthead} form="full" />
      <div className={styles.rule} />
      <div className={styles.headline} />
      <div className={styles.picture} />
      <div className={styles.columns} />
    </div>
  );
}
