import * as v from 'valibot';
import { Message, Subject } from './free-words.ts';

const MAX_SUBJECT_LENGTH = 120;
const MAX_MESSAGE_LENGTH = 2000;

/** The form of a message to the commercial area, the same for page and server. VAL-03, ROL-04 */
export const SalesMessage = v.object({
  oggetto: Subject(MAX_SUBJECT_LENGTH),
  messaggio: Message(MAX_MESSAGE_LENGTH),
});
