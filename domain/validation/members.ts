import * as v from 'valibot';
import { Email, Registration, VALIDATION_MESSAGES } from './account-forms.ts';

const INVITE_CODE = 'Inserisci gli otto caratteri del codice';

/** Signs of a code: none looks like another. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_SIGNS = `23456789${CODE_LETTERS}`;
export const CODE_LENGTH = 8;

/** Who is invited to a seat, for the form and for the server. VAL-03, ACC-04 */
export const Invitation = v.object({ nome: Registration.entries.nome, email: Email });

/** As it is kept: people copy blanks along, part it by hyphens and write small. */
export const InviteCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.regex(new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`), INVITE_CODE),
);

export const SeatActivation = v.object({ codice: InviteCode });
