import * as v from 'valibot';
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH, TICKET_TOPICS } from '../support/ticket.ts';
import { Email, VALIDATION_MESSAGES } from './account-forms.ts';
import { Message, Subject } from './free-words.ts';

/** The form of a ticket to customer service, the same for page and server. VAL-03, HLP-02 */
export const TicketForm = v.object({
  argomento: v.picklist(TICKET_TOPICS, VALIDATION_MESSAGES.required),
  oggetto: Subject(MAX_SUBJECT_LENGTH),
  messaggio: Message(MAX_MESSAGE_LENGTH),
  email: Email,
});

/** The form for signed-in readers, whose address is that of the account. */
export const ReaderTicketForm = v.object({ ...TicketForm.entries, email: v.optional(v.string(), '') });
