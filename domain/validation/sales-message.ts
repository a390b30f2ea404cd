import * as v from 'valibot';
import { Message, Subject } from './free-words.ts';

const SUBJECT_MAX = 120;
const MESSAGE_MAX = 2000;

/** The form of a message to the commercial area, the same for page and server. VAL-03, ROL-04 */
export const SalesMessage = v.object({ oggetto: Subject(SUBJECT_MAX), messaggio: Message(MESSAGE_MAX) });
