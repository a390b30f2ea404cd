import type { Brand } from '#domain/brands/brand.ts';
import type { MailOrigins } from '#server/accounts/identity/account-context.ts';
import type { BackgroundTasks } from '#server/accounts/identity/background-tasks.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';

/** A call of a reader about their subscriptions on a paper. */
export type SubscriptionContext = {
  orm: Orm;
  brand: Brand;
  now: Date;
  mailOrigins: Pick<MailOrigins, 'accountOrigin'>;
  identity: { mailer: Mailer; backgroundTasks: BackgroundTasks };
};

/** Reader of the call, with the parts of the session that matter here. */
export type Subscriber = { readerId: string; email: string };
