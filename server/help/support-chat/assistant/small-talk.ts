import { chatStrings as strings } from '../strings.ts';
import type { Answer, Question } from './assistant.ts';

const PERSON =
  "(?:un[oa]? |un[’'] ?|l[’'])?(?:ver[oa] )?(?:operator\\w*|persona|essere umano|umano|qualcuno)\\b";

/** Does not match a person who shares a subscription or has read a mail. */
const WANTS_PERSON = new RegExp(
  [
    `\\b(?:parl|chatt)\\w*(?: \\w+)? con ${PERSON}`,
    `\\b(?:passa(?:mi|temi)|voglio|vorrei|cerco|serve|dammi|datemi|c[’']è)(?: a)? ${PERSON}`,
    `^${PERSON}[ .!?]*$`,
  ].join('|'),
  'i',
);

const KINDS: readonly (readonly [RegExp, Answer])[] = [
  [
    /^(?:ok[,. ]*)?(?:molte |mille )?grazie(?: mille| tante| infinite| davvero| a te)?[ .!]*$/i,
    { content: strings.thanks, details: { knows: true } },
  ],
  [
    /^(?:ciao|salve|buon\s?giorno|buona\s?sera)(?: a tutti| a te)?[ .!]*$/i,
    { content: strings.hello, details: { knows: true } },
  ],
];

/** Reply to a message that is not a question; null for a question. */
export function smallTalk({
  message,
  operatorsThere,
}: Pick<Question, 'message' | 'operatorsThere'>): Answer | null {
  const text = message.trim();
  if (WANTS_PERSON.test(text))
    return { content: strings.personWanted(operatorsThere), details: { knows: false } };
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
