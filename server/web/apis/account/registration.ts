import { Activation, EmailAlone } from '#domain/validation/account-forms.ts';
import { REGISTRATIONS, type Registrant } from '#domain/validation/company-registration.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import {
  activateByCode,
  mailActivationAgain,
  registerReader,
} from '#server/accounts/identity/registration.ts';
import { success } from '#server/base/result.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrRefused, refuse } from '../refusals.ts';
import { ok } from '../replies.ts';
import { doneUnlessEasy, readFields, refusedIfBusy } from './answers.ts';
import { readWithPhones } from './reader.ts';

export const register: Handler<operations['register']> = async (call) => {
  const { redirect_uri: redirectUri, tipo = 'persona' } = call.body;
  const read = await fieldsOf(tipo, call.body);
  if (!read.ok) return refuse(read.error);
  const { fields, company } = read.value;
  const { nome, cognome, profilazione, terzi, email, password, marketing } = fields;
  const person = { email, password, name: nome, surname: cognome, company };
  const consents = { marketing, profiling: profilazione, thirdParties: terzi };
  const attempt = registerReader(call, { ...person, ...consents }, redirectUri);
  return doneUnlessEasy('password', await refusedIfBusy(attempt));
};

async function fieldsOf(tipo: Registrant, body: unknown) {
  if (tipo === 'persona') {
    const read = readFields(REGISTRATIONS.persona, body);
    return read.ok ? success({ fields: read.value, company: null }) : read;
  }
  const read = await readWithPhones(REGISTRATIONS[tipo], body);
  return read.ok ? success({ fields: read.value, company: read.value }) : read;
}

export const activateAccount: Handler<operations['activateAccount']> = async (call) => {
  const read = readFields(Activation, call.body);
  if (!read.ok) return refuse(read.error);
  const { email, codice: code, password } = read.value;
  return doneOrRefused(await refusedIfBusy(activateByCode(call, { email, code, password })));
};

export const resendActivation: Handler<operations['resendActivation']> = async (call) => {
  const read = readFields(EmailAlone, call.body);
  if (!read.ok) return refuse(read.error);
  return doneOrRefused(
    await mailActivationAgain(call, { email: read.value.email, redirectUri: call.body.redirect_uri }),
  );
};

type Challenge = components['schemas']['SfidaCaptcha'];

export const getCaptcha: Handler<operations['getCaptcha']> = async ({ captcha, query, now }) => {
  const tokenSource = await captcha.tokenSource({
    action: query.azione,
    now,
    mayUseThirdParty: query.terzi === true,
  });
  return tokenSource.kind === 'work'
    ? ok({ fornitore: 'lavoro', sfida: tokenSource.challenge as Challenge })
    : ok({ fornitore: 'recaptcha', chiave: tokenSource.siteKey });
};
