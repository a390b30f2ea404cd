import { getChatbotPdf } from '#api/site/chatbot-chats.ts';
import { NEW_CHAT_ID } from '#domain/chatbot/reader-chats.ts';
import { slugify } from '#domain/text.ts';
import { copyText } from '#src/components/copy-text.ts';
import { saveFile } from '#src/components/save-file.ts';
import { logError } from '#src/state/log.ts';
import type { ActionDeps, ChatActions } from './chat-actions.ts';
import { answerStrings as strings, transcriptStrings } from './strings.ts';
import { chatMarkdown, plainAnswerWithSources } from './transcript.ts';

/** The reader's actions on answers, and the messages about them. */
export function answerActions({ api, brand, store, say }: ActionDeps): ChatActions {
  const fileName = (kind: string) => `${transcriptStrings.file(slugify(store.current().title))}.${kind}`;
  return {
    async onRate(answer, vote, reason) {
      const isDone = await store.rate(answer, vote, reason);
      if (!isDone) say(strings.notRated);
      else if (vote === 'up' || reason !== '') say(strings.thanks);
      return isDone;
    },
    async onCopy(answer) {
      const isCopied = await copyText(plainAnswerWithSources(answer, brand));
      say(isCopied ? strings.copied : strings.notCopied);
    },
    onMarkdown() {
      const text = chatMarkdown(store.current(), brand);
      saveFile(new Blob([text], { type: 'text/markdown' }), fileName('md'));
      say(strings.saved);
    },
    onPdf() {
      const { chatId } = store.current();
      if (chatId === null || chatId === NEW_CHAT_ID) return;
      api()
        .then((clients) => getChatbotPdf(clients, chatId))
        .then((file) => {
          saveFile(file, fileName('pdf'));
          say(strings.saved);
        })
        .catch((error: unknown) => {
          logError('chatbot', error);
          say(strings.notSaved);
        });
    },
  };
}
