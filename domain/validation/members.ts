import * as v from 'valibot';
import { Email, Registration, VALIDATION_MESSAGES } from './account-forms.ts';

const INVITE_CODE_MESSAGE = 'Inserisci gli otto caratteri del codice';

/** Characters of a code, none of which looks like another. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_CHARACTERS = `23456789${CODE_LETTERS}`;
export const CODE_LENGTH = 8;

/** The form of an invite to a seat, the same for page and server. VAL-03, ACC-04 */
export const Invitation = v.object({ nome: Registration.entries.nome, email: Email });

/** An invite's code in its stored form: people copy blanks along, add hyphens and use small letters. */
export const InviteCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.regex(new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTH}}$`), INVITE_CODE_MESSAGE),
);

export const SeatActivation = v.object({ codice: InviteCode });
