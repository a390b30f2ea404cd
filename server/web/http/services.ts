import type { ConsentService } from '#server/accounts/consent/consent-service.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import type { ChatbotService } from '#server/assistant/chatbot-service.ts';
import type { Captcha } from '#server/base/captcha/captcha.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { TicketMailJobs } from '#server/help/support/tickets/ticket-mail-jobs.ts';
import type { SupportChatService } from '#server/help/support-chat/support-chat-service.ts';
import type { ReadNeighbours } from '#server/newsroom/content/article-neighbours.ts';
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
 * Services with which requests are answered: made once by `server/compose.ts` when the server starts. A new service
 * needs a line here and one there; handlers find it in their `RequestContext`.
 */
export type Services = {
  /** The database, for queries of all modules. */
  orm: Orm;
  /** Replies that are stored until the contents change. */
  prepared: PreparedReplies;
  /** The queues of expensive work. */
  expensiveWork: ExpensiveWork;
  /** When the contents of a paper next change only by time, such as at the end of an embargo. */
  nextChange: NextChange;
  /** The days of each paper's oldest and newest issue. */
  archiveDaysOf: Extents;
  /** Reads the neighbours of an article: those before and after it, of its page, and related ones. */
  readNeighbours: ReadNeighbours;
  /** Packages of issues for downloading. */
  packages: IssuePackages;
  /** Takes the deliveries of newsrooms. */
  deliveries: DeliveryService;
  /** Signs readers in and out. */
  identity: IdentityService;
  /** Which papers' sites have a gate. */
  gates: Gates;
  /** Consents of readers. */
  consent: ConsentService;
  /** Looks up purchases made in the Android app. */
  playStore: PlayStore;
  /** Where orders are paid. */
  checkout: Checkout;
  /** Distinguishes readers from bots. */
  captcha: Captcha;
  /** Answers in the support chat. */
  supportChats: SupportChatService;
  /** Answers questions to the archive. */
  chatbot: ChatbotService;
  /** Sends alerts to devices. */
  push: AlertService;
  /** Job queue of the mails with readers' tickets to customer service. */
  ticketMailJobs: TicketMailJobs;
  /** Job queue of the press reviews to be mailed. */
  sendingJobs: SendingJobs;
  /** Open streams, such as those of the support chat. */
  streams: OpenStreams;
};
