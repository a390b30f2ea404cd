import type { DeviceList } from '#api/account/wire.ts';
import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Device } from '#domain/reader.ts';
import { recentTime } from '#domain/recent-time.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './devices-list.module.css';
import { devicesStrings as strings } from './strings.ts';

type Props = {
  list: DeviceList;
  today: Day;
  online: boolean;
  onDisconnect: (device: Device) => void;
};

/** The number of device slots in use, then the devices that use them. */
export function DevicesList({ list: { limit, devices }, today, online, onDisconnect }: Props) {
  const slots = Array.from({ length: Math.max(limit, devices.length) }, (_, index) => index < devices.length);
  return (
    <>
      <p className={styles.slots} aria-hidden="true">
        {slots.map((isUsed, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots, which are alike and keep their order
          <i key={index} data-used={isUsed || undefined} />
        ))}
      </p>
      <p className={`meta ${styles.used}`}>
        <b>{strings.slots(devices.length, limit)}</b> {devices.length < limit ? strings.free : strings.full}
      </p>
      <ul className={`hr ${styles.list}`} aria-label={strings.list}>
        {devices.map((device) => (
          <li key={device.id}>
            <span className={`centred ${styles.icon}`}>
              <Icon name={device.kind} size={28} />
            </span>
            <div>
              <h2 className="t-s2">{device.name}</h2>
              <p className="meta">{strings.signedIn(dateAndTime(device.signedInAt, today))}</p>
              {device.current ? (
                <p className={`row6 ${styles.current}`}>{strings.current}</p>
              ) : (
                <p className="meta">{strings.lastUse(recentTime(device.lastUsedAt, new Date()))}</p>
              )}
            </div>
            {!device.current && (
              <Button
                look="plain"
                size="small"
                aria-label={strings.disconnectOne(device.name)}
                disabled={!online}
                onClick={() => onDisconnect(device)}
              >
                {strings.disconnect}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={`meta ${styles.note}`}>{strings.note}</p>
    </>
  );
}
