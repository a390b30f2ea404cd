import { ownValue } from '../own-value.ts';
import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { checkNames } from '../status/near-name.ts';
import { readSignals } from '../status/read-signals.ts';
import { readStatus, type Status, stricterOf } from '../status/read-status.ts';
import type { Superdesk1 } from './superdesk-schema.ts';
import { isVisibilityProperty } from './visibility-properties.ts';

/** The newsstand's status for each state in Superdesk: only published or corrected items are for readers. */
const STATUS_BY_STATE: Record<string, Status> = {
  published: 'usable',
  corrected: 'usable',
  correction: 'usable',
  usable: 'usable',
  scheduled: 'withheld',
  recalled: 'canceled',
  killed: 'canceled',
  unpublished: 'canceled',
};

function statusOfState(state: string | null | undefined, isScheduled: boolean): Status {
  const written = state?.trim();
  if (!written) return 'usable';
  const status = ownValue(STATUS_BY_STATE, written.toLowerCase());
  if (!status) throw new Rejected('state', `${written.slice(0, 60)}: not published at its source`);
  // The item's publication time is read separately and becomes an embargo.
  return written.toLowerCase() === 'scheduled' && isScheduled ? 'usable' : status;
}

function signalsOf({ signal }: Superdesk1): string[] {
  const list = signal === null || signal === undefined ? [] : Array.isArray(signal) ? signal : [signal];
  return list
    .flatMap((one) => (typeof one === 'string' ? one : [one.code, one.qcode, one.uri, one.literal, one.name]))
    .flatMap((one) => one ?? []);
}

const CHECKED_PROPERTIES = new Set(['pubstatus', 'embargoed', 'state', 'type', 'flags']);

const DECIDING_PROPERTIES = [
  'type',
  'pubstatus',
  'embargoed',
  'state',
  'flags',
  'signal',
  'publish_schedule',
  'schedule_settings',
  'ednote',
];
const FLAG_NAMES = ['marked_for_not_publication'];
const SETTING_NAMES = ['utc_embargo', 'utc_publish_schedule'];

/**
 * The status of an item of ninjs 1 from all its properties; the strictest of them counts. @throws Rejected
 */
export function superdeskStatus(item: Superdesk1): Status {
  checkNames(Object.keys(item), DECIDING_PROPERTIES, '');
  checkNames(Object.keys(item.flags ?? {}), FLAG_NAMES, 'flags.');
  checkNames(Object.keys(item.schedule_settings ?? {}), SETTING_NAMES, 'schedule_settings.');
  const unknownProperty = Object.entries(item).find(
    ([key, value]) =>
      isVisibilityProperty(key) &&
      !CHECKED_PROPERTIES.has(key) &&
      value !== null &&
      value !== undefined &&
      value !== '',
  );
  if (unknownProperty && codeOf(String(unknownProperty[1])) !== 'usable')
    throw new Rejected(
      unknownProperty[0].slice(0, 60),
      `${String(unknownProperty[1]).slice(0, 60)}: a property that says who may see it, and is not known`,
    );
  if (item.flags?.marked_for_not_publication)
    throw new Rejected('flags.marked_for_not_publication', 'not for publication');
  const statedStatus = item.pubstatus === null || item.pubstatus === undefined ? [] : [item.pubstatus];
  return [statusOfState(item.state, Boolean(item.publish_schedule)), readSignals(signalsOf(item))].reduce(
    stricterOf,
    readStatus(statedStatus, 'pubstatus'),
  );
}
