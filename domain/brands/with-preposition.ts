const WITH_DEFINITE_ARTICLE = { di: 'del', a: 'al', da: 'dal', su: 'sul' } as const;

/** Names that begin with their article. */
const WITH_ARTICLE = /^il\s+/i;
/** Names that begin with a common noun without its article, which a sentence needs. */
const NEEDS_ARTICLE = /^(?:nuovo )?(?:corriere|giornale|quotidiano)\b/i;

/** The name of a newspaper in a sentence: `del Messaggero`, `sul Corriere Adriatico`, `di Leggo`. */
export function withPreposition(preposition: keyof typeof WITH_DEFINITE_ARTICLE, paper: string): string {
  if (WITH_ARTICLE.test(paper))
    return `${WITH_DEFINITE_ARTICLE[preposition]} ${paper.replace(WITH_ARTICLE, '')}`;
  return `${NEEDS_ARTICLE.test(paper) ? WITH_DEFINITE_ARTICLE[preposition] : preposition} ${paper}`;
}
