import { EMERGENCY_REPLIES, emergencyIn } from '#domain/emergency.ts';
import { fold } from '#domain/text.ts';
import { chatStrings as strings } from '../strings.ts';
import type { Answer, Question } from './assistant.ts';

const PERSON =
  '(?:un[oa]? |l )?(?:ver[oa] )?(?:operat(?:or|ric)\\w*|persona|essere umano|umano|qualcuno)(?: uman[oa])?\\b';
const COURTESY = '(?: (?:ver[oa]|per favore|per piacere|per cortesia|grazie|subito|adesso|ora))*';

/** Matches folded words. Does not match a person who shares a subscription or has read a mail. */
const WANTS_PERSON = new RegExp(
  [
    `\\b(?:parl|chatt)\\w*(?: \\w+)? con ${PERSON}`,
    `\\b(?:passa(?:mi|temi)|mi passi|mi passa|mi passate|voglio|vorrei|cerco|serve|dammi|datemi|c e)(?: a)? ${PERSON}`,
    `^${PERSON}${COURTESY}$`,
    '^(?:una? |l )?operat(?:ore|rice)(?! orari)(?: \\w+){0,2}$',
  ].join('|'),
);

const KINDS: readonly (readonly [RegExp, Answer])[] = [
  [
    /^(?:(?:ok|okay|si|no|va bene|bene|benissimo|perfetto|capito|ciao) )*(?:molte |mille |tante )?grazie(?: mille| tante| infinite| davvero| ancora| a te| a lei| a voi| ciao| ok| e buona (?:giornata|serata)| buona (?:giornata|serata))*$/,
    { content: strings.thanks, details: { knows: true } },
  ],
  [
    /^(?:ciao|salve|buon ?giorno|buon pomeriggio|buona ?sera)(?: ciao| salve| a tutti| a te| a voi)*$/,
    { content: strings.hello, details: { knows: true } },
  ],
];

/** The words of a message without capitals, accents, punctuation and emoji. */
const plainTextOf = (message: string): string =>
  fold(message)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reply to a message that is not a question; null for a question. */
export function smallTalk({
  message,
  operatorsThere,
}: Pick<Question, 'message' | 'operatorsThere'>): Answer | null {
  const text = plainTextOf(message);
  const emergency = emergencyIn(text);
  if (emergency) return { content: EMERGENCY_REPLIES[emergency], details: { knows: true } };
  if (WANTS_PERSON.test(text))
    return { content: strings.personWanted(operatorsThere), details: { knows: false } };
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
