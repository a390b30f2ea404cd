import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { tryAlertsHere } from '#src/state/push/alerts-here.ts';
import { alertStrings as strings } from './strings.ts';
import { trialFailureWords } from './trial-failure.ts';

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
      say(trialFailureWords(error));
    } finally {
      setSending(false);
    }
  }
  return { sending, send: () => void send() };
}
