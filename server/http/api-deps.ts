import type { Captcha } from '../captcha/captcha.ts';
import type { ArchiveDesk } from '../chatbot/archive-desk.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { Config } from '../config.ts';
import type { ConsentDesk } from '../consent/consent-desk.ts';
import type { ReadAround } from '../content/around-article.ts';
import type { Extents } from '../content/extents.ts';
import type { Turns } from '../content/next-turn.ts';
import type { Orm } from '../db/connect.ts';
import type { Gates } from '../gate/gates.ts';
import type { IdentityDesk } from '../identity/identity-desk.ts';
import type { DeliveryDesk } from '../import/deliveries/delivery-desk.ts';
import type { IssuePackages } from '../packages/issue-packages.ts';
import type { SendingJobs } from '../press-review/sending/sending-jobs.ts';
import type { PushDesk } from '../push/push-desk.ts';
import type { PlayStore } from '../subscriptions/google-play/play-store.ts';
import type { TicketJobs } from '../support/tickets/ticket-jobs.ts';
import type { ChatDesk } from '../support-chat/chat-desk.ts';
import type { DearWork } from './dear-work.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import type { OpenStreams } from './send-events.ts';

/** What the operations of the contracts are answered with. */
export type ApiDeps = {
  config: Config;
  orm: Orm;
  now: () => Date;
  prepared: PreparedReplies;
  dear: DearWork;
  turns: Turns;
  extents: Extents;
  /** What stands around articles, as of a generation of the contents. */
  around: (generation: number) => ReadAround;
  desk: DeliveryDesk;
  packages: IssuePackages;
  identity: IdentityDesk;
  gates: Gates;
  playStore: PlayStore;
  checkout: Checkout;
  captcha: Captcha;
  chats: ChatDesk;
  consent: ConsentDesk;
  archive: ArchiveDesk;
  push: PushDesk;
  streams: OpenStreams;
  tickets: TicketJobs;
  sendings: SendingJobs;
};
