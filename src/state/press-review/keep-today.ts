import { useEffect } from 'react';
import type { Api } from '#api/clients.ts';
import { getReview } from '#api/site/get-review.ts';
import { readReview } from '#api/site/read-review.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Day } from '#domain/newsstand.ts';
import { logError } from '../log.ts';
import { whenSettled } from '../settled.ts';

/** For as long as the page stands: what is changed here later is asked for where it is changed. */
const asked = new Set<string>();

async function ask(api: () => Promise<Api>, day: Day): Promise<void> {
  const clients = await api();
  await Promise.all([readReview(clients, day), getReview(clients, day)]);
}

/** Has the worker keep the review of a day with its texts, once and quietly: it is read in the underground, too. */
export function useKeptReview({
  api,
  owner,
  day,
}: {
  api: () => Promise<Api>;
  owner: string;
  day: Day;
}): void {
  useEffect(() => {
    const name = `${owner} ${day}`;
    if (asked.has(name) || !navigator.onLine) return;
    asked.add(name);
    whenSettled(() => {
      ask(api, day).catch((error: unknown) => {
        asked.delete(name);
        if (errorKindOf(error) === 'unexpected') logError('press review', error);
      });
    });
  }, [api, owner, day]);
}
