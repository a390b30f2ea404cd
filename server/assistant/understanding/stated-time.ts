import { addDays, dayAt, MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Period, TimeKind, TimeNaming } from './time-form.ts';
import { TIME_FORMS } from './time-forms.ts';

export type { Period } from './time-form.ts';

/** The time that a question asks about. */
export type StatedTime = Period & {
  kind: TimeKind;
  naming: TimeNaming;
  /** The words for it, as they were typed. */
  typed: string;
};

/** Number of past days whose articles are searched for a question about a future time. */
export const RECENT_DAYS = 14;

/**
 * Separates a question into its words for a time and its other words; `time` is null if it has none. RAG-07
 */
export function readTime(question: string, now: Date): { withoutTime: string; time: StatedTime | null } {
  const today = dayAt(now);
  for (const { pattern, naming, read } of TIME_FORMS) {
    for (const match of question.matchAll(pattern)) {
      const found = isPartOfName(match) ? null : read(match.groups ?? {}, today);
      if (!found) continue;
      const rest = `${question.slice(0, match.index)} ${question.slice(match.index + match[0].length)}`;
      const typed = match[0].trim();
      const time = limitToPast(today, { kind: 'date', naming, ...found, typed });
      return {
        withoutTime: rest
          .replace(/\s+/g, ' ')
          .replace(/ (?=[?!.,;])/g, '')
          .trim(),
        time,
      };
    }
  }
  return { withoutTime: question, time: null };
}

/** A question without its words for a time, which are the same on every day. */
export const withoutTime = (question: string): string => readTime(question, new Date(0)).withoutTime;

/**
 * Whether a word for a time is capitalised like a name within a sentence: `Joe Di Maggio`, `Domenica In`, the review
 * `Oggi`; not next to other words for a time, as in `tra Marzo e Giugno` and `lo scorso Novembre`.
 */
function isPartOfName({ 0: typed, index, input }: RegExpExecArray): boolean {
  if (SURNAME.test(typed)) return true;
  if (/\d/.test(typed) || !CAPITALISED_TIME.test(typed) || SEVERAL_TIME_WORDS.test(typed)) return false;
  const before = input.slice(0, index);
  return !SENTENCE_START.test(before) && isNamedBy(typed, before, input.slice(index + typed.length));
}

/** Whether the words around a capitalised word for a time make it a name. */
function isNamedBy(typed: string, before: string, after: string): boolean {
  if (NAME_AFTER.test(after)) return true;
  if (PREPOSITION.test(typed)) return false;
  return ARTICLE.test(typed) || NAME_BEFORE.test(before) || !DAY_ONLY.test(typed);
}

const SENTENCE_START = /(?:^|[.!?…:«“"(])\s*$/;
/** The next word of the name, as in `Domenica Martinelli`; `Sera` belongs to the day. */
const NAME_AFTER = /^\s+(?!(?:Sera|Mattina|Pomeriggio|Notte)(?!\p{L}))\p{Lu}/u;
/** A capitalised word that does not begin the sentence, or a word for what bears the name. */
const NAME_BEFORE =
  /[^.!?…:«“"(\s]\s+\p{Lu}[\p{L}’']*\s+$|(?<!\p{L})(?:è|era|sono|signora|santa|don|rivista|settimanale)\s+$/u;
const PREPOSITION = /^(?:(?:ad?|di|da|in|per|durante|entro|prima|dopo|fino|sino)\s|d['’])/iu;
/** An article, also joined to a preposition: `il`, `della`. */
const ARTICLE = /^\p{Ll}/u;
/** A day without an article; it names a person or a paper less often than a month. */
const DAY_ONLY =
  /^(?:Domenica|Luned[iì]|Marted[iì]|Mercoled[iì]|Gioved[iì]|Venerd[iì]|Sabato|Oggi|Ieri|Domani)(?!\p{L})/u;
/** `Di Maggio`, also in `alla fine Di Maggio`. */
const SURNAME = /(?<!\p{L})Di\s+Maggio(?!\p{L})/u;
const ANY_MONTH = `(?<!\\p{L})(?:${MONTHS.join('|')})(?!\\p{L})`;
const SEVERAL_TIME_WORDS = new RegExp(
  String.raw`${ANY_MONTH}.*${ANY_MONTH}|(?<!\p{L})(?:anno|mes[ei]|settiman[ae]|giorn[oi]|scors[oa]|prossim[oa]|inizio|met[aà]|fine|primi)(?!\p{L})`,
  'iu',
);
const CAPITALISED_TIME =
  /(?<!\p{L})(?:Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Agosto|Settembre|Ottobre|Novembre|Dicembre|Domenica|Luned[iì]|Marted[iì]|Mercoled[iì]|Gioved[iì]|Venerd[iì]|Sabato|Oggi|Ieri|Domani)(?!\p{L})/u;

/** Limits a time to the past: nothing is printed on future days, so the newest articles are searched for them. */
function limitToPast(today: Day, time: StatedTime): StatedTime {
  if (time.from > today) return { ...time, kind: 'coming', from: addDays(today, -RECENT_DAYS), to: today };
  return time.to > today ? { ...time, to: today } : time;
}
