import { HOME } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import styles from './day-form.module.css';
import { strings } from './strings.ts';

/** Opens the newsstand of a past day. A native form: it needs no JavaScript. NWS-01 */
export function DayForm({ day, today }: { day: Day; today: Day }) {
  return (
    <form className={styles.form} action={HOME} method="get">
      <label htmlFor="scegli-data">{strings.chooseDay}</label>
      <div>
        <input
          className="grow"
          id="scegli-data"
          type="date"
          name="data"
          key={day}
          defaultValue={day}
          max={today}
          required
        />
        <button type="submit" className="btn s">
          {strings.goToDay}
        </button>
      </div>
    </form>
  );
}
