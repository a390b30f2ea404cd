import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getSupport } from '#api/site/get-support.ts';
import type { Contacts } from '#domain/support/contacts.ts';
import { operatorWords } from '#src/components/support/opening-words.ts';
import { useSupportClock } from '#src/components/support/use-support-clock.ts';
import { logError } from '#src/state/log.ts';

const NONE: Pick<Contacts, 'phoneOpenings' | 'operatorOpenings'> = {
  phoneOpenings: [],
  operatorOpenings: [],
};

/** Text of the operators' hours; null while they are not known. HLP-04 */
export function useOperatorHours(): string | null {
  const { api } = useRouter().options.context;
  const [contacts, setContacts] = useState(NONE);
  useEffect(() => {
    api()
      .then(getSupport)
      .then(setContacts, (error) => logError('support-chat', error));
  }, [api]);
  const now = useSupportClock(contacts);
  return (now && operatorWords(contacts.operatorOpenings, now)?.text) ?? null;
}
