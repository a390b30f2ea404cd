import { type Access, mayRead } from '#domain/access.ts';
import { type BodyPassage, passagesOf } from '#domain/passages.ts';

type Texts = { access: Access; body: string; freeBody: string };

const withWords = ({ text }: BodyPassage) => text !== '';

/**
 * The blocks of an article that a reader with this access may read, numbered as in the whole body. The free part
 * consists of the body's first blocks with text, or of the beginning of the only one, so the two are read in parallel.
 * NWS-05
 */
export function readablePassages({ access, body, freeBody }: Texts, reader: Access): BodyPassage[] {
  const whole = passagesOf(body).filter(withWords);
  if (mayRead(reader, access)) return whole;
  return passagesOf(freeBody)
    .filter(withWords)
    .map((free, at) => ({ ...free, ...asInWhole(free, whole[at]) }));
}

/** A block that was cut off ends with `…`, which the whole body does not have there. */
function asInWhole({ place, text }: BodyPassage, whole: BodyPassage | undefined) {
  if (!whole || whole.text.startsWith(text)) return { place: whole?.place ?? place, text };
  return { place: whole.place, text: text.replace(/…$/, '') };
}

/** Longest question of an interview; a longer paragraph that ends with a question has content of its own. */
const QUESTION_LETTERS = 160;
const QUESTION = /\?["»”’)]*$/u;

/**
 * Whether a block is a heading or a question of an interview: these introduce the next block and have no content of
 * their own.
 */
export const isHeadingOrQuestion = ({ tag, text }: BodyPassage): boolean =>
  /^h[1-6]$/.test(tag) || (text.length <= QUESTION_LETTERS && QUESTION.test(text));
