import * as v from 'valibot';
import { LONGEST_MESSAGE, LONGEST_SUBJECT, TICKET_TOPICS } from '../support/ticket.ts';
import { Email, VALIDATION_MESSAGES } from './account-forms.ts';
import { Message, Subject } from './free-words.ts';

/** What is written to customer service, for the form and for the server. VAL-03, HLP-02 */
export const TicketForm = v.object({
  argomento: v.picklist(TICKET_TOPICS, VALIDATION_MESSAGES.required),
  oggetto: Subject(LONGEST_SUBJECT),
  messaggio: Message(LONGEST_MESSAGE),
  email: Email,
});

/** Of whoever is signed in, whose address is the account's. */
export const ReaderTicketForm = v.object({ ...TicketForm.entries, email: v.optional(v.string(), '') });
