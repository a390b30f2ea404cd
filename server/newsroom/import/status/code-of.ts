/** The last part of a code, in any vocabulary: `stat:usable`, `http://…/pubstatusg2/usable`, `Usable`. */
export const codeOf = (written: string): string =>
  (
    written
      .trim()
      .replace(/[/#:]+$/, '')
      .split(/[:/#]/)
      .at(-1) ?? ''
  )
    .trim()
    .toLowerCase();

/** The part before the code: the alias of a vocabulary, or its address. */
export const schemeOf = (written: string): string => {
  const text = written.trim().replace(/[/#:]+$/, '');
  return text.slice(0, Math.max(0, text.length - codeOf(text).length)).replace(/[:/#]+$/, '');
};
