import type { Brand } from '#domain/brands/brand.ts';
import type { Entitlements } from '#domain/products.ts';
import type { ProofOfWork } from '#server/base/captcha/proof-of-work.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';
import type { Names } from '../readers/names.ts';
import type { BackgroundTasks } from './background-tasks.ts';

/** A reader's session on one device, found live when the call came in. */
export type Session = {
  readerId: string;
  deviceId: string;
  /** When the reader last proved on this device who they are: at the sign-in, or anew since. */
  provenAt: Date;
  /** SHA-256 of the cookie that the device is known by, and whether it outlives the browser's session. */
  cookieHash: string;
  remembered: boolean;
  /** SHA-256 of the bearer; null where the cookie said who it is. */
  tokenHash: string | null;
  email: string;
  kind: 'person' | 'company';
  names: Names;
  /** What the reader has or had on this paper, the latest begun first; and what that opens now. */
  held: readonly ReaderSubscription[];
  entitlements: Entitlements;
};

/** Why a bearer or cookie is nobody's: the code of the 401. SES-06, SES-07 */
export type SessionRefusal = 'ERR_SESSION_TOKEN_NOT_VALID' | 'ERR_SESSION_EXPIRED' | 'ERR_INVALID_BROWSER';

/** What signing in needs besides a call: made once at the start and passed down. */
export type IdentityService = {
  orm: Orm;
  mailer: Mailer;
  /** What is done after an answer, such as sending mails. */
  backgroundTasks: BackgroundTasks;
  /** Key of the digests of mailed codes and of what limits are counted by. */
  secret: string;
  /** Work that is asked for instead of a refusal. */
  proofOfWork: ProofOfWork;
  /** Whether the demonstration's readers may sign in from anywhere; else on this machine alone. */
  demoEverywhere: boolean;
  /** E-mail domains whose readers may open the news chatbot. NAV-15 */
  chatbotDomains: readonly string[];
  /** Who answers companies; `{domain}` is the brand's. ROL-04 */
  commercialEmail: string;
};

/** Of a request, for everything that identity decides. */
export type RequestScope = { brand: Brand; now: Date };

/** Where a session is asked for. Being asked for makes it last longer, but where that is said to be no use of it. */
export type SessionScope = RequestScope & { isUse?: boolean };

/** The browser that asks. */
export type Client = {
  address: string;
  /** Whether it is on this machine or a network around it, and no proxy that nobody named stands between. */
  isAround: boolean;
  userAgent: string;
  /** By which the account site knows whoever is signed in. */
  cookie: string | null;
  /** Whether that has the name of before. */
  outdated: boolean;
  /** By which it knows a browser that somebody has signed in with before. */
  browser: string | null;
  /** What shows that work was done for this call. */
  work: string | undefined;
  secure: boolean;
};

/** A call that signs somebody in: where it came in, from which browser, and the sites it may go on to. */
export type Entry = RequestScope & {
  orm: Orm;
  /** Of the paper's newsstand and of its account site, without a slash at the end. */
  origin: string;
  accountOrigin: string;
  client: Client;
};
