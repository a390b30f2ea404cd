import { untilDate } from '#domain/date-words.ts';
import type { Day } from '#domain/newsstand.ts';

const listed = (words: readonly string[]) => words.map((word) => `«${word}»`).join(', ');

/** What the chatbot says by itself. */
export const answerStrings = {
  asOurArticlesHaveIt: (passages: number) =>
    passages === 1
      ? 'Ne ha scritto un nostro articolo:'
      : 'Ecco che cosa ne hanno scritto i nostri articoli:',
  notFound: 'Non ho trovato articoli su questo.',
  searched: (words: readonly string[], until: Day | null) => {
    const where = until ? `negli articoli fino ${untilDate(until)}` : 'negli articoli';
    return words.length === 0
      ? `Nella domanda non c’è nulla da cercare ${where}: prova con qualche parola in più.`
      : `Ho cercato ${listed(words)} ${where}.`;
  },
  /** Of an answer that has lost what it rested on, all of it or a part. */
  gone: 'Questa risposta non si può più leggere: gli articoli da cui veniva sono stati corretti o non sono più disponibili.',
  partlyGone:
    'Una parte della risposta è stata tolta: l’articolo da cui veniva è stato corretto o non è più disponibile.',
  followUp: (name: string) => `Che cosa si è scritto di ${name}?`,
};
