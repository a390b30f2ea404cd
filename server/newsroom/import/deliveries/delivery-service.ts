import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findReceipt, saveReceipt } from '../../db/delivery-receipts.ts';
import { isCallerKey } from '../caller-key.ts';
import { importDelivery } from '../import-delivery.ts';
import type { ImportReport } from '../import-report.ts';
import type { SectionTable } from '../names/section-table.ts';
import { type IncomingFile, receiveFile } from './incoming-file.ts';
import { openReceived } from './open-received.ts';

/** Limit of a delivery; a whole day of a paper with its photographs has a fifth of it. */
export const MAX_DELIVERY_BYTES = 500_000_000;
/** Limit of deliveries that are being received, wait, or are being imported; more are refused as `busy`. */
const MAX_OPEN_DELIVERIES = 4;

export type DeliveryRequest = {
  brand: Sigla;
  /** The key as the caller sent it. */
  key: string | undefined;
  idempotencyKey: string | undefined;
  contentType: string;
  dryRun: boolean;
  body: Readable;
};

type DeliveryRefusal =
  | 'key-not-valid'
  | 'delivery-too-large'
  | 'not-answered-yet'
  | 'other-body'
  | 'other-rehearsal'
  | 'busy'
  | 'stopping';

type Received = Result<ImportReport, DeliveryRefusal>;

/** Service by which newsrooms hand in deliveries over the network. */
export type DeliveryService = {
  receive(delivery: DeliveryRequest): Promise<Received>;
  /**
   * Accepts no more deliveries, refuses those that are still being received, stops the running import after its current
   * issue, and waits until it has stopped.
   */
  stop(): Promise<void>;
};

type Options = {
  db: Pick<Database, 'orm'>;
  imagesFolder: string;
  /** Folder of request bodies until they are read; emptied at the start. */
  requestBodyFolder: string;
  now: () => Date;
  /** SHA-256 of each paper's key, in hex. A paper without one takes no deliveries. */
  keys: Partial<Record<Sigla, string>>;
  sections?: SectionTable;
  maxBytes?: number;
  /** Runs one import at a time, including deliveries that arrive in another way. */
  runExclusively?: LimitFunction;
};

/** Service that refuses every delivery, for a server without a data folder. */
export const NO_DELIVERIES: DeliveryService = {
  receive: async () => failure('key-not-valid'),
  stop: async () => undefined,
};

/** The hash of a receipt: the dry run of a body and its import are different calls. */
const receiptHash = ({ hash }: IncomingFile, dryRun: boolean) => `${hash}${dryRun ? ' dry' : ''}`;

export async function openDeliveryService(options: Options): Promise<DeliveryService> {
  const {
    db,
    imagesFolder,
    requestBodyFolder,
    now,
    keys,
    maxBytes = MAX_DELIVERY_BYTES,
    runExclusively = pLimit(1),
  } = options;
  const stopController = new AbortController();
  const openDeliveries = new Set<Promise<unknown>>();
  const unansweredCalls = new Set<string>();
  await rm(requestBodyFolder, { recursive: true, force: true });

  async function importFile(delivery: DeliveryRequest, file: IncomingFile): Promise<ImportReport> {
    const { brand, dryRun, contentType } = delivery;
    const received = await openReceived(file, contentType);
    try {
      const sources = {
        brand,
        items: received.items,
        rejected: received.rejected,
        warnings: received.warnings,
      };
      const { signal } = stopController;
      const context = { db, imagesFolder, media: [], now: now(), dryRun, signal };
      return await importDelivery(sources, { ...context, sections: options.sections });
    } finally {
      received.close();
    }
  }

  async function importOnce(delivery: DeliveryRequest, file: IncomingFile): Promise<Received> {
    const { brand, idempotencyKey, dryRun } = delivery;
    const [bodyHash, otherModeHash] = [receiptHash(file, dryRun), receiptHash(file, !dryRun)];
    if (idempotencyKey === undefined) return success(await importFile(delivery, file));
    const storedReceipt = await findReceipt(db.orm, brand, idempotencyKey);
    if (storedReceipt?.bodyHash === otherModeHash) return failure('other-rehearsal');
    if (storedReceipt && storedReceipt.bodyHash !== bodyHash) return failure('other-body');
    if (storedReceipt) return success(JSON.parse(storedReceipt.report) as ImportReport);
    const report = await importFile(delivery, file);
    const newReceipt = {
      brand,
      key: idempotencyKey,
      bodyHash,
      report: JSON.stringify(report),
      createdAt: now(),
    };
    await saveReceipt(db.orm, newReceipt);
    return success(report);
  }

  async function receive(delivery: DeliveryRequest): Promise<Received> {
    const { signal } = stopController;
    const file = await receiveFile(requestBodyFolder, delivery.body, { maxBytes, signal });
    if (!file) return failure('delivery-too-large');
    try {
      return await runExclusively(() => {
        signal.throwIfAborted();
        return importOnce(delivery, file);
      });
    } finally {
      await rm(file.path, { force: true });
    }
  }

  return {
    async receive(delivery) {
      const { brand, key, idempotencyKey } = delivery;
      if (!isCallerKey(key, keys[brand])) return failure('key-not-valid');
      const call = idempotencyKey === undefined ? undefined : `${brand} ${idempotencyKey}`;
      if (call !== undefined && unansweredCalls.has(call)) return failure('not-answered-yet');
      if (stopController.signal.aborted || openDeliveries.size >= MAX_OPEN_DELIVERIES) return failure('busy');
      if (call !== undefined) unansweredCalls.add(call);
      const answer = receive(delivery).catch((error): Received => {
        if (error === stopController.signal.reason) return failure('stopping');
        throw error;
      });
      openDeliveries.add(answer);
      return await answer.finally(() => {
        openDeliveries.delete(answer);
        if (call !== undefined) unansweredCalls.delete(call);
      });
    },
    async stop() {
      stopController.abort();
      await Promise.allSettled(openDeliveries);
    },
  };
}
