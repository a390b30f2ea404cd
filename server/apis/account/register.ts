import { Registration } from '#domain/validation/account-forms.ts';
import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { registerReader } from '#server/identity/registration.ts';
import { doneOrWait, readFields, unlessBusy } from './answers.ts';

export const register: Handler<operations['register']> = async (call) => {
  const read = readFields(Registration, call.body);
  if (!read.ok) return read.refused;
  const { nome, cognome, profilazione, terzi, email, password, marketing } = read.fields;
  const person = { email, password, name: nome, surname: cognome };
  const consents = { marketing, profiling: profilazione, thirdParties: terzi };
  const { redirect_uri: redirectUri } = call.body;
  return doneOrWait(await unlessBusy(registerReader(call, { ...person, ...consents }, redirectUri)));
};
