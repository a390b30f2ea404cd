/** A code without separators and spaces at its end. */
const trimmedEnd = (written: string): string => written.trim().replace(/(?<![\s/#:])[\s/#:]+$/, '');

/** The last part of a code, in any vocabulary: `stat:usable`, `http://…/pubstatusg2/usable`, `Usable`. */
export const codeOf = (written: string): string =>
  (trimmedEnd(written).split(/[:/#]/).at(-1) ?? '').trim().toLowerCase();

/** The part before the code: the alias of a vocabulary, or its address. */
export const schemeOf = (written: string): string => {
  const text = trimmedEnd(written);
  return trimmedEnd(text.slice(0, Math.max(0, text.length - codeOf(text).length)));
};
