import { sectionPath } from '#domain/addresses.ts';
import { relativeDay } from '#domain/dates.ts';
import type { Day, SectionContents } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { strings } from './strings.ts';

type Props = { contents: SectionContents; today: Day };

/** Shown for a section without articles on this day, with the last day before that has some. */
export function EmptySection({ contents, today }: Props) {
  const { section, edition, day, previousDay } = contents;
  const dayName = (other: Day) => relativeDay(other, today).toLowerCase();
  return (
    <EmptyState
      title={day === today ? strings.empty : strings.emptyThatDay}
      actions={
        previousDay && (
          <AppLink className="btn p" href={sectionPath(section, { day: previousDay, edition })}>
            {strings.readDay(dayName(previousDay))}
          </AppLink>
        )
      }
    >
      <p>{strings.emptyText(section.name, dayName(day))}</p>
    </EmptyState>
  );
}
