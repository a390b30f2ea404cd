import { addDays, addMonths, MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** Days of Rome's calendar, both included. */
export type Period = { from: Day; to: Day };

/**
 * How a stated time limits the answer: `date` allows its days only (`il 10 marzo 2025`, `nel 2024`, `ieri`), `recent`
 * prefers the newest articles (`in questi giorni`), `coming` relies on recent articles about what is to come
 * (`domani`).
 */
export type TimeKind = 'date' | 'recent' | 'coming';

type TimePeriod = Period & { kind: TimeKind };
type Groups = Readonly<Record<string, string | undefined>>;

/** A form in which a time is stated in Italian, and the period that it means on a given day; null for none. */
type TimeForm = { pattern: RegExp; read: (groups: Groups, today: Day) => TimePeriod | null };

const NUMBERS = 'un due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ');
const WEEKDAYS = ['domenica', 'lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato'];
const DECADES = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const CENTURIES = 'ottocento novecento duemila'.split(' ');

const MONTH = `(?<month>${MONTHS.join('|')})`;
const DATE = String.raw`(?<date>\d{1,2}|primo|uno)[°º]?`;
const YEAR = String.raw`(?<year>(?:18|19|20)\d\d)`;
const AMOUNT = String.raw`(?<amount>\d{1,3}|un[oa]?|un['’]|${NUMBERS.slice(1).join('|')})`;
const UNIT = '(?<unit>or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])';
/** Prepositions and articles before a time. */
const TIME_PREPOSITION = String.raw`(?:(?:di|del|dello|della|dell['’]|in|nel|nello|nella|nell['’]|nei|negli|nelle|a|ad|al|alla|all['’]|da|il|lo|la|l['’]|gli|i|le|per|su|durante|entro)\s*)?`;

