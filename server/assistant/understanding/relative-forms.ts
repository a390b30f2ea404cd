import { addDays, addMonths } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { AMOUNT, AMOUNT_END, amountOf, HALF } from './amount-of-time.ts';
import {
  type Groups,
  type Period,
  plain,
  relativeForm,
  since,
  single,
  type TimeForm,
  WEEK_DAYS,
  WEEKDAY,
  wholeMonth,
  wholeYears,
  yearOf,
} from './time-form.ts';

const WEEKDAYS = ['domenica', 'lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato'];
const UNIT = '(?<unit>or[ae]|giorn[oi]|gg|settiman[ae]|mes[ei]|ann[oi])';
const NUMBER_OF = `(?<amount>${AMOUNT})${AMOUNT_END}`;
/**
 * What follows says whose last day it is in `l’ultimo giorno di scuola`; `di nuovo` and the like do not, and after
 * `negli` or `degli` it is a time all the same: `negli ultimi tre giorni della guerra`.
 */
const OF_NOTHING = String.raw`(?:(?<=(?<!\p{L})(?:ne(?:gli|lle|i|l|ll['’])|degli|delle)\s*ultim[^.?!]{0,40})|(?!\s+(?:d(?:el|ello|ella|ei|egli|elle)|di(?!\s+(?:nuov|important|interessant|rilevant|grav|bell)))\s|\s+d(?:ell)?['’]))`;

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));
const weekOf = (monday: Day): Period => ({ from: monday, to: addDays(monday, 6) });
const monthOf = (day: Day): Period => wholeMonth(yearOf(day), Number(day.slice(5, 7)) - 1);

const HOURS = 24;
const YEAR_MONTHS = 12;
const PART_MONTHS: Readonly<Record<string, number>> = {
  bimestre: 2,
  trimestre: 3,
  quadrimestre: 4,
  semestre: 6,
};

/** The day that lies some units of time before another. */
function dayBefore(today: Day, amount: number, unit = ''): Day {
  if (/^minut/i.test(unit)) return today;
  if (/^or/i.test(unit)) return addDays(today, -Math.floor(amount / HOURS));
  if (/^(?:giorn|gg)/i.test(unit)) return addDays(today, -Math.floor(amount));
  if (/^settiman/i.test(unit)) return addDays(today, -Math.floor(WEEK_DAYS * amount));
  return addMonths(today, -Math.floor(amount * (/^mes/i.test(unit) ? 1 : YEAR_MONTHS)));
}

/** The whole unit of time that lies some units ago: `due anni fa` is a year, `tre giorni fa` a day. */
function ago(today: Day, amount: number, unit = ''): Period {
  const day = dayBefore(today, amount, unit);
  if (/^settiman/i.test(unit)) return weekOf(mondayOf(day));
  if (/^mes/i.test(unit)) return monthOf(day);
  return /^ann/i.test(unit) ? wholeYears(yearOf(day)) : single(day);
}

/** The last or the next such weekday, if the question says which. */
function readWeekday({ weekday, before, last, next }: Groups, today: Day) {
  const forward = (WEEKDAYS.indexOf(plain(weekday)) - weekdayOf(today) + 7) % 7 || 7;
  if (/^pross|^che viene/i.test(next ?? before ?? '')) return single(addDays(today, forward));
  // If it does not, the articles of the last week are searched, which cover both.
  if (!last && !before) return lastWeek(today);
  return lastWeekday(weekday ?? '', today);
}

/** The last such weekday before today. @param weekday its name */
export const lastWeekday = (weekday: string, today: Day): Period =>
  single(addDays(today, -((weekdayOf(today) - WEEKDAYS.indexOf(plain(weekday)) + 7) % 7 || 7)));

const WEEKEND = '(?:fine settimana|week-?end)';
const lastWeekend = (today: Day): Period => ({
  from: addDays(mondayOf(today), -2),
  to: addDays(mondayOf(today), -1),
});

const lastWeek = (today: Day) => ({ ...since(addDays(today, -WEEK_DAYS), today), kind: 'recent' as const });
const tomorrow = (today: Day) => single(addDays(today, 1));

