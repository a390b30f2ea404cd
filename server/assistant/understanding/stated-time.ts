import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { type Period, TIME_FORMS, type TimeKind } from './time-forms.ts';

export type { Period } from './time-forms.ts';

/** The time that a question asks about. */
export type StatedTime = Period & {
  kind: TimeKind;
  /** The words for it, as they were typed. */
  said: string;
};

/** Number of past days whose articles are searched for what is to come. */
export const LATELY = 14;

/** Separates a question from its words for a time; `time` is null if it states none. RAG-07 */
export function readTime(question: string, now: Date): { rest: string; time: StatedTime | null } {
  const today = dayAt(now);
  for (const { pattern, read } of TIME_FORMS) {
    for (const match of question.matchAll(pattern)) {
      const found = isNamed(match) ? null : read(match.groups ?? {}, today);
      if (!found) continue;
      const rest = `${question.slice(0, match.index)} ${question.slice(match.index + match[0].length)}`;
      const said = match[0].trim();
      const time = limitedTo(today, { ...found, said });
      return {
        rest: rest
          .replace(/\s+/g, ' ')
          .replace(/ (?=[?!.,;])/g, '')
          .trim(),
        time,
      };
    }
  }
  return { rest: question, time: null };
}

/** A question without its words for a time, whatever the day. */
export const withoutTime = (question: string): string => readTime(question, new Date(0)).rest;

/**
 * Whether a word for a time is capitalised like a name within a question: `Joe Di Maggio`, `Domenica In`, the review
 * `Oggi`.
 */
const isNamed = ({ 0: said, index }: RegExpExecArray): boolean =>
  index > 0 && !/\d/.test(said) && NAMED.test(said);
const NAMED =
  /(?<!\p{L})(?:Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Agosto|Settembre|Ottobre|Novembre|Dicembre|Domenica|Luned[iì]|Marted[iì]|Mercoled[iì]|Gioved[iì]|Venerd[iì]|Sabato|Oggi|Ieri|Domani)(?!\p{L})/u;

/** Limits a time to the past: nothing is printed on future days, so the newest articles are searched for them. */
function limitedTo(today: Day, time: StatedTime): StatedTime {
  if (time.from > today) return { ...time, kind: 'coming', from: addDays(today, -LATELY), to: today };
  return time.to > today ? { ...time, to: today } : time;
}
