import type { Ajv } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isAccountEmail } from '#domain/email.ts';

/** Adds the formats of the contracts to a validator; valid e-mail addresses are those that accounts may have. */
export function addContractFormats<A extends Ajv | Ajv2020>(ajv: A): A {
  addFormats.default(ajv);
  ajv.addFormat('idn-email', isAccountEmail);
  return ajv;
}
