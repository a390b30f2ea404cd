import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { failureKindOf } from '#src/paper/forms/failure-of.ts';
import { tryAlertsHere } from '#src/state/push/alerts-here.ts';
import { messages } from '#src/strings/messages.ts';
import { alertStrings as strings } from './strings.ts';

/** Sends one to this device, and says what became of it. */
export function useTrial(say: (said: string) => void) {
  const { api } = useRouteContext({ from: '__root__' });
  const [sending, setSending] = useState(false);
  async function send() {
    if (sending) return;
    setSending(true);
    try {
      await tryAlertsHere(api);
      say(strings.tried);
    } catch (error) {
      say(failureWords(error));
    } finally {
      setSending(false);
    }
  }
  return { sending, send: () => void send() };
}

function failureWords(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'offline') return messages.network_error;
  if (kind === 'too-many-attempts') return strings.tooMany;
  return kind === 'device-not-reached' || kind === 'server' ? strings.notReached : messages.generic_error;
}
