import { fold } from '#domain/text.ts';
import type { Label } from './labels.ts';

/** Parts of an answer that are judged. */
export type JudgedAnswer = {
  words: string;
  /** Cited articles without repetition, in order. */
  cited: { key: string; day: string }[];
};

/** `wrong` is worse than not `right`: the answer says or cites something that the label excludes. */
export type Judgement = { right: boolean; wrong: boolean };

const LETTERS_BEFORE = '(?<![\\p{L}\\p{N}])';
const LETTERS_AFTER = '(?![\\p{L}\\p{N}])';

/** Whether a folded text contains some words as whole words, regardless of accents. */
export function containsWords(folded: string, words: string): boolean {
  const escaped = fold(words)
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`${LETTERS_BEFORE}${escaped}${LETTERS_AFTER}`, 'u').test(folded);
}

/** Judges an answer only by its label. */
export function judgeAnswer(label: Label, { words, cited }: JudgedAnswer): Judgement {
  const foldedAnswer = fold(words);
  const isOutside = ({ day }: JudgedAnswer['cited'][number]) =>
    label.within !== undefined && (day < label.within.from || day > label.within.to);
  const { says = [], cites = [] } = label.excludes ?? {};
  const wrong =
    says.some((one) => containsWords(foldedAnswer, one)) ||
    cited.some((one) => cites.includes(one.key) || isOutside(one));
  if (label.refused) return { right: cited.length === 0, wrong };
  const isRight = (one: JudgedAnswer['cited'][number]) =>
    !isOutside(one) && (label.cites === undefined || label.cites.includes(one.key));
  const answered = (label.answers ?? []).every((wordings) =>
    wordings.some((way) => containsWords(foldedAnswer, way)),
  );
  const [first] = cited;
  const citesRightly = first !== undefined && isRight(first);
  const enough = cited.filter(isRight).length >= (label.least ?? 1);
  return { right: answered && citesRightly && enough, wrong };
}
