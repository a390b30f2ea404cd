import { isStopWord } from '#domain/stop-words.ts';
import { fold, WORD, wordsOf } from '#domain/text.ts';
import { isRequest } from '#server/newsroom/content/search/question-words.ts';
import { questionWords } from '../retrieval/question-words.ts';
import { isUnsearched, kindOf, statesKind } from './asked-kind.ts';
import { withoutAskingPhrases } from './asking-phrases.ts';
import { offTopicOf } from './off-topic.ts';
import { withOtherName, withOtherWord } from './other-name.ts';
import { withoutTime } from './stated-time.ts';

/** Matches the first word of a follow-up question. */
const FOLLOW_UP_START = /^(?:e|ed|ma|invece|allora|quindi|anche|poi|inoltre)\b/;
/** Beginning of a question for a detail: `con che punteggio?`. */
const ASKS_DETAIL = /^(?:con|a|di|da|in|per|su) (?:che|chi|qual[ei]|quant[oaie]|cosa)\b/;
const CHANGE_OF_SUBJECT_START = /^(?:ma|invece|allora|quindi|poi)\b/;
/** Words that refer back to something mentioned before. */
const REFERS_BACK =
  /\b(?:(?:l|lo|la|li|le) (?:ha|hanno|aveva|ho)|quest[oaie]|quell[oaie]|quell|quei|quegli|lui|lei|loro|suo|sua|suoi|sue|ne (?:parla|scrive|sa)|ci (?:abita|abitano|vive|vivono|lavora|lavorano|va|vanno|gioca|giocano|studia|studiano|arriva|si arriva|entra|passa)|stess[oaie]|altr[oiae]|ancora|di piu|piu dettagli|l articolo|il pezzo|nell articolo|dell articolo)\b/;
/**
 * Limit of words that name a subject in a follow-up about the current topic: `Quanto costa?`, `Quando apre?`.
 */
const FOLLOW_UP_WORDS = 2;
/** A noun behind a grammatical article (`il papa`) names its subject itself and need not refer back. */
const NOUN_WITH_ARTICLE =
  /\b(?:il|lo|la|l|i|gli|le|un|uno|una|del|dello|della|dell|dei|degli|delle|al|alla|nel|nella)\b/;

const plain = (question: string) =>
  fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a question that name its subject, without those for the time and the kind of answer. */
export function contentWords(question: string): string[] {
  const answerKind = kindOf(question);
  return questionWords(withoutAskingPhrases(question))
    .filter(
      ({ folded, emphasis }) => emphasis >= 1 && !statesKind(answerKind, folded) && !isWithoutTopic(folded),
    )
    .map(({ typed }) => typed);
}

/** A question without the words that only state the kind of answer. */
export function withoutKindWords(question: string): string {
  const answerKind = kindOf(question);
  const remaining = withoutAskingPhrases(question).replace(WORD, (word) =>
    isUnsearched(answerKind, fold(word)) ? '' : word,
  );
  return remaining
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?!.,;])/g, '')
    .trim();
}

/** Words that name no topic, as in `Spiegami meglio` after an earlier question. */
const WORDS_WITHOUT_TOPIC = new Set(
  `success succede successo successa accaduto accade avvenuto dettagli dettaglio piu altro altri altre meglio cosa cose ancora
  preciso precisamente esattamente approfondisci continua spiega spiegami spiegamelo dimmelo raccontamelo perche questo questa
  quello quella questi queste quelli quelle lui lei loro adesso ora attualmente allora quindi invece anche poi`.split(
    /\s+/,
  ),
);

const isWithoutTopic = (folded: string) => isStopWord(folded) || WORDS_WITHOUT_TOPIC.has(folded);

/** `E poi parlami di …`, before the name of another subject. */
const REQUEST_ABOUT =
  /^(?:\p{L}+ ){1,2}?(?<request>\p{L}+) (?:di|d|del|dello|della|dell|dei|degli|delle) (?!piu\b)/u;

/** Whether a question begins like a follow-up but names another subject: `Ma chi è Anna Rossi?`. */
function changesSubject(folded: string, ownWords: readonly string[]): boolean {
  if (!ownWords.some(isName)) return false;
  if (CHANGE_OF_SUBJECT_START.test(folded) && ownWords.length >= FOLLOW_UP_WORDS) return true;
  const request = REQUEST_ABOUT.exec(folded)?.groups?.request;
  return request !== undefined && isRequest(request) && !REFERS_BACK.test(folded);
}

