import type { operations } from '#openapi/generated/account.ts';
import type { Handlers } from '../../http/handler.ts';
import { activateAccount } from './activate-account.ts';
import { activateMembership } from './activate-membership.ts';
import { addPasskey } from './add-passkey.ts';
import { answerChat } from './answer-chat.ts';
import { askOperator } from './ask-operator.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { changeConsent } from './change-consent.ts';
import { changePassword } from './change-password.ts';
import { contactSales } from './contact-sales.ts';
import { disconnectDevice } from './disconnect-device.ts';
import { dismissNotice } from './dismiss-notice.ts';
import { dismissOnboarding } from './dismiss-onboarding.ts';
import { downloadDataExport } from './download-data-export.ts';
import { endChat } from './end-chat.ts';
import { endSession } from './end-session.ts';
import { exchangeIdCode } from './exchange-id-code.ts';
import { followChat } from './follow-chat.ts';
import { followOperatorChats } from './follow-operator-chats.ts';
import { forgotPassword } from './forgot-password.ts';
import { getAlertRules } from './get-alert-rules.ts';
import { getCaptcha } from './get-captcha.ts';
import { getChat } from './get-chat.ts';
import { getChatFile } from './get-chat-file.ts';
import { getConsents } from './get-consents.ts';
import { getCreative } from './get-creative.ts';
import { getInvoicePdf } from './get-invoice-pdf.ts';
import { getInvoicing } from './get-invoicing.ts';
import { getNewsletterSample } from './get-newsletter-sample.ts';
import { getOnboarding } from './get-onboarding.ts';
import { getOperatorChat } from './get-operator-chat.ts';
import { getOperatorFile } from './get-operator-file.ts';
import { getOrder } from './get-order.ts';
import { getPasskeyLoginOptions } from './get-passkey-login-options.ts';
import { getPasskeyOptions } from './get-passkey-options.ts';
import { getPersonalData } from './get-personal-data.ts';
import { getProfile } from './get-profile.ts';
import { getProofOptions } from './get-proof-options.ts';
import { getProofWays } from './get-proof-ways.ts';
import { getPurchase } from './get-purchase.ts';
import { getPush } from './get-push.ts';
import { getReservedOffer } from './get-reserved-offer.ts';
import { getShortInfo } from './get-short-info.ts';
import { getUser } from './get-user.ts';
import { giveProof } from './give-proof.ts';
import { inviteMember } from './invite-member.ts';
import { joinChat } from './join-chat.ts';
import { linkGoogleSubscription } from './link-google-subscription.ts';
import { listDevices } from './list-devices.ts';
import { listHelpFeedback } from './list-help-feedback.ts';
import { listInvoices } from './list-invoices.ts';
import { listMembers } from './list-members.ts';
import { listMutedStories } from './list-muted-stories.ts';
import { listNewsletters } from './list-newsletters.ts';
import { listOperatorChats } from './list-operator-chats.ts';
import { listPasskeys } from './list-passkeys.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listTopics } from './list-topics.ts';
import { login } from './login.ts';
import { loginWithCode } from './login-with-code.ts';
import { loginWithPasskey } from './login-with-passkey.ts';
import { logout } from './logout.ts';
import { markChat } from './mark-chat.ts';
import { markOperatorChat } from './mark-operator-chat.ts';
import { muteStory } from './mute-story.ts';
import { openOrder } from './open-order.ts';
import { openPaymentUpdate } from './open-payment-update.ts';
import { payOrder } from './pay-order.ts';
import { recordConsent } from './record-consent.ts';
import { refuseOffer } from './refuse-offer.ts';
import { register } from './register.ts';
import { removeAvatar } from './remove-avatar.ts';
import { removeMember } from './remove-member.ts';
import { removePasskey } from './remove-passkey.ts';
import { removePushSubscription } from './remove-push-subscription.ts';
import { replaceDevice } from './replace-device.ts';
import { reportAlertReaction } from './report-alert-reaction.ts';
import { reportBounces } from './report-bounces.ts';
import { requestDataExport } from './request-data-export.ts';
import { requestDeletion } from './request-deletion.ts';
import { resendActivation } from './resend-activation.ts';
import { resendInvite } from './resend-invite.ts';
import { resetPassword } from './reset-password.ts';
import { retractChatMessage } from './retract-chat-message.ts';
import { retractOperatorMessage } from './retract-operator-message.ts';
import { saveAvatar } from './save-avatar.ts';
import { saveInvoicing } from './save-invoicing.ts';
import { saveProfile } from './save-profile.ts';
import { savePushSubscription } from './save-push-subscription.ts';
import { sendChatFile } from './send-chat-file.ts';
import { sendChatTurn } from './send-chat-turn.ts';
import { sendLoginCode } from './send-login-code.ts';
import { sendOperatorFile } from './send-operator-file.ts';
import { sendProofCode } from './send-proof-code.ts';
import { sendTicket } from './send-ticket.ts';
import { sendTrialAlert } from './send-trial-alert.ts';
import { setAlertRules } from './set-alert-rules.ts';
import { setNewsletter } from './set-newsletter.ts';
import { setRenewal } from './set-renewal.ts';
import { setTopic } from './set-topic.ts';
import { setTopicAlerts } from './set-topic-alerts.ts';
import { settleOnboardingStep } from './settle-onboarding-step.ts';
import { trackEvent } from './track-event.ts';
import { voteFaq } from './vote-faq.ts';
import { withdraw } from './withdraw.ts';

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
