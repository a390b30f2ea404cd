import type { operations } from '#openapi/generated/site.ts';
import type { Handlers } from '../../http/handler.ts';
import { logoutHere, unlockSite } from './access.ts';
import { askChatbot, askChatbotByCategory, getChatbotFacts, rateChatbotAnswer } from './chatbot.ts';
import {
  deleteChatbotChat,
  getChatbotChat,
  getChatbotPdf,
  listChatbotChats,
  renameChatbotChat,
  restoreChatbotChat,
} from './chatbot-chats.ts';
import { getArticle } from './get-article.ts';
import { getSupport, getVendorList, listFaq, listLegalPages } from './help.ts';
import { getIssue, getNewsstand, getPackage, listPackageSizes } from './newsstand.ts';
import {
  addClips,
  exportReview,
  getClip,
  getReview,
  getReviewDate,
  listClips,
  readReview,
  saveReview,
} from './press-reviews.ts';
import {
  addRecipients,
  changeRecipient,
  listRecipients,
  removeRecipients,
  restoreRecipients,
} from './recipients.ts';
import { listLinks, revokeLink, shareReview } from './review-links.ts';
import { deleteSearch, listSearches, saveSearch } from './review-searches.ts';
import { getDesk, listUsage, saveDesk } from './review-workspace.ts';
import { searchArticles } from './search-articles.ts';
import {
  getSection,
  getSignature,
  getSpecial,
  listSections,
  listSignatures,
  listSpecials,
} from './sections.ts';
import { cancelSending, getSending, listSendings, orderSending, previewSending, resend } from './sendings.ts';
import {
  listChatbotLinks,
  openSharedAnswer,
  revokeChatbotLink,
  shareChatbotAnswer,
} from './shared-answers.ts';
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
  listLegalPages,
  getVendorList,
  searchArticles,
  getSupport,
  logoutHere,
  syncFavourites,
  unlockSite,
  getChatbotFacts,
  listChatbotChats,
  getChatbotChat,
  getChatbotPdf,
  deleteChatbotChat,
  restoreChatbotChat,
  renameChatbotChat,
  rateChatbotAnswer,
  listChatbotLinks,
  shareChatbotAnswer,
  revokeChatbotLink,
  openSharedAnswer,
  getReviewDate,
  listClips,
  getClip,
  getReview,
  saveReview,
  addClips,
  readReview,
  exportReview,
  listSearches,
  saveSearch,
  deleteSearch,
  getDesk,
  saveDesk,
  listRecipients,
  addRecipients,
  changeRecipient,
  removeRecipients,
  restoreRecipients,
  listSendings,
  orderSending,
  previewSending,
  getSending,
  cancelSending,
  resend,
  listLinks,
  shareReview,
  revokeLink,
  listUsage,
  askChatbot,
  askChatbotByCategory,
};
