import { ITALY, isCountry } from '../countries.ts';
import { isProvince } from '../provinces.ts';
import { VALIDATION_MESSAGES } from './account-forms.ts';
import { FormedLine, Line } from './form-fields.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';

const MAX_STREET = 200;
const MAX_CITY = 100;
const MAX_ZIP = 12;

const ZIP = /^\d{5}$/;
/** A figure, or that there is none. */
const STREET_NUMBER = /\d|\bs\.?n\.?c\b/i;

/** An address, all of which may be missing. */
export const AddressFields = {
  indirizzo: FormedLine({
    max: MAX_STREET,
    isRight: (street) => STREET_NUMBER.test(street),
    message: PROFILE_MESSAGES.streetNumber,
  }),
  citta: Line(MAX_CITY),
  cap: Line(MAX_ZIP),
  provincia: FormedLine({
    max: 2,
    fold: (code) => code.toUpperCase(),
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

/** What a country says of the other fields. */
export const wrongInAddress = (address: AddressValues) => ({
  cap: isItalian(address) && address.cap !== '' && !ZIP.test(address.cap) && PROFILE_MESSAGES.zip,
});

/** The same, of an address that mail must reach: only Italy's have a province, and not every country has postal codes. */
export const wrongInFullAddress = (address: AddressValues) => {
  const { required } = VALIDATION_MESSAGES;
  const italian = isItalian(address);
  return {
    indirizzo: address.indirizzo === '' && required,
    citta: address.citta === '' && required,
    cap: (italian && address.cap === '' && required) || wrongInAddress(address).cap,
    provincia: italian && address.provincia === '' && required,
    paese: address.paese === '' && required,
  };
};

/** An address abroad has no province of Italy. */
export const withoutOtherProvince = <Values extends AddressValues>(values: Values): Values =>
  isItalian(values) ? values : { ...values, provincia: '' };
