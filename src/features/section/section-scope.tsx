import { sectionPath } from '#domain/addresses.ts';
import { relativeDay } from '#domain/dates.ts';
import type { Day, SectionContents } from '#domain/newsstand.ts';
import { FollowThis } from '#src/components/follow/follow-this.tsx';
import { ScopeMenu } from '#src/components/scope-menu.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './section-scope.module.css';
import { strings } from './strings.ts';

type Props = { contents: SectionContents; today: Day };

/** Links to the other editions of the section, and a native form for other days: they need no JavaScript. NWS-02 */
export function SectionScope({ contents, today }: Props) {
  const { section, edition, editions, day } = contents;
  return (
    <div className={`cluster ${styles.scope}`}>
      {editions.length > 1 && (
        <ScopeMenu icon="pin" label={edition.name} purpose={strings.chooseEdition}>
          <ul>
            {editions.map((other) => (
              <li key={other.id}>
                <AppLink
                  href={sectionPath(section, { day, edition: other })}
                  aria-current={other.id === edition.id ? 'true' : undefined}
                >
                  {other.name}
                  {other.id === edition.id && <Icon name="check" size={18} />}
                </AppLink>
              </li>
            ))}
          </ul>
        </ScopeMenu>
      )}
      <ScopeMenu icon="cal" label={relativeDay(day, today)} purpose={strings.chooseDay}>
        <form action={`/sezione/${section.slug}`} method="get">
          <label>
            {strings.day}
            <input type="date" name="date" defaultValue={day} max={today} required />
          </label>
          <input type="hidden" name="id_edizione" value={edition.id} />
          <button type="submit" className="btn k">
            {strings.goTo}
          </button>
        </form>
      </ScopeMenu>
      <DayStep contents={contents} />
      <FollowThis kind="section" slug={section.slug} name={section.name} look="button" />
    </div>
  );
}

function DayStep({ contents }: Pick<Props, 'contents'>) {
  const { section, edition, previousDay, nextDay } = contents;
  return (
    <div className={styles.steps}>
      {previousDay && (
        <AppLink
          className="ib o"
          href={sectionPath(section, { day: previousDay, edition })}
          aria-label={strings.previousDay}
        >
          <Icon name="left" size={20} />
        </AppLink>
      )}
      {nextDay && (
        <AppLink
          className="ib o"
          href={sectionPath(section, { day: nextDay, edition })}
          aria-label={strings.nextDay}
        >
          <Icon name="right" size={20} />
        </AppLink>
      )}
    </div>
  );
}
