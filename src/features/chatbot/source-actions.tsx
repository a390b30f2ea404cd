import { getChatbotPdf } from '#api/site/chatbot-chats.ts';
import { addClips } from '#api/site/press-reviews.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { NEW_CHAT_ID } from '#domain/chatbot/reader-chats.ts';
import { folderName, folderPath } from '#domain/favourite-folders.ts';
import { shortened } from '#domain/graphemes.ts';
import type { Day } from '#domain/newsstand.ts';
import { draftPath } from '#domain/press-review/addresses.ts';
import { MAX_TITLE } from '#domain/press-review/review.ts';
import { slugify } from '#domain/text.ts';
import { saveFile } from '#src/components/save-file.ts';
import { type ConversationMessage, questionOf } from '#src/state/chatbot/conversation.ts';
import type { RelatedArticles } from '#src/state/chatbot/use-related-articles.ts';
import {
  type FolderAction,
  putIntoFolder,
  undoFolderAction,
} from '#src/state/favourites/favourite-folders.ts';
import { logError } from '#src/state/log.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { citedIds } from './answer-blocks.ts';
import type { ActionDeps, SourceActions } from './chat-actions.ts';
import { saveStrings as strings } from './strings.ts';

type Deps = ActionDeps & { articles: RelatedArticles; today: Day };

/** Actions that save an answer's sources, and the messages about them. RAG-06, NWS-07, PRS-04 */
export function sourceActions({ api, store, say, articles, today }: Deps): SourceActions {
  const questionTextOf = (answer: ConversationMessage) =>
    questionOf(store.current(), answer)?.content ?? store.current().title;

  async function undo(action: NonNullable<FolderAction>) {
    say((await undoFolderAction(action)) ? strings.undone : strings.notUndone);
  }

  return {
    async onFolder(answer) {
      const folder = folderName(questionTextOf(answer));
      const folderArticles = citedIds(answer).map((articleId) => ({
        articleId,
        article: articles.get(articleId) ?? null,
      }));
      const action = await putIntoFolder(folder, folderArticles);
      if (!action) {
        say(strings.notInFolder);
        return;
      }
      const added = action.before.length;
      say(
        <>
          {added > 0 ? strings.inFolder(added) : strings.inFolderAlready}
          <ToastLink href={folderPath(folder)}>{strings.openFolder}</ToastLink>
          {added > 0 && <ToastButton onClick={() => void undo(action)}>{strings.undo}</ToastButton>}
        </>,
      );
    },
    async onReview(answer) {
      try {
        const chapter = shortened(questionTextOf(answer).replace(/\s+/g, ' ').trim(), MAX_TITLE);
        const { added } = await addClips(await api(), { day: today, clips: citedIds(answer), chapter });
        say(
          <>
            {added > 0 ? strings.inReview(added) : strings.inReviewAlready}
            <ToastLink href={draftPath(today)}>{strings.openReview}</ToastLink>
          </>,
        );
      } catch (error) {
        logError('chatbot', error);
        const isClosed = ['access-denied', 'forbidden'].includes(errorKindOf(error));
        say(isClosed ? strings.reviewClosed : strings.notInReview);
      }
    },
    async onAnswerPdf(answer) {
      const { chatId } = store.current();
      if (chatId === null || chatId === NEW_CHAT_ID || answer.id === null) return;
      try {
        const file = await getChatbotPdf(await api(), chatId, answer.id);
        saveFile(file, `${strings.file(slugify(shortened(questionTextOf(answer), 60)))}.pdf`);
        say(strings.pdfSaved);
      } catch (error) {
        logError('chatbot', error);
        say(strings.pdfNotSaved);
      }
    },
  };
}
