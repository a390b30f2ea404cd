/** Whether a text is the number of a page, from 1 to 999. */
export const isPageNumber = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text);

/** The page that a field asks for: null for any, undefined where the text is no page number. */
export function pageOf(text: string): number | null | undefined {
  if (text === '') return null;
  return isPageNumber(text) ? Number(text) : undefined;
}
