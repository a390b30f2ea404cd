import * as v from 'valibot';
import { isDay } from '../day.ts';
import type { Day } from '../newsstand.ts';
import { VALIDATION_MESSAGES } from './account-forms.ts';
import { AddressFields, addressErrors, withoutProvinceAbroad } from './address-fields.ts';
import { foldFiscalCode, isFiscalCode } from './fiscal-code.ts';
import { FilledLine, FormedLine, fieldsTogether, Line } from './form-fields.ts';
import { phoneDigits } from './phone.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';

const MAX_NAME_LENGTH = 100;
const MAX_PHONE_LENGTH = 40;
const MAX_CODE_LENGTH = 40;

/** No reader was born before this day. */
const FIRST_BIRTHDAY = '1900-01-01';
const ADULT_AGE = 18;

/** Values as named in the contract; empty if not given. */
export const GENDERS = ['', 'maschio', 'femmina', 'altro', 'non_dichiarato'] as const;

export const CompanyName = FilledLine(200);

/** Only the form is checked; whether a country has such a number is checked on the server. */
export const Phone = FormedLine({
  max: MAX_PHONE_LENGTH,
  isRight: (text) => phoneDigits(text) !== null,
  message: PROFILE_MESSAGES.phone,
});

/** The 18th birthday; for a person born on the 29th of February it is March 1st. */
const eighteenthBirthday = (birthday: Day): Day =>
  `${Number(birthday.slice(0, 4)) + ADULT_AGE}${birthday.slice(4)}`;

const Birthday = (today: Day) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (day) => day === '' || (isDay(day) && day >= FIRST_BIRTHDAY && day <= today),
        PROFILE_MESSAGES.birthday,
      ),
      v.check(
        (day) => day === '' || !isDay(day) || day > today || eighteenthBirthday(day) <= today,
        PROFILE_MESSAGES.ofAge,
      ),
    ),
    '',
  );

const Contact = {
  nome: FilledLine(MAX_NAME_LENGTH),
  cognome: FilledLine(MAX_NAME_LENGTH),
  telefono: Phone,
  telefono2: Phone,
};

const PersonFields = (today: Day) =>
  v.object({
    ...Contact,
    ...AddressFields,
    luogo_nascita: Line(MAX_NAME_LENGTH),
    genere: v.optional(v.picklist(GENDERS, PROFILE_MESSAGES.gender), ''),
    nascita: Birthday(today),
    codice_fiscale: FormedLine({
      max: MAX_CODE_LENGTH,
      fold: foldFiscalCode,
      isRight: isFiscalCode,
      message: VALIDATION_MESSAGES.fiscalCode,
    }),
  });

const CompanyFields = v.object({ azienda: CompanyName, ...Contact, ...AddressFields });

export type PersonProfileFields = v.InferOutput<ReturnType<typeof PersonFields>>;
export type CompanyProfileFields = v.InferOutput<typeof CompanyFields>;

/** A person's profile. `today` is the day in Rome. VAL-02, VAL-03, ACC-01 */
export const PersonProfile = (today: Day) =>
  v.pipe(
    PersonFields(today),
    fieldsTogether<PersonProfileFields>(addressErrors),
    v.transform((values): PersonProfileFields => withoutProvinceAbroad(values)),
  );

/** The profile of a company or a public body, with its contact person. VAL-03, ACC-01 */
export const CompanyProfile = v.pipe(
  CompanyFields,
  fieldsTogether<CompanyProfileFields>(addressErrors),
  v.transform((values): CompanyProfileFields => withoutProvinceAbroad(values)),
);
