import type { Brand } from '#domain/brands/brand.ts';
import type { Entitlements } from '#domain/products.ts';
import type { ProofOfWork } from '#server/base/captcha/proof-of-work.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';
import type { Names } from '../readers/names.ts';
import type { BackgroundTasks } from './background-tasks.ts';

/** A reader's session on one device, found live when the call arrived. */
export type Session = {
  readerId: string;
  deviceId: string;
  /** When the reader last proved their identity on this device: at sign-in or later. */
  provenAt: Date;
  /** SHA-256 of the cookie that the device is known by, and whether it outlives the browser's session. */
  cookieHash: string;
  remembered: boolean;
  /** SHA-256 of the bearer; null if the session was found by the cookie. */
  tokenHash: string | null;
  email: string;
  kind: 'person' | 'company';
  names: Names;
  /** The subscriptions that the reader has or had on this paper, the latest begun first, and what they open now. */
  subscriptions: readonly ReaderSubscription[];
  entitlements: Entitlements;
};

/** Why a bearer or cookie gives no session: the code of the 401. SES-06, SES-07 */
export type SessionRefusal = 'session-not-valid' | 'session-expired' | 'session-replaced';

/** Dependencies of signing in; made once at the start and passed down. */
export type IdentityService = {
  orm: Orm;
  mailer: Mailer;
  /** Tasks that run after an answer, such as sending mails. */
  backgroundTasks: BackgroundTasks;
  /** Key for the hashes of mailed codes and of the counters' keys. */
  secret: string;
  /** Proof of work that is requested instead of refusing. */
  proofOfWork: ProofOfWork;
  /**
   * Whether the demonstration's readers may sign in from anywhere; otherwise only at an address of this machine, by a
   * client on it or in a network around it.
   */
  demoFromAnywhere: boolean;
  /** E-mail domains whose readers may open the news chatbot. NAV-15 */
  chatbotDomains: readonly string[];
  /** Address that answers inquiries of companies; `{domain}` is the brand's. ROL-04 */
  commercialEmail: string;
};

/** The parts of a request on which identity depends. */
export type RequestScope = { brand: Brand; now: Date };

/** Scope in which a session is looked up. A look-up extends the session unless `isUse` is false. */
export type SessionScope = RequestScope & { isUse?: boolean };

/** The browser or program that sends the request. */
export type Client = {
  address: string;
  /** Whether the client is on this machine or in a network around it, without an unlisted proxy in between. */
  isAround: boolean;
  userAgent: string;
  /** Cookie by which the account site knows the signed-in reader. */
  cookie: string | null;
  /** Whether that cookie came under its old name. */
  outdated: boolean;
  /** Cookie by which the account site knows a browser that a reader has signed in with before. */
  browser: string | null;
  /** Proof of work that was done for this call. */
  work: string | undefined;
  secure: boolean;
};

/** A call that signs a reader in: where it arrived, from which browser, and the sites it may go on to. */
export type SignInCall = RequestScope & {
  orm: Orm;
  /** Origins of the paper's newsstand and, in the next field, of its account site, without a trailing slash. */
  origin: string;
  accountOrigin: string;
  client: Client;
};
