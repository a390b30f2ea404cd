import * as v from 'valibot';
import { ITALY, isCountry } from '../countries.ts';
import { isProvince, provinceCode } from '../provinces.ts';
import { VALIDATION_MESSAGES } from './account-forms.ts';
import { FormedLine, Line } from './form-fields.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';

const MAX_STREET_LENGTH = 200;
const MAX_CITY_LENGTH = 100;
const MAX_ZIP_LENGTH = 12;
const MAX_PROVINCE_LENGTH = 60;

/** Prefix of Italian postal codes on letters from abroad: `I-00185`. */
const ZIP_PREFIX = /^IT?\s?-\s?(?=\d{5}$)/i;

const ZIP = /^\d{5}$/;
/** A house number, or a statement that there is none: `snc`, `s.n.`, `n.n.`, `senza numero`. */
const STREET_NUMBER =
  /\d|(?<![\p{L}\d])[sn]\s?[./]?\s?n\s?[./]?(?:\s?c\.?)?(?![\p{L}\d])|\b(?:senza|privo di|priva di|non ha) (?:numer|n\.|civico)|\bnon numerat/iu;

/** Fields of an address, all of which may be empty. */
export const AddressFields = {
  indirizzo: Line(MAX_STREET_LENGTH),
  citta: Line(MAX_CITY_LENGTH),
  cap: v.pipe(
    Line(MAX_ZIP_LENGTH),
    v.transform((text) => text.replace(ZIP_PREFIX, '')),
  ),
  provincia: FormedLine({
    max: MAX_PROVINCE_LENGTH,
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

/** Whether an address is in Italy; without a country it is. */
export const isItalian = ({ paese }: Pick<AddressValues, 'paese'>): boolean =>
  paese === '' || paese === ITALY;

/** The errors of an address that depend on its country: abroad, houses may have names and postal codes letters. */
export const addressErrors = (address: AddressValues) => {
  const { indirizzo, cap } = address;
  const italian = isItalian(address);
  return {
    indirizzo: italian && indirizzo !== '' && !STREET_NUMBER.test(indirizzo) && PROFILE_MESSAGES.streetNumber,
    cap: italian && cap !== '' && !ZIP.test(cap) && PROFILE_MESSAGES.zip,
  };
};

/** The errors of an address that mail must reach. Only Italian addresses need a province and a postal code. */
export const fullAddressErrors = (address: AddressValues) => {
  const { required } = VALIDATION_MESSAGES;
  const italian = isItalian(address);
  return {
    indirizzo: (address.indirizzo === '' && required) || addressErrors(address).indirizzo,
    citta: address.citta === '' && required,
    cap: (italian && address.cap === '' && required) || addressErrors(address).cap,
    provincia: italian && address.provincia === '' && required,
    paese: address.paese === '' && required,
  };
};

/** Removes the province from an address abroad. */
export const withoutProvinceAbroad = <Values extends AddressValues>(values: Values): Values =>
  isItalian(values) ? values : { ...values, provincia: '' };
