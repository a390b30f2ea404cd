import * as v from 'valibot';
import { ITALY, isCountry } from '../countries.ts';
import { isProvince, provinceCode } from '../provinces.ts';
import { VALIDATION_MESSAGES } from './account-forms.ts';
import { FormedLine, Line } from './form-fields.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';

const MAX_STREET = 200;
const MAX_CITY = 100;
const MAX_ZIP = 12;
const MAX_PROVINCE = 60;

/** What stands before Italy's codes on letters from abroad: `I-00185`. */
const BEFORE_ZIP = /^IT?\s?-\s?(?=\d{5}$)/i;

const ZIP = /^\d{5}$/;
/** A figure, or that there is none: `snc`, `s.n.`, `n.n.`, `senza numero`. */
const STREET_NUMBER =
  /\d|(?<![\p{L}\d])[sn]\s?[./]?\s?n\s?[./]?(?:\s?c\.?)?(?![\p{L}\d])|\b(?:senza|privo di|priva di|non ha) (?:numer|n\.|civico)|\bnon numerat/iu;

/** An address, all of which may be missing. */
export const AddressFields = {
  indirizzo: Line(MAX_STREET),
  citta: Line(MAX_CITY),
  cap: v.pipe(
    Line(MAX_ZIP),
    v.transform((text) => text.replace(BEFORE_ZIP, '')),
  ),
  provincia: FormedLine({
    max: MAX_PROVINCE,
    fold: (text) => provinceCode(text) ?? text,
    isRight: isProvince,
    message: PROFILE_MESSAGES.province,
  }),
  paese: FormedLine({
    max: 2,
    fold: (code) => code.toUpperCase(),
    isRight: isCountry,
    message: PROFILE_MESSAGES.country,
  }),
};

export type AddressValues = {
  indirizzo: string;
  citta: string;
  cap: string;
  provincia: string;
  paese: string;
};

/** Where no country is told, it is Italy. */
export const isItalian = ({ paese }: Pick<AddressValues, 'paese'>): boolean =>
  paese === '' || paese === ITALY;

/** What a country says of the other fields: elsewhere houses have names, and codes letters. */
export const wrongInAddress = (address: AddressValues) => {
  const { indirizzo, cap } = address;
  const italian = isItalian(address);
  return {
    indirizzo: italian && indirizzo !== '' && !STREET_NUMBER.test(indirizzo) && PROFILE_MESSAGES.streetNumber,
    cap: italian && cap !== '' && !ZIP.test(cap) && PROFILE_MESSAGES.zip,
  };
};

/** The same, of an address that mail must reach: only Italy's have a province, and not every country has postal codes. */
export const wrongInFullAddress = (address: AddressValues) => {
  const { required } = VALIDATION_MESSAGES;
  const italian = isItalian(address);
  return {
    indirizzo: (address.indirizzo === '' && required) || wrongInAddress(address).indirizzo,
    citta: address.citta === '' && required,
    cap: (italian && address.cap === '' && required) || wrongInAddress(address).cap,
    provincia: italian && address.provincia === '' && required,
    paese: address.paese === '' && required,
  };
};

/** An address abroad has no province of Italy. */
export const withoutOtherProvince = <Values extends AddressValues>(values: Values): Values =>
  isItalian(values) ? values : { ...values, provincia: '' };
