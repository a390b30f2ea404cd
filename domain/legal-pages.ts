/** Pages that the law requires of the publisher, each with its own name. NAV-24, SHL-06 */
export const LEGAL_PAGES = ['privacy', 'cookie', 'note-legali', 'accessibilita'] as const;
export type LegalName = (typeof LEGAL_PAGES)[number];

export type LegalPage = {
  name: LegalName;
  title: string;
  description: string;
  /** Words by which search finds it. */
  words: readonly string[];
  /** Day of its last change, `2026-11-25`. */
  updated: string;
  /** Clean HTML. */
  html: string;
};
