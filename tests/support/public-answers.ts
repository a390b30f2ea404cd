import { CONTRACTS, readContract } from '#server/web/http/contracts.ts';
import { REGOLE } from './alert-rules.ts';
import { GUARDED_DAY as DAY } from './guarded-articles.ts';
import { got, type MadeCall, posted } from './made-calls.ts';
import { PRESS_REVIEW_OPERATIONS } from './press-review-calls.ts';
import { type Known, OTHERS, PAGES, someOf } from './public-pages.ts';

/** A token that belongs to no reader. */
const UNKNOWN_TOKEN = 'A'.repeat(43);
const UNKNOWN_EMAIL = 'nessuno@esempio.it';
const UNKNOWN_DEVICE = '00000000-0000-4000-8000-000000000000';

const CHAT = { chat_id: 1, rag_type: 'digital' };
const FILE = { nome: 'a.pdf', dati: 'JVBERi0=' };

/** Calls of every operation of the contracts, which together return everything it can. */
export const OPERATIONS: Record<string, (known: Known) => MadeCall[]> = {
  'site getNewsstand': () => got('/api/edicola/home', `/api/edicola/home?data=${DAY}`),
  'site getIssue': () =>
    got('/api/edicola/numero?edizione=nazionale', `/api/edicola/numero?edizione=roma&data=${DAY}`),
  'site getPackage': () =>
    got('/api/edicola/pacchetto?edizione=nazionale', `/api/edicola/pacchetto?edizione=roma&data=${DAY}`),
  'site listPackageSizes': () => got(`/api/edicola/pesi?numeri=nazionale/${DAY}&numeri=roma/${DAY}`),
  'site listSections': () => got('/api/edicola/sezioni', '/api/edicola/sezioni?edizione=roma'),
  'site getSection': ({ editionId, sectionId }) =>
    got(
      '/api/edicola/sezione?titolo=cronaca',
      '/api/edicola/sezione?titolo=economia',
      `/api/edicola/sezione?id=${sectionId}&id_edizione=${editionId}&data=${DAY}`,
    ),
  'site getArticle': ({ articles }) => got(...articles.map((id) => `/api/edicola/articolo?id=${id}`)),
  'site listSpecials': () => got('/api/edicola/speciali'),
  'site getSpecial': () =>
    got('/api/edicola/speciale?titolo=inchiesta', `/api/edicola/speciale?titolo=inchiesta&data=${DAY}`),
  'site listSignatures': () => got('/api/edicola/firme'),
  'site getSupport': () => got('/api/edicola/assistenza'),
  'site listFaq': () => got('/api/edicola/faq'),
  'site listLegalPages': () => got('/api/edicola/pagine'),
  'site getVendorList': () => got('/api/edicola/fornitori'),
  'site getSignature': () => got('/api/edicola/firma?slug=livia-santoro'),
  // Words of titles, and queries that find every text.
  'site searchArticles': () =>
    got(
      '/api/edicola/ricerca?q=plain',
      '/api/edicola/ricerca?q=digital+or+online&ordine=data',
      '/api/edicola/ricerca?q=santoro&sezione=economia',
      '/api/edicola/ricerca?q=digitale+plainn',
    ),
  'site syncFavourites': ({ articles }) =>
    posted('/api/user/preferiti', {
      modifiche: articles.map((id) => ({
        id_articolo: id,
        preferito: true,
        quando: `${DAY}T08:00:00Z`,
      })),
    }),
  'archive getCalendar': () => got('/v1/calendario', '/v1/calendario?mese=2025-04'),
  'archive listIssuesOfDay': () => got('/v1/giorno', `/v1/giorno?data=${DAY}`),
  'archive searchBackIssues': () => got('/v1/ricerca?q=plain', `/v1/ricerca?q=digital&da=${DAY}&a=${DAY}`),
  'archive sendAlert': () => posted('/v1/avvisi', {}),
  'archive deliverItems': () => posted('/v1/consegne', {}),
  'archive listIssueDays': () => got('/v1/numeri?edizione=nazionale'),
  'site unlockSite': () => posted('/api/site/accesso', { password: 'x' }),
  'site logoutHere': () => posted('/logout', {}),
  'site getChatbotFacts': () => got('/api/rag/archivio?rag_type=digital'),
  'site listChatbotChats': () => got('/api/rag/chats-history?rag_type=digital'),
  'site getChatbotChat': () => got('/api/rag/chat/1'),
  'site getChatbotPdf': () => got('/api/rag/chat/1/pdf'),
  'site deleteChatbotChat': () => posted('/api/rag/chat/delete', CHAT),
  'site restoreChatbotChat': () => posted('/api/rag/chat/restore', CHAT),
  'site renameChatbotChat': () => posted('/api/rag/chat/rename', { ...CHAT, title: 'x' }),
  'site rateChatbotAnswer': () => posted('/api/rag/chat/feedback', { chat_id: 1, message_id: 1, vote: 'up' }),
  'site askChatbot': () => posted('/utente-rag', { chat_id: 0, question: 'plain digital online santoro' }),
  'site askChatbotByCategory': () =>
    posted('/utente-rag-online-categoria', { chat_id: 0, question: 'plain digital', category: 'economia' }),
  'site shareChatbotAnswer': () => posted('/api/rag/condivisioni', { chat_id: 1, message_id: 2, days: 7 }),
  'site listChatbotLinks': () => got('/api/rag/condivisioni'),
  'site openSharedAnswer': () => posted('/api/rag/condivisioni/apri', { token: 'A'.repeat(43) }),
  'site revokeChatbotLink': () => posted('/api/rag/condivisioni/revoca', { id: 1 }),
  ...PRESS_REVIEW_OPERATIONS,
  'account getCreative': () =>
    posted('/api/site/creativo', {
      posto: 'strip_sticky_edicola',
      utente: { collegato: false, abbonato: false },
    }),
  'account recordConsent': () => posted('/api/site/consenso', {}),
  'account login': () => posted('/api/sso/login', { email: UNKNOWN_EMAIL, password: 'x', redirect_uri: '/' }),
  'account replaceDevice': () =>
    posted('/api/sso/replace-device', {
      biglietto: UNKNOWN_TOKEN,
      dispositivo: UNKNOWN_DEVICE,
      redirect_uri: '/',
    }),
  'account exchangeIdCode': () => got(`/api/sso/id_code/${UNKNOWN_TOKEN}?redirect_uri=/`),
  'account logout': () => posted('/api/logout', {}),
  'account endSession': () => posted('/api/sessions/end', { impronta: '0'.repeat(64) }),
  'account listSubscriptions': () => got('/api/user/subscriptions'),
  'account linkGoogleSubscription': () => posted('/api/user/subscriptions/google', { codice: 'x' }),
  'account setRenewal': () => posted('/api/user/subscriptions/1/renewal', { attivo: false }),
  'account withdraw': () =>
    posted('/api/user/subscriptions/1/withdrawal', { nome: 'x', contratto: 'y', email: UNKNOWN_EMAIL }),
  'account openPaymentUpdate': () => posted('/api/user/subscriptions/1/payment', { centesimi: 0 }),
  'account getPurchase': () => got('/api/user/purchase/mese'),
  'account openOrder': () =>
    posted('/api/user/orders', { offerta: 'mese', centesimi: 999, condizioni: true, subito: true }),
  'account getOrder': () => got(`/api/user/orders/${UNKNOWN_DEVICE}`),
  'account payOrder': () =>
    posted(`/api/user/orders/${UNKNOWN_DEVICE}/pay`, { numero: '4242', scadenza: '09/30' }),
  'account listInvoices': () => got('/api/user/invoices'),
  'account getInvoicePdf': () => got(`/api/user/invoices/${UNKNOWN_DEVICE}/pdf`),
  'account listDevices': () => got('/api/user/devices'),
  'account disconnectDevice': () => posted(`/api/user/devices/${UNKNOWN_DEVICE}/disconnect`, {}),
  'account getShortInfo': () => got('/api/user/short-info', '/api/user/short-info?timestamp=1'),
  'account getUser': () => got('/api/user/info'),
  'account dismissNotice': () => posted('/api/user/notices/1', {}),
  'account sendLoginCode': () => posted('/api/sso/code', { email: UNKNOWN_EMAIL }),
  'account loginWithCode': () =>
    posted('/api/sso/code-login', { email: UNKNOWN_EMAIL, codice: '000000', redirect_uri: '/' }),
  'account getCaptcha': () => got('/api/site/captcha?azione=chat'),
  'account sendChatTurn': () =>
    posted('/api/site/chat', {
      id: UNKNOWN_DEVICE,
      conversazione: UNKNOWN_TOKEN,
      content: 'Come disdico?',
      messages: [],
      host: 'x',
    }),
  'account getChat': () => got('/api/site/chat'),
  'account followChat': () => got('/api/site/chat/eventi'),
  'account askOperator': () => posted('/api/site/chat/operatore', { conversazione: UNKNOWN_TOKEN }),
  'account markChat': () => posted('/api/site/chat/segno', { conversazione: UNKNOWN_TOKEN, segno: 'letto' }),
  'account endChat': () => posted('/api/site/chat/fine', { conversazione: UNKNOWN_TOKEN, risolto: true }),
  'account sendChatFile': () =>
    posted('/api/site/chat/file', { id: UNKNOWN_DEVICE, conversazione: UNKNOWN_TOKEN, file: FILE }),
  'account retractChatMessage': () =>
    posted('/api/site/chat/ritira', { conversazione: UNKNOWN_TOKEN, riga: UNKNOWN_DEVICE }),
  'account getChatFile': () => got(`/api/site/chat/file/${UNKNOWN_DEVICE}`),
  'account listOperatorChats': () => got('/api/operatori/chat'),
  'account listHelpFeedback': () => got('/api/operatori/riscontri'),
  'account followOperatorChats': () => got('/api/operatori/eventi'),
  'account getOperatorChat': () => got(`/api/operatori/chat/${UNKNOWN_DEVICE}`),
  'account answerChat': () =>
    posted(`/api/operatori/chat/${UNKNOWN_DEVICE}`, { id: UNKNOWN_DEVICE, content: 'Ciao' }),
  'account sendOperatorFile': () =>
    posted(`/api/operatori/chat/${UNKNOWN_DEVICE}/file`, { id: UNKNOWN_DEVICE, file: FILE }),
  'account retractOperatorMessage': () =>
    posted(`/api/operatori/chat/${UNKNOWN_DEVICE}/ritira`, { riga: UNKNOWN_DEVICE }),
  'account getOperatorFile': () => got(`/api/operatori/chat/${UNKNOWN_DEVICE}/file/${UNKNOWN_DEVICE}`),
  'account joinChat': () => posted(`/api/operatori/chat/${UNKNOWN_DEVICE}/entra`, {}),
  'account markOperatorChat': () =>
    posted(`/api/operatori/chat/${UNKNOWN_DEVICE}/segno`, { segno: 'chiude' }),
  'account voteFaq': () =>
    posted('/api/site/faq-vote', { risposta: 'cambiare-carta', utile: true, prima: null }),
  'account getPasskeyLoginOptions': () => posted('/api/sso/passkey-options', {}),
  'account loginWithPasskey': () => posted('/api/sso/passkey', { risposta: {}, redirect_uri: '/' }),
  'account register': () => posted('/api/registration', { email: UNKNOWN_EMAIL }),
  'account activateAccount': () =>
    posted('/api/registration/activate', { email: UNKNOWN_EMAIL, codice: '000000', password: 'x' }),
  'account resendActivation': () => posted('/api/registration/resend', { email: UNKNOWN_EMAIL }),
  'account forgotPassword': () => posted('/api/password/forgot', { email: UNKNOWN_EMAIL }),
  'account resetPassword': () =>
    posted('/api/password/reset', { email: UNKNOWN_EMAIL, codice: '000000', password: 'x' }),
  'account changePassword': () => posted('/api/user/password', { attuale: 'x', nuova: 'y' }),
  'account getProofWays': () => got('/api/user/proof'),
  'account giveProof': () => posted('/api/user/proof', { codice: '000000' }),
  'account sendProofCode': () => posted('/api/user/proof/code', {}),
  'account getProofOptions': () => posted('/api/user/proof/passkey-options', {}),
  'account listPasskeys': () => got('/api/user/passkeys'),
  'account addPasskey': () => posted('/api/user/passkeys', { nome: 'x', risposta: {} }),
  'account getPasskeyOptions': () => posted('/api/user/passkeys/options', {}),
  'account removePasskey': () => posted('/api/user/passkeys/x/remove', {}),
  'account listMembers': () => got('/api/user/subscriptions/1/members'),
  'account inviteMember': () =>
    posted('/api/user/subscriptions/1/members', { email: UNKNOWN_EMAIL, nome: 'x' }),
  'account resendInvite': () => posted(`/api/user/subscriptions/1/members/${UNKNOWN_DEVICE}/resend`, {}),
  'account removeMember': () => posted(`/api/user/subscriptions/1/members/${UNKNOWN_DEVICE}/remove`, {}),
  'account activateMembership': () => posted('/api/user/membership/activate', { codice: 'ABCDEFGH' }),
  'account sendTicket': () =>
    posted('/api/site/contact', {
      id: UNKNOWN_DEVICE,
      argomento: 'altro',
      oggetto: 'a',
      messaggio: 'dieci segni',
      email: UNKNOWN_EMAIL,
    }),
  'account contactSales': () =>
    posted('/api/user/commercial-contact', { oggetto: 'x', messaggio: 'dieci segni' }),
  'account getProfile': () => got('/api/user/profile'),
  'account saveProfile': () => posted('/api/user/profile', { nome: 'x', cognome: 'y' }),
  'account getInvoicing': () => got('/api/user/profile/invoicing'),
  'account saveInvoicing': () => posted('/api/user/profile/invoicing', { fattura: true }),
  'account getConsents': () => got('/api/user/profile/consents'),
  'account changeConsent': () =>
    posted('/api/user/profile/consents', { consenso: 'marketing', concesso: true }),
  'account saveAvatar': () => posted('/api/user/avatar', {}),
  'account removeAvatar': () => posted('/api/user/avatar/remove', {}),
  'account getPersonalData': () => got('/api/user/data'),
  'account requestDataExport': () => posted('/api/user/data/export', {}),
  'account downloadDataExport': () => got(`/api/user/data/export/${UNKNOWN_DEVICE}`),
  'account requestDeletion': () => posted('/api/user/data/deletion', {}),
  'account cancelDeletion': () => posted('/api/user/data/deletion/cancel', {}),
  'account listNewsletters': () => got('/api/user/newsletters'),
  'account setNewsletter': () => posted('/api/user/newsletters/le-notizie-delle-7', { iscritto: true }),
  'account getNewsletterSample': () => got('/api/user/newsletters/le-notizie-delle-7/anteprima'),
  'account listTopics': () => got('/api/user/topics'),
  'account setTopic': () => posted('/api/user/topics/cronaca', { seguito: true }),
  'account setTopicAlerts': () => posted('/api/user/topics/cronaca/push', { modo: 'subito' }),
  'account listMutedStories': () => got('/api/user/push/stories'),
  'account muteStory': () => posted('/api/user/push/stories/metro', { silenziata: true }),
  'account reportBounces': () =>
    posted('/api/mail/rimbalzi', { bounces: [{ email: 'a@b.example', status: '5.1.1', reason: '' }] }),
  'account reportAlertReaction': () =>
    posted(`/api/user/push/messages/${UNKNOWN_DEVICE}`, { fatto: 'aperto' }),
  'account getPush': () => got('/api/user/push'),
  'account savePushSubscription': () =>
    posted('/api/user/push/subscription', {
      endpoint: 'https://fcm.googleapis.com/x',
      chiavi: { p256dh: 'a', auth: 'b' },
    }),
  'account removePushSubscription': () => posted('/api/user/push/subscription/remove', {}),
  'account sendTrialAlert': () => posted('/api/user/push/test', {}),
  'account getAlertRules': () => got('/api/user/push/rules'),
  'account setAlertRules': () => posted('/api/user/push/rules', REGOLE),
  'account getOnboarding': () => got('/api/user/onboarding'),
  'account settleOnboardingStep': () =>
    posted('/api/user/onboarding', { passo: 'interessi', esito: 'fatto' }),
  'account dismissOnboarding': () => posted('/api/user/onboarding/dismiss', {}),
  'account getReservedOffer': () => got('/api/user/offers'),
  'account refuseOffer': () => posted(`/api/user/offers/${UNKNOWN_DEVICE}/refusal`, { rifiutata: true }),
  'account trackEvent': ({ articles }) =>
    posted(
      '/api/site/tracking',
      ...someOf(articles).map((id) => ({ url_articolo: `/articolo/${id}`, evento: 'click' })),
    ),
};

export const everyOperation = (): string[] =>
  CONTRACTS.flatMap((name) =>
    Object.values(readContract(name).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => `${name} ${operationId}`),
    ),
  );

/** Calls of every operation that any client can request. */
export const everyOperationCall = (known: Known): MadeCall[] =>
  Object.values(OPERATIONS).flatMap((calls) => calls(known));

/** Every page, feed and list of addresses that any client can request. */
export const everyPage = (known: Known): MadeCall[] => [
  ...Object.values(PAGES).flatMap((addresses) => got(...addresses(known))),
  ...got(...OTHERS),
];

/** Every call and page that any client can request. */
export const everyCall = (known: Known): MadeCall[] => [...everyOperationCall(known), ...everyPage(known)];