const timeForm = (source: string, read: TimeForm['read']): TimeForm => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${TIME_PREPOSITION}(?:${source})(?![\p{L}\p{N}])`, 'giu'),
  read,
});

const isoDay = (year: number, month: number, date: number): Day | null => {
  const day = new Date(Date.UTC(year, month, date));
  const isReal = day.getUTCMonth() === month && day.getUTCDate() === date;
  return isReal ? day.toISOString().slice(0, 10) : null;
};

const monthIndex = (name = '') => MONTHS.indexOf(name.toLowerCase());
const dayOfMonth = (text = '') => Number(/^\d+$/.test(text) ? text : 1);
const yearOf = (day: Day) => Number(day.slice(0, 4));
const plain = (word = '') => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function amountOf(text = ''): number {
  if (/^\d+$/.test(text)) return Number(text);
  return Math.max(0, NUMBERS.indexOf(plain(text))) + 1;
}

const single = (day: Day | null, kind: TimeKind = 'date'): TimePeriod | null =>
  day === null ? null : { from: day, to: day, kind };

const wholeMonth = (year: number, month: number): TimePeriod => {
  const from = isoDay(year, month, 1) ?? '';
  return { from, to: addDays(addMonths(from, 1), -1), kind: 'date' };
};
const wholeYears = (from: number, to = from): TimePeriod => ({
  from: `${from}-01-01`,
  to: `${to}-12-31`,
  kind: 'date',
});

/** The latest year in which a calendar day, or a month, has begun. */
const latestYear = (today: Day, month: number, date = 1): number => {
  const year = yearOf(today);
  return (isoDay(year, month, date) ?? `${year}-12-31`) > today ? year - 1 : year;
};

const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const weekOf = (monday: Day): TimePeriod => ({ from: monday, to: addDays(monday, 6), kind: 'date' });

/** The day that lies some units of time before another. */
function before(today: Day, amount: number, unit = ''): Day {
  if (/^or/i.test(unit)) return addDays(today, -Math.floor(amount / 24));
  if (/^giorn/i.test(unit)) return addDays(today, -amount);
  if (/^settiman/i.test(unit)) return addDays(today, -7 * amount);
  return addMonths(today, -amount * (/^mes/i.test(unit) ? 1 : 12));
}

/** The whole unit of time that lies some units ago: `due anni fa` is a year, `tre giorni fa` a day. */
function ago(today: Day, amount: number, unit = ''): TimePeriod | null {
  const day = before(today, amount, unit);
  if (/^settiman/i.test(unit)) return weekOf(mondayOf(day));
  if (/^mes/i.test(unit)) return wholeMonth(yearOf(day), Number(day.slice(5, 7)) - 1);
  return /^ann/i.test(unit) ? wholeYears(yearOf(day)) : single(day);
}

/** The last or the next such weekday, if the question says which. */
function weekday({ weekday, last, next, first }: Groups, today: Day): TimePeriod | null {
  const weekdayIndex = WEEKDAYS.indexOf(plain(weekday));
  const todayIndex = new Date(`${today}T00:00:00Z`).getUTCDay();
  const forward = (weekdayIndex - todayIndex + 7) % 7 || 7;
  if (/^pross|^che viene/i.test(next ?? first ?? '')) return single(addDays(today, forward));
  // If it does not, the articles of the last week are searched, which cover both.
  if (!last && !first) return { from: addDays(today, -7), to: today, kind: 'recent' };
  return single(addDays(today, -((todayIndex - weekdayIndex + 7) % 7 || 7)));
}

const lastDay = (
  date: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: Day,
) => {
  const at = monthIndex(month);
  return isoDay(year ? Number(year) : latestYear(today, at, dayOfMonth(date)), at, dayOfMonth(date));
};

const range = (from: Day | null, to: Day | null): TimePeriod | null =>
  from && to && from <= to ? { from, to, kind: 'date' } : null;

/** The period from a day until today. */
const since = (from: Day, today: Day): TimePeriod => ({
  from,
  to: today < from ? from : today,
  kind: 'date',
});

/** All forms. A longer, more exact form comes before those that match a part of it. */
export const TIME_FORMS: readonly TimeForm[] = [
  timeForm(
    String.raw`(?:dal|tra il|fra il|dall['’]|tra l['’]|fra l['’])\s*(?<first>\d{1,2})(?:\s+(?<start>${MONTHS.join('|')})(?:\s+(?:del\s+)?(?<early>(?:18|19|20)\d\d))?)?\s+(?:al|e il|all['’]|e l['’])\s*${DATE}\s+${MONTH}(?:\s+(?:del\s+)?${YEAR})?`,
    ({ first, start, early, date, month, year }, today) => {
      const to = lastDay(date, month, year, today);
      const from = to && lastDay(first, start ?? month, early ?? String(yearOf(to)), today);
      // `dal 28 dicembre al 3 gennaio` begins in the year before.
      return range(from && to && from > to ? addMonths(from, -12) : from, to);
    },
  ),
  timeForm(
    String.raw`(?:dal|da|dall['’])\s*${MONTH}(?:\s+(?:del\s+)?${YEAR})?(?:\s+(?:a|fino a(?:d)?) oggi|\s+in poi)?`,
    ({ month, year }, today) => {
      const at = monthIndex(month);
      return since(wholeMonth(year ? Number(year) : latestYear(today, at), at).from, today);
    },
  ),
  timeForm(
    String.raw`(?:dal|dall['’]anno)\s*${YEAR}(?!\s+al?\s+\d)(?:\s+(?:a|fino a(?:d)?) oggi|\s+in poi)?`,
    ({ year }, today) => since(`${year}-01-01`, today),
  ),
  timeForm(
    String.raw`(?:dal|tra il|fra il)\s+(?<first>(?:18|19|20)\d\d)\s+(?:al|e il)\s+${YEAR}`,
    ({ first, year }) => (Number(first) <= Number(year) ? wholeYears(Number(first), Number(year)) : null),
  ),
  timeForm(
    String.raw`(?:giorno\s+)?(?:(?:${WEEKDAYS.join('|')}|lunedì|martedì|mercoledì|giovedì|venerdì)\s+)?${DATE}\s+${MONTH}(?:\s+(?:del\s+|dell['’]anno\s+)?${YEAR})?`,
    ({ date, month, year }, today) => single(lastDay(date, month, year, today)),
  ),
  timeForm(
    String.raw`(?:giorno\s+)?(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>(?:18|19|20)\d\d|\d\d)`,
    (groups) => {
      const year = Number(groups.year) + (groups.year?.length === 2 ? 2000 : 0);
      return single(isoDay(year, Number(groups.month) - 1, Number(groups.date)));
    },
  ),
  timeForm(String.raw`(?<year>(?:18|19|20)\d\d)-(?<month>\d\d)-(?<date>\d\d)`, ({ year, month, date }) =>
    single(isoDay(Number(year), Number(month) - 1, Number(date))),
  ),
  timeForm(
    String.raw`(?:(?:nel |il )?mese di\s+)?${MONTH}\s+(?:del\s+|dell['’]anno\s+)?${YEAR}`,
    ({ month, year }) => wholeMonth(Number(year), monthIndex(month)),
  ),
  timeForm(String.raw`${MONTH}\s+(?<which>scorso|passato|prossimo)`, ({ month, which }, today) => {
    const at = monthIndex(month);
    const latest = latestYear(today, at);
    if (/^pross/i.test(which ?? '')) return wholeMonth(latest + 1, at);
    const isNow = today.startsWith(wholeMonth(latest, at).from.slice(0, 7));
    return wholeMonth(isNow ? latest - 1 : latest, at);
  }),
  timeForm(String.raw`(?:scorso\s+)${MONTH}`, ({ month }, today) =>
    wholeMonth(latestYear(today, monthIndex(month)), monthIndex(month)),
  ),
  timeForm(
    String.raw`mese di\s+${MONTH}|(?<=(?:^|\s)(?:a|ad|in|di|da)\s+)(?<bare>${MONTHS.join('|')})`,
    ({ month, bare }, today) => {
      const at = monthIndex(month ?? bare);
      return wholeMonth(latestYear(today, at), at);
    },
  ),
  timeForm(String.raw`(?:ultim[oaie]['’]?\s*)${AMOUNT}\s+${UNIT}`, ({ amount, unit }, today) => ({
    from: before(today, amountOf(amount), unit),
    to: today,
    kind: 'date',
  })),
  timeForm(String.raw`(?:(?:ultim[oa]|quest['’]ultim[oa])\s+|ultim['’]\s*)${UNIT}`, ({ unit }, today) => ({
    from: before(today, 1, unit),
    to: today,
    kind: 'date',
  })),
  timeForm(String.raw`${AMOUNT}\s+${UNIT}\s+(?:fa|or sono|addietro)`, ({ amount, unit }, today) =>
    ago(today, amountOf(amount), unit),
  ),
  timeForm(
    String.raw`(?:scors[oa]|passat[oa])\s+(?<unit>settimana|mese|anno)|(?<named>settimana|mese|anno)\s+(?:scors[oa]|passat[oa])`,
    ({ unit, named: other }, today) => ago(today, 1, unit ?? other),
  ),
  timeForm(
    String.raw`(?:prossim[oaie])\s+(?<unit>settimana|mese|anno|giorni|settimane|mesi|ore)|(?:settimana|mese|anno|giorni|settimane|mesi)\s+(?:prossim[oaie]|che (?:viene|vengono)|entrante)`,
    (_, today) => single(addDays(today, 1)),
  ),
  timeForm(String.raw`quest[ao]\s+settimana`, (_, today) => weekOf(mondayOf(today))),
  timeForm(String.raw`(?:quest[oa]|corrente)\s+mese`, (_, today) =>
    wholeMonth(yearOf(today), Number(today.slice(5, 7)) - 1),
  ),
  timeForm(String.raw`quest(?:['’]\s*|o\s+)anno`, (_, today) => wholeYears(yearOf(today))),
  timeForm(String.raw`(?:l['’]altro\s*ieri|altroieri|avantieri)`, (_, today) => single(addDays(today, -2))),
  timeForm(String.raw`ieri(?:\s+(?:sera|mattina|notte|pomeriggio))?`, (_, today) =>
    single(addDays(today, -1)),
  ),
  timeForm(String.raw`dopodomani|domani(?:\s+(?:sera|mattina|l['’]altro))?`, (_, today) =>
    single(addDays(today, 1)),
  ),
  timeForm(
    `oggi|stamattina|stamane|stamani|stasera|stanotte|in giornata|odiern[oaie]|quest['’]oggi`,
    (_, today) => single(today),
  ),
  timeForm(String.raw`quest[oi]\s+(?:fine settimana|week-?end)|fine settimana|week-?end`, (_, today) =>
    single(addDays(today, 1)),
  ),
  timeForm(
    String.raw`quest[ie]\s+(?:ultim[ie]\s+)?(?:giorni|ore|settimane)|ultim[ie]\s+(?:giorni|ore|settimane)|giorni scorsi|recente|recentemente|ultimamente|di recente|di questi tempi|in questo periodo|questo periodo`,
    (_, today) => ({ from: addDays(today, -7), to: today, kind: 'recent' }),
  ),
  timeForm(
    String.raw`(?<first>scors[oa]\s+|prossim[oa]\s+)?(?<weekday>domenica|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato)(?:\s+(?:(?<last>scors[oa]|passat[oa])|(?<next>prossim[oa]|che viene)))?`,
    weekday,
  ),
  timeForm(String.raw`anni\s+['’]?(?<year>\d0)`, ({ year }) => {
    const from = 1900 + Number(year);
    return wholeYears(from, from + 9);
  }),
  timeForm(String.raw`anni\s+(?<decade>${DECADES.join('|')})`, ({ decade }) => {
    const from = 1920 + 10 * DECADES.indexOf(plain(decade));
    return wholeYears(from, from + 9);
  }),
  timeForm(`(?<century>${CENTURIES.join('|')})`, ({ century }) => {
    const from = 1801 + 100 * CENTURIES.indexOf(plain(century));
    return wholeYears(from, from + 99);
  }),
  timeForm(
    String.raw`(?:(?:corso del|fine del|inizio del)\s+)?(?:anno\s+)?(?<=(?:^|\s)(?:nel|del|al|il|per il|anno|corso del)\s+|dell['’]anno\s+)${YEAR}`,
    ({ year }) => wholeYears(Number(year)),
  ),
  // A number before a noun that it counts is not a year: `2000 euro`, `1800 esuberi`.
  timeForm(
    String.raw`${YEAR}(?!\s+(?:euro|lire|dollari|(?!quant|quand|quale|quali|perch|cosa|dove|come|chi)\p{Ll}{4}))`,
    ({ year }) => wholeYears(Number(year)),
  ),
];
