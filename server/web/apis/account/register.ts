import { REGISTRATIONS, type Registrant } from '#domain/validation/company-registration.ts';
import type { operations } from '#openapi/generated/account.ts';
import { registerReader } from '#server/accounts/identity/registration.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrTooMany, easyPassword, readFields, unlessBusy } from './answers.ts';
import { readWithPhones } from './read-with-phones.ts';

export const register: Handler<operations['register']> = async (call) => {
  const { redirect_uri: redirectUri, tipo = 'persona' } = call.body;
  const read = fieldsOf(tipo, call.body);
  if (!read.ok) return read.refused;
  const { fields, company } = read;
  const { nome, cognome, profilazione, terzi, email, password, marketing } = fields;
  const person = { email, password, name: nome, surname: cognome, company };
  const consents = { marketing, profiling: profilazione, thirdParties: terzi };
  const attempt = await unlessBusy(registerReader(call, { ...person, ...consents }, redirectUri));
  return attempt === 'easy-password' ? easyPassword('password') : doneOrTooMany(attempt);
};

function fieldsOf(tipo: Registrant, body: unknown) {
  if (tipo === 'persona') {
    const read = readFields(REGISTRATIONS.persona, body);
    return read.ok ? { ...read, company: null } : read;
  }
  const read = readWithPhones(REGISTRATIONS[tipo], body);
  return read.ok ? { ...read, company: read.fields } : read;
}
