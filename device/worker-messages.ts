import type { Day } from '#domain/newsstand.ts';
import type { SearchRequest, SearchResult } from '#domain/search.ts';
/**
 * An answer that a page shows: when it was given, by its `date` header. Null where the page shows nothing for want of it,
 * absent where it came from the network itself.
 */
export type ShownAnswer = { address: string; date?: string | null };

/** Everything a page may say to the worker. */
export type PageToWorker =
  /**
   * Hold what this page shows, though its requests never passed the worker: addresses on the same origin, with their
   * query. Sent once the page is idle. OFF-02
   */
  | { type: 'keep'; addresses: string[] }
  /** Take over now if no page but the one that asks is open, so that none changes its worker while it is read. OFF-04 */
  | { type: 'apply-update' }
  /** A reader is asked what to bring of an issue: what it consists of will be wanted. OFF-03 */
  | { type: 'prepare-download'; edition: string; day: Day }
  /** The reader has chosen. What is wanted is being written down; `run-downloads` follows. OFF-03 */
  | { type: 'begin-download'; edition: string; day: Day; contents: 'text' | 'pictures' }
  /** Look after the downloaded issues: what is queued, what comes every day, what has a newer version. OFF-03 */
  | { type: 'run-downloads' }
  /** Stop fetching this one, if it is the one being fetched; its row says what becomes of it. */
  | { type: 'interrupt-download'; key: [owner: string, edition: string, day: string] }
  /** Somebody signed in or out: what belongs to anybody else goes. OFF-06 */
  | { type: 'session-changed' }
  /** Send what waits in the outbox: the app has started, the network or the reader is back, or something was added. OFF-05 */
  | { type: 'send-outbox' }
  /** Consent to measuring is gone: drop what waits to be told of reading. TRK-02 */
  | { type: 'drop-measures' }
  /** Search the downloaded issues. The answer comes over the port that is sent along. NWS-06 */
  | { type: 'search-held'; request: SearchRequest }
  /** Take over now: a reader accepted the new version. Other open pages go on as they are, on the files of their own. OFF-04 */
  | { type: 'take-over' }
  /**
   * Whether this worker is of the build whose pages start with this script. Answered on the port that comes with the
   * message, with an `OfBuild`. OFF-04
   */
  | { type: 'is-of-build'; entry: string }
  /** Ask the network again for what is shown or missed, if anything: `fresher` tells what came, then `connection`. NAV-20 */
  | { type: 'refresh'; shown: ShownAnswer[] }
  /** What can be read without a network: a list of `OfflineItem`, on the port that comes with it. OFF-01 */
  | { type: 'list-held' };

/** What the downloaded issues tell, and how many were looked through; null is said of a device that cannot be read. */
export type DeviceSearch = { issues: number; result: SearchResult };

export type OfBuild = boolean;

/** `slow`: it lets the reader wait, `lost`: it refuses, though the device takes itself to be online. */
export type Connection = 'good' | 'slow' | 'lost';

/** Everything the worker may say to a page. */
export type WorkerToPage =
  | { type: 'connection'; state: Connection }
  /** What was asked for at `address` is on the device now, newer than what the page was given for it. OFF-02 */
  | { type: 'fresher'; address: string }
  /** Said to one page: its reader wants to go there. True is answered on the port that comes with it. PSH-03 */
  | { type: 'go-to'; path: string }
  /**
   * Which files of the build the page has loaded, asked by a worker that is being installed. Their paths are answered on the
   * port that comes with it. OFF-01
   */
  | { type: 'what-is-loaded' };
