import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ConsentEntry } from '#domain/profile.ts';
import account from '#src/components/account/account-page.module.css';
import styles from './profile.module.css';
import { DECLARATION_WORDS, SOURCE_WORDS, consentStrings as strings } from './strings.ts';

type Props = { history: readonly ConsentEntry[]; today: Day };

/** The reader's declarations: what was granted or refused, when, and by which channel. ACC-06 */
export function ConsentHistory({ history, today }: Props) {
  return (
    <section className={`${account.block} ${styles.column}`} aria-labelledby="cronologia">
      <h2 id="cronologia">{strings.history}</h2>
      <table className={styles.history}>
        <caption className="vh">{strings.historyText}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.declaration}</th>
            <th scope="col">{strings.decision}</th>
            <th scope="col">{strings.when}</th>
            <th scope="col">{strings.source}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ declaration, granted, at, source }) => (
            <tr key={`${declaration} ${at} ${granted}`}>
              <th scope="row">{DECLARATION_WORDS[declaration]}</th>
              <td>{granted ? strings.yes : strings.no}</td>
              <td>{dateAndTime(at, today)}</td>
              <td>{SOURCE_WORDS[source]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