/** Forms of times that are counted from today. A longer form comes before those that match a part of it. */
export const RELATIVE_FORMS: readonly TimeForm[] = [
  relativeForm(
    String.raw`(?:ultim[oaie]['’]?\s*)${NUMBER_OF}${UNIT}${OF_NOTHING}`,
    ({ amount = '', unit }, today) => {
      const count = amountOf(amount);
      return count === null ? null : since(dayBefore(today, count, unit), today);
    },
  ),
  // `L’ultimo giorno` is that of something, `nell’ultimo giorno` that until now.
  relativeForm(
    String.raw`(?:(?:quest['’])?ultim[oa]\s+(?:(?<=(?:nell|dell|quest)['’]\s*ultimo\s+)|(?!giorno))|ultim['’]\s*)${UNIT}${OF_NOTHING}`,
    ({ unit }, today) => since(dayBefore(today, 1, unit), today),
  ),
  relativeForm(
    String.raw`(?<years>${AMOUNT})${AMOUNT_END}ann[oi]\s+e\s+${NUMBER_OF}mes[ei]\s+(?:fa|or sono|addietro)`,
    ({ years = '', amount = '' }, today) => {
      const [yearCount, months] = [amountOf(years), amountOf(amount)];
      return yearCount === null || months === null
        ? null
        : ago(today, yearCount * YEAR_MONTHS + months, 'mesi');
    },
  ),
  relativeForm(
    String.raw`ultim[oa]\s+(?<part>bimestre|trimestre|quadrimestre|semestre)${OF_NOTHING}`,
    ({ part }, today) => since(addMonths(today, -(PART_MONTHS[plain(part)] ?? 1)), today),
  ),
  relativeForm(
    String.raw`${NUMBER_OF}(?<unit>minut[oi]|or[ae]|giorn[oi]|gg|settiman[ae]|mes[ei]|ann[oi])(?<half>\s+e\s+mezz[oa])?\s+(?:fa|or sono|addietro)`,
    ({ amount = '', unit, half }, today) => {
      const count = amountOf(amount);
      return count === null ? null : ago(today, count + (half ? HALF : 0), unit);
    },
  ),
  relativeForm(
    String.raw`(?:(?:poc(?:hi|he)|qualche|alcun[ie])\s+(?:minut[oi]|or[ae]|giorn[oi])|mezza\s+giornata)\s+fa`,
    (_, today) => lastWeek(today),
  ),
  relativeForm(
    String.raw`(?:scors[oa]|passat[oa])\s+(?<unit>settimana|mese|anno)|(?<named>settimana|mese|anno)\s+(?:scors[oa]|passat[oa])`,
    ({ unit, named }, today) => ago(today, 1, unit ?? named),
  ),
  relativeForm(
    String.raw`prossim[oaie]\s+(?:${NUMBER_OF})?${UNIT}|(?:settimana|mese|anno|giorni|settimane|mesi)\s+(?:prossim[oaie]|che (?:viene|vengono)|entrante)`,
    ({ amount }, today) => (amount && amountOf(amount) === null ? null : tomorrow(today)),
  ),
  relativeForm(String.raw`quest[ao]\s+settimana`, (_, today) => weekOf(mondayOf(today))),
  relativeForm(String.raw`(?:quest[oa]|corrente)\s+mese`, (_, today) => monthOf(today)),
  relativeForm(String.raw`quest(?:['’]\s*|o\s+)anno`, (_, today) => wholeYears(yearOf(today))),
  relativeForm(String.raw`altro[\s-]*ieri|avant['’]?\s*ieri|ieri\s+l['’]\s*altro`, (_, today) =>
    single(addDays(today, -2)),
  ),
  relativeForm(String.raw`ieri(?:\s+(?:sera|mattina|notte|pomeriggio))?`, (_, today) =>
    single(addDays(today, -1)),
  ),
  relativeForm(String.raw`dopodomani|domani(?:\s+(?:sera|mattina|l['’]altro))?`, (_, today) =>
    tomorrow(today),
  ),
  relativeForm(
    `oggi|stamattina|stamane|stamani|stasera|stanotte|in giornata|odiern[oaie]|quest['’]oggi`,
    (_, today) => single(today),
  ),
  relativeForm(
    String.raw`(?:scors[oa]|passat[oa]|ultim[oa])\s+${WEEKEND}(?!\s+d)|${WEEKEND}\s+(?:scors[oa]|passat[oa])|sabato\s+e\s+(?:la\s+)?domenica\s+(?:scors|passat)[aei]`,
    (_, today) => lastWeekend(today),
  ),
  relativeForm(String.raw`quest[oi]\s+(?:fine settimana|week-?end)|fine settimana|week-?end`, (_, today) =>
    tomorrow(today),
  ),
  relativeForm(
    String.raw`quest[ie]\s+(?:ultim[ie]\s+)?(?:giorni|ore|settimane)|ultim[ie]\s+(?:giorni|ore|settimane)${OF_NOTHING}|giorni scorsi|recente|recentemente|ultimamente|di recente|di questi tempi|in questo periodo|questo periodo`,
    (_, today) => lastWeek(today),
  ),
  relativeForm(
    String.raw`(?<before>scors[oa]\s+|prossim[oa]\s+)?(?<weekday>${WEEKDAY})(?:\s+(?:sera|mattina|pomeriggio|notte))?(?:\s+(?:(?<last>scors[oa]|passat[oa])|(?<next>prossim[oa]|che viene)))?`,
    readWeekday,
  ),
];

/** The period that words mean which are counted from today; null if they are none. */
export function relativePeriodOf(text: string, today: Day): Period | null {
  for (const { pattern, read } of RELATIVE_FORMS) {
    const [match] = text.matchAll(pattern);
    if (match?.[0].length === text.length) return read(match.groups ?? {}, today);
  }
  return null;
}