/** Whether a question can only be understood from earlier ones. */
export function isFollowUpQuestion(question: string): boolean {
  const withoutTimeWords = withoutTime(question);
  const folded = plain(withoutTimeWords);
  const ownWords = contentWords(withoutTimeWords);
  if (ownWords.length === 0) return true;
  if (FOLLOW_UP_START.test(folded)) return !changesSubject(folded, ownWords);
  if (REFERS_BACK.test(folded)) return true;
  if (ASKS_DETAIL.test(folded)) return ownWords.length < FOLLOW_UP_WORDS && !ownWords.some(isName);
  if (ownWords.length > FOLLOW_UP_WORDS || ownWords.some(isName) || kindOf(withoutTimeWords) === 'anything')
    return false;
  return ownWords.length < FOLLOW_UP_WORDS || !NOUN_WITH_ARTICLE.test(folded);
}

/** Matches a question such as `E per la difesa?`, which asks the same about something else. */
const PART_OF_QUESTION =
  /^(?:e|ed|ma|invece|e invece|ma invece) (?:per|con|col|coi|senza|contro|dopo|durante|tra|fra|in|a|ad|da|di|d|su|(?:su|ne|a|da|de)(?:l|llo|lla|lle|i|gli|ll)|con (?:il|i|gli|la|le|lo))(?: (?!(?:chi|che|cosa|quando|dove|quant[oaie]|qual|quale|quali|perche|come)\b)[\p{L}\p{N}]+){1,5}$/u;

/** Whether a question is incomplete and repeats an earlier one about something else. */
export const isPartOfQuestion = (question: string): boolean => PART_OF_QUESTION.test(plain(question));

/** Whether a question has a noun behind a grammatical article. */
export const hasNounWithArticle = (question: string): boolean => NOUN_WITH_ARTICLE.test(plain(question));

const isName = (word: string) => /^\p{Lu}/u.test(word);

/** The topic with what a question names in place of another name or word of it; null if it names nothing such. */
function withOther(topic: string, question: string): string | null {
  const ownWords = contentWords(question);
  return (
    withOtherName(topic, question.trim()) ??
    (ownWords.length === 1 ? withOtherWord(topic, question.trim(), contentWords(topic)) : null)
  );
}

/** A question completed with the topic: `E a Modena?` asks the same about another place. */
function withTopic(topic: string, question: string): string {
  const withName = withOther(topic, question);
  if (withName) return withName;
  const topicWords = new Set(wordsOf(fold(topic)));
  const addedWords = contentWords(question).filter((word) => !topicWords.has(fold(word)));
  return addedWords.length === 0 ? topic : `${topic} ${addedWords.join(' ')}`;
}

/** Longest topic in characters; if a question would make it longer, the question alone becomes the topic. */
const MAX_TOPIC_LETTERS = 300;

/** The topic of a chat after a question. @param topic the one before it; empty if there is none */
function topicAfter(topic: string, question: string): string {
  if (offTopicOf(question, '') !== null) return topic;
  const searchedText = withoutKindWords(withoutTime(question));
  if (topic !== '' && isFollowUpQuestion(searchedText)) {
    const extended = withTopic(topic, searchedText);
    return extended.length <= MAX_TOPIC_LETTERS ? extended : searchedText;
  }
  return contentWords(searchedText).length > 0 ? searchedText : topic;
}

/** The topics of a chat before each of its questions, the latest last; empty where none is named yet. */
export function topicsBefore(questions: readonly string[]): string[] {
  const topics = [''];
  for (const question of questions.slice(0, -1)) topics.push(topicAfter(topics.at(-1) ?? '', question));
  return topics;
}

/** Whether a question asks the same as the topic about something else: `E a Modena?`, `e la Lazio?`. */
export const asksAboutOther = (question: string, topic: string): boolean =>
  topic !== '' && isFollowUpQuestion(question) && withOther(topic, question) !== null;

/** A question of a chat that can be understood alone: a follow-up is completed with the topic before it. RAG-07 */
export function completeQuestion(question: string, earlierQuestions: readonly string[]): string {
  const topic = earlierQuestions.reduce(topicAfter, '');
  return topic !== '' && isFollowUpQuestion(question)
    ? withTopic(topic, question)
    : withoutKindWords(question);
}
