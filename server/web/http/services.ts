import type { ConsentService } from '#server/accounts/consent/consent-service.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import type { ChatbotService } from '#server/assistant/chatbot-service.ts';
import type { Captcha } from '#server/base/captcha/captcha.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { TicketJobs } from '#server/help/support/tickets/ticket-jobs.ts';
import type { SupportChatService } from '#server/help/support-chat/support-chat-service.ts';
import type { ReadAround } from '#server/newsroom/content/around-article.ts';
import type { Extents } from '#server/newsroom/content/extents.ts';
import type { NextChange } from '#server/newsroom/content/next-change.ts';
import type { DeliveryService } from '#server/newsroom/import/deliveries/delivery-service.ts';
import type { IssuePackages } from '#server/newsroom/packages/issue-packages.ts';
import type { AlertService } from '#server/outgoing/push/alert-service.ts';
import type { SendingJobs } from '#server/press-review/sending/sending-jobs.ts';
import type { Checkout } from '#server/sales/checkout/checkout.ts';
import type { PlayStore } from '#server/sales/subscriptions/google-play/play-store.ts';
import type { Gates } from '../gate/gates.ts';
import type { ExpensiveWork } from './expensive-work.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import type { OpenStreams } from './send-events.ts';

/**
 * What requests are answered with: made once by `server/compose.ts` when the server starts. A new service is a line here
 * and a line there; handlers find it in their `RequestContext`.
 */
export type Services = {
  /** The database, for the queries of each part. */
  orm: Orm;
  /** Answers that are kept until the contents change. */
  prepared: PreparedReplies;
  /** The queues of expensive work. */
  expensiveWork: ExpensiveWork;
  /** When the contents of a paper change next by time alone, as by the end of an embargo. */
  nextChange: NextChange;
  /** The days of each paper's oldest issue and of its newest one. */
  extents: Extents;
  /** What stands around an article of a paper. */
  readAround: ReadAround;
  /** Issues as they are downloaded. */
  packages: IssuePackages;
  /** Where newsrooms hand in deliveries. */
  deliveries: DeliveryService;
  /** Signs readers in and out. */
  identity: IdentityService;
  /** Which papers' sites are not open to everybody yet. */
  gates: Gates;
  /** What readers agree to. */
  consent: ConsentService;
  /** Where purchases made in the Android app are asked for. */
  playStore: PlayStore;
  /** Takes the money of orders. */
  checkout: Checkout;
  /** Tells readers from programs. */
  captcha: Captcha;
  /** Answers in the support chat. */
  chats: SupportChatService;
  /** Answers questions to the archive. */
  chatbot: ChatbotService;
  /** Sends alerts to devices. */
  push: AlertService;
  /** Where what is written to customer service waits to be mailed. */
  tickets: TicketJobs;
  /** Where press reviews wait to be mailed. */
  sendings: SendingJobs;
  /** Streams that are open, such as those of the support chat. */
  streams: OpenStreams;
};
