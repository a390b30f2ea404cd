import { fold } from '#domain/text.ts';
import { questionWords } from '../retrieval/question-words.ts';

/** Words before a name; the same kind is before the name that it replaces. */
const WORDS_BEFORE = [
  `(?:a|ad|al|alla|all['’]|in|nel|nella|nell['’]|nello|nei|nelle)`,
  `(?:di|del|della|dell['’]|dello|dei|degli|delle)`,
  `(?:per|per il|per la|per i|per gli|per le|per l['’])`,
  String.raw`(?:(?:[Ii]l|[Ll]o|[Ll]a|[Ii]|[Gg]li|[Ll]e)(?=\s)|[Ll]['’])`,
];
/** Pattern of a name; holidays are excluded, because they are not places. */
const NAME = String.raw`(?!(?:Ferragosto|Natale|Pasqua|Capodanno|Epifania|Carnevale)(?!\p{L}))\p{Lu}[\p{L}’']+(?:(?:\s?[-–]\s?|\s+(?:d[aei]l?\s+)?)\p{Lu}[\p{L}’']+)*`;
const SAME_FOR_ANOTHER = String.raw`^(?:[Ee]|[Ee]d|[Mm]a|[Ee] invece|[Ii]nvece)\s+(?:quell[oaie]\s+)?`;
const END = String.raw`\s*[?.!]*$`;

/**
 * Patterns for a name after each kind of words: `asked` in a question that asks the same about another name,
 * `inTopic` in the earlier topic.
 */
const NAME_AFTER = WORDS_BEFORE.map((before) => ({
  asked: new RegExp(String.raw`${SAME_FOR_ANOTHER}${before}\s*(${NAME})${END}`, 'u'),
  inTopic: new RegExp(String.raw`(?<=(?:^|\s)${before}\s*)${NAME}`, 'u'),
}));
const ANY = String.raw`(?:(?!(?:il|lo|la|i|gli|le|l['’]|un|una)(?![\p{L}]))\p{Ll}+['’]?\s*){0,2}`;
const OTHER_NAME = new RegExp(`${SAME_FOR_ANOTHER}${ANY}(${NAME})${END}`, 'u');
/** Names within a question; the first word is left out, because it is capitalised anyway, unless two sides are named. */
const NAMES = new RegExp(
  String.raw`(?<=\S\s+(?:\p{Ll}['’])?)${NAME}|^\p{Lu}[\p{L}’']+\s?[-–]\s?\p{Lu}[\p{L}’']+(?=\s*[?.!]*$)`,
  'gu',
);

/** The previous topic with another name in it; null if the question does not name another one. */
export function withOtherName(topic: string, question: string): string | null {
  for (const { asked, inTopic } of NAME_AFTER) {
    const name = asked.exec(question)?.[1];
    if (name && inTopic.test(topic)) return topic.replace(inTopic, () => name);
  }
  const name = OTHER_NAME.exec(question)?.[1];
  const topicNames = [...topic.matchAll(NAMES)];
  const [only] = topicNames;
  if (!name || !only || topicNames.length > 1) return null;
  return `${topic.slice(0, only.index)}${name}${topic.slice(only.index + only[0].length)}`;
}

/** Simple prepositions, of which the same kind is before the word that is replaced. */
const SIMPLE_PREPOSITIONS = ['(?:ad?|in)', 'di', 'per'];
/** Words that say when or how, and name no other place. */
const NO_OTHER =
  'inverno|estate|autunno|primavera|generale|particolare|media|totale|futuro|passato|realtà|pratica|sintesi|breve|dettaglio|treno|auto|aereo|macchina|bici|bicicletta|moto|nave|pullman|autobus|traghetto|piedi|tv|streaming|diretta|chiaro|casa|sera|notte|giorno';
const WORD_AFTER = SIMPLE_PREPOSITIONS.map((preposition) => ({
  asked: new RegExp(
    String.raw`${SAME_FOR_ANOTHER}${preposition}\s+(?!(?:${NO_OTHER})(?!\p{L}))(\p{L}+)${END}`,
    'iu',
  ),
  inTopic: new RegExp(String.raw`(?<=\s${preposition}\s+)(?:${NAME}|\p{Ll}+)`, 'gu'),
}));

/**
 * The previous topic with another word in it, in chats without capital letters: `e in sardegna?` after
 * `elezioni in umbria`; null if the question does not name another one.
 * @param topicWords the words of the topic that name its subject
 */
export function withOtherWord(topic: string, question: string, topicWords: readonly string[]): string | null {
  for (const { asked, inTopic } of WORD_AFTER) {
    const word = asked.exec(question)?.[1];
    if (!word) continue;
    const namesSubject = (text: string) => topicWords.some((one) => text.startsWith(one));
    const last = [...topic.matchAll(inTopic)].findLast(([text]) => namesSubject(text));
    if (last) return `${topic.slice(0, last.index)}${word}${topic.slice(last.index + last[0].length)}`;
    return withOtherOffice(topic, word, topicWords);
  }
  return null;
}

/** The topic about the same office of another place: `il sindaco di roma`, `e a milano?`. */
function withOtherOffice(topic: string, word: string, topicWords: readonly string[]): string | null {
  const subjects = new Set(topicWords.map(fold));
  const place = questionWords(topic).find(({ hasOffice, folded }) => hasOffice && subjects.has(folded));
  return place
    ? topic.replace(new RegExp(String.raw`(?<!\p{L})${place.typed}(?!\p{L})`, 'u'), () => word)
    : null;
}
