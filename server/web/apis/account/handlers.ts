import type { operations } from '#openapi/generated/account.ts';
import type { Handlers } from '../../http/handler.ts';
import { getAlertRules, setAlertRules } from './alert-rules.ts';
import { getChatFile, getOperatorFile, sendChatFile, sendOperatorFile } from './chat-files.ts';
import { changeConsent, getConsents, recordConsent } from './consent.ts';
import { getProofOptions, getProofWays, giveProof, sendProofCode } from './fresh-proof.ts';
import { sendTicket, voteFaq } from './help.ts';
import { listMutedStories, listTopics, muteStory, setTopic, setTopicAlerts } from './interests.ts';
import {
  activateMembership,
  contactSales,
  inviteMember,
  listMembers,
  removeMember,
  resendInvite,
} from './members.ts';
import { getNewsletterSample, listNewsletters, reportBounces, setNewsletter } from './newsletters.ts';
import { dismissNotice, dismissOnboarding, getOnboarding, settleOnboardingStep } from './onboarding.ts';
import {
  answerChat,
  followOperatorChats,
  getOperatorChat,
  joinChat,
  listHelpFeedback,
  listOperatorChats,
  markOperatorChat,
  retractOperatorMessage,
} from './operators.ts';
import {
  getOrder,
  getPurchase,
  linkGoogleSubscription,
  openOrder,
  openPaymentUpdate,
  payOrder,
} from './orders.ts';
import { addPasskey, getPasskeyOptions, listPasskeys, removePasskey } from './passkeys.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import {
  cancelDeletion,
  downloadDataExport,
  getPersonalData,
  requestDataExport,
  requestDeletion,
} from './personal-data.ts';
import { getInvoicing, getProfile, saveInvoicing, saveProfile } from './profile.ts';
import {
  getPush,
  removePushSubscription,
  reportAlertReaction,
  savePushSubscription,
  sendTrialAlert,
} from './push.ts';
import { getShortInfo, getUser, removeAvatar, saveAvatar } from './reader.ts';
import { activateAccount, getCaptcha, register, resendActivation } from './registration.ts';
import { getCreative, getReservedOffer, refuseOffer } from './reserved-offers.ts';
import { disconnectDevice, endSession, listDevices, logout } from './sessions.ts';
import {
  exchangeIdCode,
  getPasskeyLoginOptions,
  login,
  loginWithCode,
  loginWithPasskey,
  replaceDevice,
  sendLoginCode,
} from './sign-in.ts';
import { getInvoicePdf, listInvoices, listSubscriptions, setRenewal, withdraw } from './subscriptions.ts';
import {
  askOperator,
  endChat,
  followChat,
  getChat,
  markChat,
  retractChatMessage,
  sendChatTurn,
} from './support-chat.ts';
import { trackEvent } from './track-event.ts';

export const accountHandlers: Handlers<operations> = {
  sendChatTurn,
  getChat,
  followChat,
  askOperator,
  markChat,
  endChat,
  listOperatorChats,
  listHelpFeedback,
  followOperatorChats,
  getOperatorChat,
  answerChat,
  joinChat,
  markOperatorChat,
  getCaptcha,
  voteFaq,
  trackEvent,
  getCreative,
  recordConsent,
  getShortInfo,
  getUser,
  exchangeIdCode,
  logout,
  endSession,
  login,
  sendLoginCode,
  loginWithCode,
  getPasskeyLoginOptions,
  loginWithPasskey,
  replaceDevice,
  register,
  activateAccount,
  resendActivation,
  forgotPassword,
  resetPassword,
  changePassword,
  listDevices,
  disconnectDevice,
  listSubscriptions,
  linkGoogleSubscription,
  setRenewal,
  withdraw,
  openPaymentUpdate,
  getPurchase,
  openOrder,
  getOrder,
  payOrder,
  listInvoices,
  getInvoicePdf,
  getProofWays,
  giveProof,
  sendProofCode,
  getProofOptions,
  listPasskeys,
  addPasskey,
  getPasskeyOptions,
  removePasskey,
  changeConsent,
  getConsents,
  getInvoicing,
  getProfile,
  removeAvatar,
  saveAvatar,
  saveInvoicing,
  saveProfile,
  dismissNotice,
  getPersonalData,
  requestDataExport,
  downloadDataExport,
  requestDeletion,
  cancelDeletion,
  listNewsletters,
  setNewsletter,
  getNewsletterSample,
  listTopics,
  setTopic,
  setTopicAlerts,
  listMutedStories,
  getChatFile,
  getOperatorFile,
  sendChatFile,
  sendOperatorFile,
  retractChatMessage,
  retractOperatorMessage,
  muteStory,
  reportAlertReaction,
  reportBounces,
  getAlertRules,
  sendTrialAlert,
  setAlertRules,
  getPush,
  savePushSubscription,
  removePushSubscription,
  getOnboarding,
  settleOnboardingStep,
  dismissOnboarding,
  getReservedOffer,
  refuseOffer,
  listMembers,
  inviteMember,
  resendInvite,
  removeMember,
  activateMembership,
  contactSales,
  sendTicket,
};
