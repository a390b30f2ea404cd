/** The words of a plain text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
