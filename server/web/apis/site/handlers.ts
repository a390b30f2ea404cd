import type { operations } from '#openapi/generated/site.ts';
import type { Handlers } from '../../http/handler.ts';
import { addClips } from './add-clips.ts';
import { addRecipients } from './add-recipients.ts';
import { askChatbot } from './ask-chatbot.ts';
import { askChatbotByCategory } from './ask-chatbot-by-category.ts';
import { cancelSending } from './cancel-sending.ts';
import { changeRecipient } from './change-recipient.ts';
import { deleteChatbotChat } from './delete-chatbot-chat.ts';
import { deleteSearch } from './delete-search.ts';
import { exportReview } from './export-review.ts';
import { getArticle } from './get-article.ts';
import { getChatbotArchive } from './get-chatbot-archive.ts';
import { getChatbotChat } from './get-chatbot-chat.ts';
import { getChatbotPdf } from './get-chatbot-pdf.ts';
import { getClip } from './get-clip.ts';
import { getDesk } from './get-desk.ts';
import { getIssue } from './get-issue.ts';
import { getNewsstand } from './get-newsstand.ts';
import { getPackage } from './get-package.ts';
import { getReview } from './get-review.ts';
import { getReviewDate } from './get-review-date.ts';
import { getSection } from './get-section.ts';
import { getSending } from './get-sending.ts';
import { getSignature } from './get-signature.ts';
import { getSpecial } from './get-special.ts';
import { getSupport } from './get-support.ts';
import { getVendorList } from './get-vendor-list.ts';
import { listChatbotChats } from './list-chatbot-chats.ts';
import { listChatbotLinks } from './list-chatbot-links.ts';
import { listClips } from './list-clips.ts';
import { listFaq } from './list-faq.ts';
import { listLegalPages } from './list-legal-pages.ts';
import { listLinks } from './list-links.ts';
import { listPackageSizes } from './list-package-sizes.ts';
import { listRecipients } from './list-recipients.ts';
import { listSearches } from './list-searches.ts';
import { listSections } from './list-sections.ts';
import { listSendings } from './list-sendings.ts';
import { listSignatures } from './list-signatures.ts';
import { listSpecials } from './list-specials.ts';
import { listUsage } from './list-usage.ts';
import { logoutHere } from './logout-here.ts';
import { openSharedAnswer } from './open-shared-answer.ts';
import { orderSending } from './order-sending.ts';
import { previewSending } from './preview-sending.ts';
import { rateChatbotAnswer } from './rate-chatbot-answer.ts';
import { readReview } from './read-review.ts';
import { removeRecipients } from './remove-recipients.ts';
import { renameChatbotChat } from './rename-chatbot-chat.ts';
import { resend } from './resend.ts';
import { restoreChatbotChat } from './restore-chatbot-chat.ts';
import { restoreRecipients } from './restore-recipients.ts';
import { revokeChatbotLink } from './revoke-chatbot-link.ts';
import { revokeLink } from './revoke-link.ts';
import { saveDesk } from './save-desk.ts';
import { saveReview } from './save-review.ts';
import { saveSearch } from './save-search.ts';
import { searchArticles } from './search-articles.ts';
import { shareChatbotAnswer } from './share-chatbot-answer.ts';
import { shareReview } from './share-review.ts';
import { syncFavourites } from './sync-favourites.ts';
import { unlockSite } from './unlock-site.ts';

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
  getChatbotArchive,
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
