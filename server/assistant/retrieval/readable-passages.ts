import { type Access, mayRead } from '#domain/access.ts';
import { type BodyPassage, passagesOf } from '#domain/passages.ts';

type ArticleTexts = { access: Access; body: string; freeBody: string };

const hasText = ({ text }: BodyPassage) => text !== '';

/**
 * The blocks of an article that a reader with this access may read, numbered as in the whole body. The free part
 * consists of the body's first blocks with text, or of the beginning of the only one, so the two are read in parallel.
 * NWS-05
 */
export function readablePassages(
  { access, body, freeBody }: ArticleTexts,
  readerAccess: Access,
): BodyPassage[] {
  const allBlocks = passagesOf(body).filter(hasText);
  if (mayRead(readerAccess, access)) return allBlocks;
  return passagesOf(freeBody)
    .filter(hasText)
    .map((block, at) => ({ ...block, ...asInFullBody(block, allBlocks[at]) }));
}

/** A free block with its number in the whole body; without the `…` that was added where it was cut off. */
function asInFullBody({ place, text }: BodyPassage, whole: BodyPassage | undefined) {
  if (!whole || whole.text.startsWith(text)) return { place: whole?.place ?? place, text };
  return { place: whole.place, text: text.replace(/…$/, '') };
}

/** Longest question of an interview in characters; a longer paragraph has content of its own. */
const MAX_QUESTION_LENGTH = 160;
const ENDS_WITH_QUESTION = /\?["»”’)]*$/u;

/**
 * Whether a block is a heading or a question of an interview: these introduce the next block and have no content of
 * their own.
 */
export const isHeadingOrQuestion = ({ tag, text }: BodyPassage): boolean =>
  /^h[1-6]$/.test(tag) || (text.length <= MAX_QUESTION_LENGTH && ENDS_WITH_QUESTION.test(text));
