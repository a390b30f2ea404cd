import { useState } from 'react';
import { voteFaq } from '#api/account/vote-faq.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { readFaqVote, saveFaqVote } from '#src/state/help/faq-votes.ts';
import { strings } from './strings.ts';

/** This device's vote on an answer, and a function to vote; a new vote replaces the old one. HLP-01 */
export function useFaqVote(slug: string, api: () => Promise<Api>) {
  const [ownVote, setOwnVote] = useState(() => readFaqVote(slug));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function vote(helpful: boolean) {
    // Another tab may have voted meanwhile.
    const previousVote = readFaqVote(slug) ?? ownVote;
    if (busy || previousVote === helpful) return;
    setBusy(true);
    setFailure(null);
    try {
      await voteFaq(await api(), { slug, helpful, previousVote });
      saveFaqVote(slug, helpful);
      setOwnVote(helpful);
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setBusy(false);
    }
  }
  return { ownVote, busy, failure, vote };
}

function failureWords(error: unknown): string {
  const kind = errorKindOf(error);
  if (kind === 'offline') return strings.voteOffline;
  return kind === 'too-many-attempts' ? strings.voteTooMany : strings.voteFailed;
}
