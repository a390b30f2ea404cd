import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  comingPeriodOf,
  FIRST_END,
  FROM,
  hasNoYear,
  NAMED_DAY,
  type NamedPeriod,
  NUMERIC_DAY,
  periodOf,
  ROUGH_MONTH,
  UNTIL,
  YEAR,
} from './calendar-point.ts';
import { lastWeekday, relativePeriodOf } from './relative-forms.ts';
import { COUNTED, calendarForm, type Groups, isCounted, since, type TimeForm, WEEKDAY } from './time-form.ts';

const UNTIL_TODAY = String.raw`\s+(?:(?:${UNTIL}\s+)?ad?\s+(?:oggi|ora|adesso)|in\s+poi)`;
const TODAY_OR_YESTERDAY = '(?<last>oggi|ora|adesso|ieri)';
const PAST = `scors[oa]|passat[oa]`;
/** A time before today that is counted from today: `ieri`, `sabato scorso`, `tre mesi fa`. */
const RELATIVE_END = String.raw`(?<past>altro\s*ieri|ieri|(?:(?:settimana|mese|anno|${WEEKDAY})\s+(?:${PAST})|(?:${PAST})\s+(?:settimana|mese|anno|${WEEKDAY}))|(?:\d{1,3}|\p{L}+)\s+(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi])\s+fa)`;
const DAY = `(?<from>${NUMERIC_DAY}|${NAMED_DAY})`;
const LIMIT = `(?<end>${NUMERIC_DAY}|${NAMED_DAY}|${ROUGH_MONTH}|${YEAR}${COUNTED})`;
const ARTICLE = String.raw`(?:(?:il|lo|la)\s+|l['’]\s*)?(?:anno\s+)?`;
/** A day before all printed articles. */
const BEGINNING: Day = '1800-01-01';
/** A day without a year that is so near is still to come: `dal primo dicembre` at the end of November. */
const NEAR_DAYS = 31;

function sinceStated(text: string, today: Day) {
  const period = periodOf(text, today);
  return period && { ...period, ...since(period.from, today) };
}

/** The days since a stated one, or that day itself if it is still to come. */
function sinceDay({ from = '' }: Groups, today: Day) {
  const coming = hasNoYear(from) ? comingPeriodOf(from, today) : null;
  return coming && coming.from > today && coming.from <= addDays(today, NEAR_DAYS)
    ? coming
    : sinceStated(from, today);
}

const untilDay = (period: NamedPeriod | null, last: string | undefined, today: Day) =>
  period && { ...period, ...since(period.from, /^ieri$/i.test(last ?? '') ? addDays(today, -1) : today) };

/** A period up to or after a stated time; articles about it need not name that time. */
function limited(groups: Groups, today: Day, periodUpTo: (end: NamedPeriod) => Omit<NamedPeriod, 'naming'>) {
  const end = isCounted(groups.counted) ? null : periodOf(groups.end ?? '', today);
  if (!end || end.from > today) return end;
  return { ...periodUpTo(end), naming: 'relative' as const };
}

/** Forms of times of which only one end is stated, or that last until today. */
export const OPEN_FORMS: readonly TimeForm[] = [
  calendarForm(`${FROM}${DAY}${UNTIL_TODAY}`, ({ from = '' }, today) => sinceStated(from, today)),
  calendarForm(
    String.raw`(?:${FROM}${FIRST_END}\s+(?:${UNTIL}\s+)?ad?\s+|(?:tra|fra)\s+${ARTICLE}(?<begin>${NUMERIC_DAY}|${NAMED_DAY}|${ROUGH_MONTH}|${YEAR})\s+ed?\s+)${TODAY_OR_YESTERDAY}`,
    ({ from, begin, last }, today) => untilDay(periodOf(from ?? begin ?? '', today), last, today),
  ),
  calendarForm(
    String.raw`${FROM}(?:${RELATIVE_END}|(?<weekday>${WEEKDAY})(?=\s+(?:${UNTIL}\s+)?ad?\s+(?:oggi|ieri)))(?:\s+(?:${UNTIL}\s+)?ad?\s+${TODAY_OR_YESTERDAY}|\s+in\s+poi)?`,
    ({ past, weekday, last }, today) => {
      const period = weekday ? lastWeekday(weekday, today) : relativePeriodOf(past ?? '', today);
      return untilDay(period && { ...period, naming: 'relative' }, last, today);
    },
  ),
  calendarForm(String.raw`(?:a\s+partire\s+)?${FROM}${DAY}`, sinceDay),
  calendarForm(
    String.raw`(?:a\s+partire\s+)?${FROM}(?<from>${ROUGH_MONTH})(?:${UNTIL_TODAY})?`,
    ({ from = '' }, today) => sinceStated(from, today),
  ),
  calendarForm(
    String.raw`(?:a\s+partire\s+)?(?:dal|dall['’]anno)\s*(?<from>${YEAR})(?!\s+al?\s+\d)(?:${UNTIL_TODAY})?`,
    ({ from = '' }, today) => sinceStated(from, today),
  ),
  calendarForm(String.raw`prima\s+(?:(?:di|del|della)\s+|dell['’]\s*)(?:anno\s+)?${LIMIT}`, (groups, today) =>
    limited(groups, today, ({ from }) => ({ from: BEGINNING, to: addDays(from, -1) })),
  ),
  calendarForm(String.raw`dopo\s+${ARTICLE}${LIMIT}`, (groups, today) =>
    limited(groups, today, ({ to }) => ({
      from: addDays(to, 1),
      to: today > to ? today : addDays(to, 1),
    })),
  ),
  // Without a year `fino a marzo` may mean a time to come.
  calendarForm(
    String.raw`${UNTIL}\s+(?:(?:al?|ad|alla)\s+|all['’]\s*)(?:anno\s+)?${LIMIT}`,
    (groups, today) =>
      hasNoYear(groups.end ?? '') ? null : limited(groups, today, ({ to }) => ({ from: BEGINNING, to })),
  ),
  calendarForm(
    String.raw`entro\s+(?:(?:il|la|lo)\s+|l['’]\s*)?(?<end>${NAMED_DAY}|${ROUGH_MONTH})`,
    ({ end = '' }, today) => comingPeriodOf(end, today),
  ),
];
