import { useCallback } from 'react';
import type { Api } from '#api/clients.ts';
import { listChatbotLinks, revokeChatbotLink } from '#api/site/chatbot-links.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { AnswerLink } from '#domain/chatbot/answer-link.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { logError } from '#src/state/log.ts';

const without = (links: readonly AnswerLink[], id: number) => links.filter((link) => link.id !== id);

/** The reader's links that still show an answer, and a function to revoke them. */
export function useAnswerLinks(api: () => Promise<Api>) {
  const { loadable, reload, changeData } = useLoaded(
    useCallback(async () => listChatbotLinks(await api()), [api]),
  );
  return {
    loadable,
    reload,
    add: (link: AnswerLink) => changeData((links) => [link, ...without(links, link.id)]),
    /** Resolves to whether the link no longer shows anything. */
    async revoke({ id }: AnswerLink): Promise<boolean> {
      try {
        await revokeChatbotLink(await api(), id);
      } catch (error) {
        // A link that no longer exists shows nothing either.
        if (errorKindOf(error) !== 'not-found') {
          logError('chatbot', error);
          return false;
        }
      }
      changeData((links) => without(links, id));
      return true;
    },
  };
}
