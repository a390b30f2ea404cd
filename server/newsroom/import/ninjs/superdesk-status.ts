import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { checkNames } from '../status/near-name.ts';
import { readSignals } from '../status/read-signals.ts';
import { readStatus, type Status, stricterOf } from '../status/read-status.ts';
import type { Superdesk1 } from './superdesk-schema.ts';
import { isVisibilityProperty } from './visibility-properties.ts';

/** The newsstand's status for each state in Superdesk: only published or corrected items are for readers. */
const STATES: Record<string, Status> = {
  published: 'usable',
  corrected: 'usable',
  correction: 'usable',
  usable: 'usable',
  scheduled: 'withheld',
  recalled: 'canceled',
  killed: 'canceled',
  unpublished: 'canceled',
};

function ofState(state: string | null | undefined, isScheduled: boolean): Status {
  const written = state?.trim();
  if (!written) return 'usable';
  const status = STATES[written.toLowerCase()];
  if (!status) throw new Rejected('state', `${written.slice(0, 60)}: not published at its source`);
  // The item states its hour separately, which holds it.
  return written.toLowerCase() === 'scheduled' && isScheduled ? 'usable' : status;
}

function signalsOf({ signal }: Superdesk1): string[] {
  const list = signal === null || signal === undefined ? [] : Array.isArray(signal) ? signal : [signal];
  return list
    .flatMap((one) => (typeof one === 'string' ? one : [one.code, one.qcode, one.uri, one.literal, one.name]))
    .flatMap((one) => one ?? []);
}

const READ = new Set(['pubstatus', 'embargoed', 'state', 'type', 'flags']);

const DECIDERS = [
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
const IN_FLAGS = ['marked_for_not_publication'];
const IN_SETTINGS = ['utc_embargo', 'utc_publish_schedule'];

/** The status of a flat item from all its properties; the most closed of them counts. @throws Rejected */
export function superdeskStatus(item: Superdesk1): Status {
  checkNames(Object.keys(item), DECIDERS, '');
  checkNames(Object.keys(item.flags ?? {}), IN_FLAGS, 'flags.');
  checkNames(Object.keys(item.schedule_settings ?? {}), IN_SETTINGS, 'schedule_settings.');
  const other = Object.entries(item).find(
    ([key, value]) =>
      isVisibilityProperty(key) && !READ.has(key) && value !== null && value !== undefined && value !== '',
  );
  if (other && codeOf(String(other[1])) !== 'usable')
    throw new Rejected(
      other[0].slice(0, 60),
      `${String(other[1]).slice(0, 60)}: a property that says who may see it, and is not known`,
    );
  if (item.flags?.marked_for_not_publication)
    throw new Rejected('flags.marked_for_not_publication', 'not for publication');
  const stated = item.pubstatus === null || item.pubstatus === undefined ? [] : [item.pubstatus];
  return [ofState(item.state, Boolean(item.publish_schedule)), readSignals(signalsOf(item))].reduce(
    stricterOf,
    readStatus(stated, 'pubstatus'),
  );
}
