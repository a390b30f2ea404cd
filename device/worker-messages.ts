import type { Day } from '#domain/newsstand.ts';
import type { SearchRequest, SearchResultsPage } from '#domain/search.ts';
/**
 * An answer that a page shows. `date` is the `date` header of the cached copy that it shows, null if it has
 * nothing to show, and absent if the answer came from the network.
 */
export type ShownAnswer = { address: string; date?: string | null };

/** All messages from a page to the worker. */
export type PageToWorker =
  /**
   * Cache what this page shows, because its requests did not pass through the worker. `addresses` are on the
   * same origin, with their query. Sent once the page is idle. OFF-02
   */
  | { type: 'keep'; addresses: string[] }
  /** Take over now if only the requesting page is open, so that no other page changes its worker while it is read. OFF-04 */
  | { type: 'apply-update' }
  /** Prefetch the package of an issue while the reader chooses what to download of it. OFF-03 */
  | { type: 'prepare-download'; edition: string; day: Day }
  /** Begin to fetch what the reader has chosen. The download is being saved meanwhile; `run-downloads` follows. OFF-03 */
  | { type: 'begin-download'; edition: string; day: Day; contents: 'text' | 'pictures' }
  /** Update the downloads: fetch queued issues, daily editions and newer versions. OFF-03 */
  | { type: 'run-downloads' }
  /** Stop this download if it is running; its row has the new state. */
  | { type: 'interrupt-download'; key: [owner: string, edition: string, day: string] }
  /** A reader signed in or out: remove the data of all other accounts. OFF-06 */
  | { type: 'session-changed' }
  /** Send the outbox: the app has started, the device is online again, the reader is back, or an entry was added. OFF-05 */
  | { type: 'send-outbox' }
  /** Drop the waiting measurements, because consent was withdrawn. TRK-02 */
  | { type: 'drop-measures' }
  /** Search the downloaded issues. The answer is sent on the message's port. NWS-06 */
  | { type: 'search-held'; request: SearchRequest }
  /** Take over now, because a reader accepted the new version. Other open pages continue with the files of their own version. OFF-04 */
  | { type: 'take-over' }
  /**
   * Ask whether this worker belongs to the build whose pages start with this script. The answer, an
   * `IsOfBuild`, is sent on the message's port. OFF-04
   */
  | { type: 'is-of-build'; entry: string }
  /**
   * Request again from the network what the page shows or lacks. The worker sends `fresher` for each newer
   * answer, and at the end `connection`. NAV-20
   */
  | { type: 'refresh'; shown: ShownAnswer[] }
  /** List what can be read offline. The answer, a list of `OfflineItem`, is sent on the message's port. OFF-01 */
  | { type: 'list-held' };

/**
 * Result of a search in the downloaded issues, with the number of issues searched. The worker answers null if
 * the device cannot be read.
 */
export type DeviceSearchResult = { issues: number; result: SearchResultsPage };

export type IsOfBuild = boolean;

/**
 * State of the connection. `slow`: readers have to wait; `lost`: requests fail although the device reports that it is
 * online.
 */
export type Connection = 'good' | 'slow' | 'lost';

/** All messages from the worker to a page. */
export type WorkerToPage =
  | { type: 'connection'; state: Connection }
  /** A newer answer for `address` than the one given to the page is now cached. OFF-02 */
  | { type: 'fresher'; address: string }
  /** Sent to one page, whose reader wants to open `path`. The page answers true on the message's port. PSH-03 */
  | { type: 'go-to'; path: string }
  /**
   * Sent by a worker that is being installed, to learn which files of the build the page has loaded. Their paths are
   * answered on the message's port. OFF-01
   */
  | { type: 'what-is-loaded' };
