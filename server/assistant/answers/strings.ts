import { plainDate, untilDate, withArticle } from '#domain/date-words.ts';
import { addDays, longDate } from '#domain/dates.ts';
import { EMERGENCY_REPLIES } from '#domain/emergency.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OffTopic } from '../understanding/off-topic.ts';
import type { Period } from '../understanding/stated-time.ts';

const listed = (words: readonly string[]) => words.map((word) => `«${word}»`).join(', ');

const sinceDayPhrase = (day: Day) => withArticle('dal', plainDate(day));
const ofDayPhrase = (day: Day) => untilDate(day).replace(/^al/, 'del');

/** Where an article appeared in print. */
export type PrintAppearance = {
  day: Day;
  page: number | null;
  section: { name: string };
  edition: { name: string };
  /** Names of all editions of that day that contain the article, if they are known. */
  editions?: readonly string[];
};

/** Number of editions that are named; the others are only counted. */
const NAMED_EDITIONS = 12;

function inEditions({ edition, editions = [] }: Pick<PrintAppearance, 'edition' | 'editions'>): string {
  if (editions.length < 2) return `edizione ${edition.name}`;
  const named = editions.slice(0, NAMED_EDITIONS);
  const further = editions.length - named.length;
  if (further > 0) return `edizioni ${named.join(', ')} e ${further === 1 ? 'un’altra' : `altre ${further}`}`;
  return `edizioni ${named.slice(0, -1).join(', ')} e ${named.at(-1)}`;
}

const printAppearanceText = ({ day, page, section, ...printing }: PrintAppearance) =>
  [longDate(day), `sezione ${section.name}`, inEditions(printing), page === null ? '' : `pagina ${page}`]
    .filter((part) => part !== '')
    .join(', ');

const ofPeriodPhrase = ({ from, to }: Period) =>
  from === to ? ofDayPhrase(from) : `${sinceDayPhrase(from)} ${untilDate(to)}`;

/** Fixed replies to questions for which no articles are searched. */
const OFF_TOPIC_REPLIES: Readonly<Record<OffTopic, string>> = {
  future:
    'Previsioni non ne faccio: riporto quello che hanno scritto i nostri articoli. Posso cercare che cosa si è scritto di un argomento.',
  hello: 'Ciao! Cerco negli articoli del giornale: chiedimi di un fatto, di una persona o di un luogo.',
  thanks: 'Di niente. Se vuoi sapere altro, chiedi pure.',
  aboutChatbot:
    'Sono l’archivio del giornale: rispondo con le parole dei nostri articoli, e dico da quali vengono. Chiedimi di un fatto, di una persona o di un luogo.',
  opinion:
    'Non ho opinioni: riporto quello che hanno scritto i nostri articoli. Posso cercare che cosa si è scritto di un argomento.',
  calculation: 'I conti non li faccio: rispondo soltanto con quello che è scritto nei nostri articoli.',
  ...EMERGENCY_REPLIES,
  health:
    'Non posso dare consigli sulla salute: per questi chiedi al medico o al farmacista, e in un’emergenza chiama il 112. Posso cercare che cosa si è scritto di un argomento.',
  law: 'Non posso dare consigli legali: per il tuo caso chiedi a un avvocato, a un patronato o a un sindacato. Posso cercare che cosa si è scritto di un argomento.',
  product:
    'Qui rispondo con gli articoli del giornale. Per l’abbonamento, l’account e l’app trovi le risposte nelle domande frequenti e nell’assistenza.',
};

/** The chatbot's own texts. */
export const answerStrings = {
  quotationsIntroduction: (passages: number) =>
    passages === 1
      ? 'Ne ha scritto un nostro articolo:'
      : 'Ecco che cosa ne hanno scritto i nostri articoli:',
  offTopicReply: (topic: OffTopic) => OFF_TOPIC_REPLIES[topic],
  inShort: 'In breve: ',
  /** @param day the day of all the news; null if they are from several days */
  news: (day: Day | null, today: Day) => {
    if (day === null) return 'Le notizie principali, dalle più recenti:';
    if (day === today) return `Le notizie principali di oggi, ${longDate(day)}:`;
    if (day === addDays(today, -1)) return `Le notizie principali di ieri, ${longDate(day)}:`;
    return `Le notizie principali di ${longDate(day)}:`;
  },
  specialIntroduction: (name: string) => `Gli articoli dello speciale **${name}**:`,
  summaryIntroduction: (title: string) => `Che cosa dice **${title}**:`,
  writtenBy: (byline: string | null, appearance: PrintAppearance) =>
    byline
      ? `Lo firma ${byline}, sul giornale di ${printAppearanceText(appearance)}:`
      : `L’articolo non è firmato. È uscito ${printAppearanceText(appearance)}:`,
  cameOut: (appearance: PrintAppearance) => `È uscito ${printAppearanceText(appearance)}:`,
  otherPeriodNotice: (typedTime: string) =>
    `Di quel periodo («${typedTime}») non ho trovato articoli. Ecco che cosa si è scritto prima.`,
  notFound: 'Non ho trovato articoli su questo.',
  searched: (words: readonly string[], { until, period }: { until: Day | null; period: Period | null }) => {
    const searchedPart = period
      ? `negli articoli ${ofPeriodPhrase(period)}`
      : until
        ? `negli articoli fino ${untilDate(until)}`
        : 'negli articoli';
    if (words.length === 0 && period) return `Non ci sono articoli ${ofPeriodPhrase(period)}.`;
    return words.length === 0
      ? `Nella domanda non c’è nulla da cercare ${searchedPart}: prova con qualche parola in più.`
      : `Ho cercato ${listed(words)} ${searchedPart}.`;
  },
  /** For an answer that has lost some or all of its sources. */
  gone: 'Questa risposta non si può più leggere: gli articoli da cui veniva sono stati corretti o non sono più disponibili.',
  partlyGone:
    'Una parte della risposta è stata tolta: l’articolo da cui veniva è stato corretto o non è più disponibile.',
  followUp: (name: string) => `Che cosa si è scritto di ${name}?`,
};

/** Placeholder for the variable parts of a text; becomes a wildcard in the pattern. */
const VARIABLE_PART = '\u0000';
const patternOf = (words: string) =>
  words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(VARIABLE_PART, String.raw`[^\n]*?`);
const INTRODUCTIONS = [
  answerStrings.quotationsIntroduction(1),
  answerStrings.quotationsIntroduction(2),
  answerStrings.summaryIntroduction(VARIABLE_PART),
  answerStrings.news(null, ''),
  answerStrings.specialIntroduction(VARIABLE_PART),
  `Le notizie principali di ${VARIABLE_PART}:`,
].map((words) => `${patternOf(words)}\\n\\n`);

/**
 * Matches the introduction of an answer: the fixed words before the first quotation, which need no source.
 */
export const INTRODUCTION = new RegExp(
  String.raw`^\n*(?:${patternOf(answerStrings.otherPeriodNotice(VARIABLE_PART))}\n\n)?(?:${INTRODUCTIONS.join('|')}|${patternOf(answerStrings.inShort)})?`,
);
