import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { REFUSED } from '#domain/consent/consent.ts';
import { changePassword } from './account/change-password.ts';
import { dismissNotice } from './account/dismiss-notice.ts';
import { endSession } from './account/end-session.ts';
import { forgotPassword, resetPassword } from './account/forgotten-password.ts';
import { giveProof, sendProofCode } from './account/fresh-proof.ts';
import { setTopic } from './account/interests.ts';
import { contactSales } from './account/members.ts';
import { muteStory } from './account/mute-story.ts';
import { setNewsletter } from './account/newsletters.ts';
import { markOperatorChat } from './account/operators.ts';
import { removePushSubscription, sendTrialAlert } from './account/push.ts';
import { recordConsent } from './account/record-consent.ts';
import { activateAccount, register, resendActivation } from './account/registration.ts';
import { reportAlertReaction } from './account/report-alert-reaction.ts';
import { reportBounces } from './account/report-bounces.ts';
import { refuseOffer } from './account/reserved-offers.ts';
import { logout } from './account/session.ts';
import { setTopicAlerts } from './account/set-topic-alerts.ts';
import { sendLoginCode } from './account/sign-in.ts';
import { markChat } from './account/support-chat.ts';
import { trackEvent, trackMeasure } from './account/track-event.ts';
import { voteFaq } from './account/vote-faq.ts';
import { type Api, createApi } from './clients.ts';
import { rateChatbotAnswer } from './site/chatbot.ts';
import { deleteChatbotChat, renameChatbotChat, restoreChatbotChat } from './site/chatbot-chats.ts';
import { logoutHere } from './site/logout-here.ts';
import { changeRecipient, removeRecipients, restoreRecipients } from './site/recipients.ts';
import { revokeLink } from './site/review-links.ts';
import { deleteSearch } from './site/review-searches.ts';
import { saveDesk } from './site/review-workspace.ts';
import { cancelSending } from './site/sendings.ts';
import { unlockSite } from './site/unlock-site.ts';

const origin = 'https://edicola.example';

/** @param answer what the network answers to every call */
const apiBehind = (answer: () => Promise<Response>): Api =>
  createApi({
    readToken: () => null,
    origins: { site: origin, account: origin, archive: origin },
    fetch: answer,
  });

const AT = new Date('2025-04-03T08:00:00Z');
const DESK = {
  deadline: null,
  weekdays: [],
  automatic: false,
  groups: [],
  tellWhenEmpty: false,
  licensee: '',
};
const WHOLE_NAME = { nome: 'Ada', cognome: 'Conti' };

/** All calls that return nothing but whether they succeeded. */
const CALLS: Record<string, (api: Api) => Promise<void>> = {
  activateAccount: (api) => activateAccount(api, { email: 'a@b.example', code: '123456', password: 'x' }),
  changePassword: (api) => changePassword(api, { current: 'x', next: 'y' }),
  contactSales: (api) => contactSales(api, { subject: 'a', message: 'b' }),
  dismissNotice: (api) => dismissNotice(api, 7),
  endSession: (api) => endSession(api, 'digest'),
  forgotPassword: (api) => forgotPassword(api, 'a@b.example'),
  giveProof: (api) => giveProof(api, { password: 'x' }),
  logout: (api) => logout(api),
  markChat: (api) => markChat(api, 'secret', 'read'),
  markOperatorChat: (api) => markOperatorChat(api, 'id', 'read'),
  muteStory: (api) => muteStory(api, 'story', true),
  recordConsent: (api) =>
    recordConsent(api, {
      id: 'id',
      tcString: null,
      listVersion: 1,
      policyVersion: 1,
      wordsVersion: 1,
      source: 'banner',
      at: AT,
      result: REFUSED,
    }),
  refuseOffer: (api) => refuseOffer(api, 'id', true),
  register: (api) =>
    register(api, { kind: 'persona', fields: WHOLE_NAME as Parameters<typeof register>[1]['fields'] }),
  removePushSubscription: (api) => removePushSubscription(api),
  resendActivation: (api) => resendActivation(api, 'a@b.example'),
  resetPassword: (api) => resetPassword(api, { email: 'a@b.example', code: '123456', password: 'x' }),
  sendLoginCode: (api) => sendLoginCode(api, 'a@b.example'),
  sendProofCode: (api) => sendProofCode(api),
  sendTrialAlert: (api) => sendTrialAlert(api),
  setNewsletter: (api) => setNewsletter(api, 'il-punto', true),
  setTopic: (api) => setTopic(api, 'acqua', true),
  setTopicAlerts: (api) => setTopicAlerts(api, 'acqua', 'now'),
  reportAlertReaction: (api) => reportAlertReaction(api, 'id', 'opened'),
  reportBounces: (api) => reportBounces(api, 'key', []),
  trackEvent: (api) => trackEvent(api, '/articolo/1'),
  trackMeasure: (api) =>
    trackMeasure(api, { kind: 'speed', path: '/', purposes: [1], metrics: {} }, { key: 'key', at: AT }),
  voteFaq: (api) => voteFaq(api, { slug: 'carta', helpful: true, previousVote: null }),
  cancelSending: (api) => cancelSending(api, 'id'),
  changeRecipient: (api) => changeRecipient(api, { id: 1, name: 'Ada', groups: [] }),
  deleteChatbotChat: (api) => deleteChatbotChat(api, 'digital', 1),
  deleteSearch: (api) => deleteSearch(api, 1),
  logoutHere: (api) => logoutHere(api),
  rateChatbotAnswer: (api) => rateChatbotAnswer(api, { chatId: 1, messageId: 2, vote: 'up', reason: '' }),
  removeRecipients: (api) => removeRecipients(api, [1]),
  renameChatbotChat: (api) => renameChatbotChat(api, 'digital', { id: 1, title: 'a' }),
  restoreChatbotChat: (api) => restoreChatbotChat(api, 'digital', 1),
  restoreRecipients: (api) => restoreRecipients(api, [1]),
  revokeLink: (api) => revokeLink(api, 1),
  saveDesk: (api) => saveDesk(api, DESK, 'version'),
  unlockSite: (api) => unlockSite(api, 'x'),
};

test.each(
  Object.entries(CALLS),
)('API-06 %s fails when the network or the server does', async (_name, call) => {
  const cut = apiBehind(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(cut)).rejects.toMatchObject({ kind: 'offline' });
  const broken = apiBehind(async () => Response.json({ success: false }, { status: 500 }));
  await expect(call(broken)).rejects.toBeInstanceOf(ApiError);
  const heard = apiBehind(async () => Response.json({ success: true, data: {} }));
  await expect(call(heard)).resolves.toBeUndefined();
});
