import type { operations } from '#openapi/generated/site.ts';
import type { Handlers } from '#server/http/handler.ts';
import { askChatbot } from './ask-chatbot.ts';
import { askChatbotByCategory } from './ask-chatbot-by-category.ts';
import { deleteChatbotChat } from './delete-chatbot-chat.ts';
import { getArticle } from './get-article.ts';
import { getChatbotArchive } from './get-chatbot-archive.ts';
import { getChatbotChat } from './get-chatbot-chat.ts';
import { getChatbotPdf } from './get-chatbot-pdf.ts';
import { getIssue } from './get-issue.ts';
import { getNewsstand } from './get-newsstand.ts';
import { getPackage } from './get-package.ts';
import { getSection } from './get-section.ts';
import { getSignature } from './get-signature.ts';
import { getSpecial } from './get-special.ts';
import { getSupport } from './get-support.ts';
import { listChatbotChats } from './list-chatbot-chats.ts';
import { listFaq } from './list-faq.ts';
import { listPackageSizes } from './list-package-sizes.ts';
import { listSections } from './list-sections.ts';
import { listSignatures } from './list-signatures.ts';
import { listSpecials } from './list-specials.ts';
import { logoutHere } from './logout-here.ts';
import { rateChatbotAnswer } from './rate-chatbot-answer.ts';
import { renameChatbotChat } from './rename-chatbot-chat.ts';
import { restoreChatbotChat } from './restore-chatbot-chat.ts';
import { searchArticles } from './search-articles.ts';
import { syncFavourites } from './sync-favourites.ts';

export const siteHandlers: Handlers<operations> = {
  getNewsstand,
  getIssue,
  getPackage,
  listPackageSizes,
  listSections,
  getSection,
  listSpecials,
  getSpecial,
  listSignatures,
  getSignature,
  getArticle,
  listFaq,
  searchArticles,
  getSupport,
  logoutHere,
  syncFavourites,
  getChatbotArchive,
  listChatbotChats,
  getChatbotChat,
  getChatbotPdf,
  deleteChatbotChat,
  restoreChatbotChat,
  renameChatbotChat,
  rateChatbotAnswer,
  askChatbot,
  askChatbotByCategory,
};
