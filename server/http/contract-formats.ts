import type { Ajv } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isEmail } from '#domain/email.ts';

/** Teaches a validator the formats that the contracts name: e-mail addresses are those that every form takes. */
export function knowFormats<A extends Ajv | Ajv2020>(ajv: A): A {
  addFormats.default(ajv);
  ajv.addFormat('idn-email', isEmail);
  return ajv;
}
