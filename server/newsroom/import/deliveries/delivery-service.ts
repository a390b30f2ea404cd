import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findReceipt, keepReceipt } from '../../db/delivery-receipts.ts';
import { isCallerKey } from '../caller-key.ts';
import { importDelivery } from '../import-delivery.ts';
import type { ImportReport } from '../import-report.ts';
import type { SectionTable } from '../names/section-table.ts';
import { type IncomingFile, receiveFile } from './incoming-file.ts';
import { openReceived } from './open-received.ts';

/** A whole day of a paper with its photographs has a fifth of it. */
export const MAX_DELIVERY_BYTES = 500_000_000;
/** Deliveries that are being received or wait for their turn. */
const MAX_WAITING = 4;

export type HandedIn = {
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
  receive(delivery: HandedIn): Promise<Received>;
  /** Accepts nothing more, and waits for the issue being written. */
  stop(): Promise<void>;
};

type Options = {
  db: Pick<Database, 'orm'>;
  imagesFolder: string;
  /** Folder of request bodies until they are read; emptied at the start. */
  incomingFolder: string;
  now: () => Date;
  /** SHA-256 of each paper's key, in hex. A paper without one takes no deliveries. */
  keys: Partial<Record<Sigla, string>>;
  sections?: SectionTable;
  maxBytes?: number;
  /** Runs one import at a time, including deliveries that arrive in another way. */
  runExclusively?: LimitFunction;
};

/** Service that accepts nothing, for a server without a data folder. */
export const NO_DELIVERIES: DeliveryService = {
  receive: async () => failure('key-not-valid'),
  stop: async () => undefined,
};

/** A dry run and the delivery itself count as two different calls. */
const receiptHash = ({ hash }: IncomingFile, dryRun: boolean) => `${hash}${dryRun ? ' dry' : ''}`;

export async function openDeliveryService(options: Options): Promise<DeliveryService> {
  const {
    db,
    imagesFolder,
    incomingFolder,
    now,
    keys,
    maxBytes = MAX_DELIVERY_BYTES,
    runExclusively = pLimit(1),
  } = options;
  const stopping = new AbortController();
  const open = new Set<Promise<unknown>>();
  const unanswered = new Set<string>();
  await rm(incomingFolder, { recursive: true, force: true });

  async function take(delivery: HandedIn, file: IncomingFile): Promise<ImportReport> {
    const { brand, dryRun, contentType } = delivery;
    const found = await openReceived(file, contentType);
    try {
      const sources = { brand, items: found.items, rejected: found.rejected, warnings: found.warnings };
      const { signal } = stopping;
      const context = { db, imagesFolder, media: [], now: now(), dryRun, signal };
      return await importDelivery(sources, { ...context, sections: options.sections });
    } finally {
      found.close();
    }
  }

  async function takeOnce(delivery: HandedIn, file: IncomingFile): Promise<Received> {
    const { brand, idempotencyKey, dryRun } = delivery;
    const [bodyHash, otherwise] = [receiptHash(file, dryRun), receiptHash(file, !dryRun)];
    if (idempotencyKey === undefined) return success(await take(delivery, file));
    const before = await findReceipt(db.orm, brand, idempotencyKey);
    if (before?.bodyHash === otherwise) return failure('other-rehearsal');
    if (before && before.bodyHash !== bodyHash) return failure('other-body');
    if (before) return success(JSON.parse(before.report) as ImportReport);
    const report = await take(delivery, file);
    const receipt = {
      brand,
      key: idempotencyKey,
      bodyHash,
      report: JSON.stringify(report),
      createdAt: now(),
    };
    await keepReceipt(db.orm, receipt);
    return success(report);
  }

  async function receive(delivery: HandedIn): Promise<Received> {
    const file = await receiveFile(incomingFolder, delivery.body, maxBytes);
    if (!file) return failure('delivery-too-large');
    try {
      return await runExclusively(() => takeOnce(delivery, file));
    } finally {
      await rm(file.path, { force: true });
    }
  }

  return {
    async receive(delivery) {
      const { brand, key, idempotencyKey } = delivery;
      if (!isCallerKey(key, keys[brand])) return failure('key-not-valid');
      const call = idempotencyKey === undefined ? undefined : `${brand} ${idempotencyKey}`;
      if (call !== undefined && unanswered.has(call)) return failure('not-answered-yet');
      if (stopping.signal.aborted || open.size >= MAX_WAITING) return failure('busy');
      if (call !== undefined) unanswered.add(call);
      const answer = receive(delivery).catch((error): Received => {
        if (error === stopping.signal.reason) return failure('stopping');
        throw error;
      });
      open.add(answer);
      return await answer.finally(() => {
        open.delete(answer);
        if (call !== undefined) unanswered.delete(call);
      });
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(open);
    },
  };
}
