import { type Access, mayRead } from '#domain/access.ts';
import { type BodyPassage, passagesOf } from '#domain/passages.ts';

type Texts = { access: Access; body: string; freeBody: string };

const withWords = ({ text }: BodyPassage) => text !== '';

/**
 * The blocks of an article that a reader with this access may read, numbered as in the whole body. The free part consists
 * of the body's first blocks with words, or of the beginning of the only one, so the two go side by side. NWS-05
 */
export function readablePassages({ access, body, freeBody }: Texts, reader: Access): BodyPassage[] {
  const whole = passagesOf(body).filter(withWords);
  if (mayRead(reader, access)) return whole;
  return passagesOf(freeBody)
    .filter(withWords)
    .map((free, at) => ({ ...free, ...asInWhole(free, whole[at]) }));
}

/** A beginning that was cut off ends with a sign that the article does not have there. */
function asInWhole({ place, text }: BodyPassage, whole: BodyPassage | undefined) {
  if (!whole || whole.text.startsWith(text)) return { place: whole?.place ?? place, text };
  return { place: whole.place, text: text.replace(/…$/, '') };
}

/** A question of an interview has at most so many letters; a longer paragraph that ends with one tells something too. */
const QUESTION_LETTERS = 160;
const QUESTION = /\?["»”’)]*$/u;

/** Headings, and the questions of an interview, name what follows; they say nothing by themselves. */
export const isHeading = ({ tag, text }: BodyPassage): boolean =>
  /^h[1-6]$/.test(tag) || (text.length <= QUESTION_LETTERS && QUESTION.test(text));
