import type { ApiErrorKind } from '#domain/api-error.ts';
import { messages } from '#src/strings/messages.ts';
import { signInMessages } from './sign-in-messages.ts';

/** What happened, in a few words, then what to do. */
export type Failure = { title: string; text: string };

/** Splits a sentence of the catalogue: what happened ends at the first full stop or colon. */
function failureFrom(message: string): Failure {
  const [title = message, ...rest] = message.split(/(?<=[.:]) /);
  return { title, text: rest.join(' ') };
}

export const tooManyAttempts = (wait: string): Failure => ({
  title: 'Troppi tentativi.',
  text: `Per la tua sicurezza riprova tra ${wait}.`,
});

/** Messages by kind of failure; a kind without one gets that of `unexpected`. */
export const failureStrings: Partial<Record<ApiErrorKind, Failure>> & Record<'unexpected', Failure> = {
  offline: {
    title: 'Non c’è connessione.',
    text: 'Quello che hai scritto resta qui: riprova quando torna la rete.',
  },
  'invalid-credentials': failureFrom(messages.invalid_credentials),
  'access-denied': failureFrom(messages.access_denied),
  'login-required': failureFrom(signInMessages['login-required']),
  'session-lost': failureFrom(signInMessages['session-lost']),
  'invalid-browser': failureFrom(signInMessages['invalid-browser']),
  'not-activated': failureFrom(messages.not_activated),
  'code-not-valid': failureFrom(messages.code_not_valid),
  'too-many-attempts': failureFrom(messages.too_many_attempts),
  'work-required': {
    title: 'Serve una verifica in più.',
    text: 'Ci sono stati molti tentativi e questo browser non riesce a fare la verifica. Prova con una passkey o da un dispositivo che usi già, oppure riprova tra un’ora.',
  },
  'captcha-not-valid': failureFrom(messages.captcha_not_valid),
  'too-large': failureFrom(messages.too_large),
  'too-many-calls': {
    title: 'Troppe richieste in un minuto.',
    text: 'Dalla tua rete ne sono arrivate più del solito: aspetta un minuto e riprova.',
  },
  unavailable: {
    title: 'Adesso non riusciamo a rispondere.',
    text: 'Quello che hai scritto resta qui: riprova tra qualche istante.',
  },
  server: failureFrom(messages.generic_error),
  unexpected: failureFrom(messages.generic_error),
};
