const JOINED = { di: 'del', a: 'al', da: 'dal', su: 'sul' } as const;

/** A name that begins with its article. */
const WITH_ARTICLE = /^il\s+/i;
/** Names that begin with a common noun, and therefore get an article in a sentence. */
const WITHOUT_ARTICLE = /^(?:nuovo )?(?:corriere|giornale|quotidiano)\b/i;

/** The name of a newspaper in a sentence: `del Messaggero`, `sul Corriere Adriatico`, `di Leggo`. */
export function withPreposition(preposition: keyof typeof JOINED, paper: string): string {
  if (WITH_ARTICLE.test(paper)) return `${JOINED[preposition]} ${paper.replace(WITH_ARTICLE, '')}`;
  return `${WITHOUT_ARTICLE.test(paper) ? JOINED[preposition] : preposition} ${paper}`;
}
