import type { components } from '#openapi/generated/account.ts';
import type { DeviceRow } from '#server/accounts/db/devices.ts';

type Dispositivo = components['schemas']['Dispositivo'];

const TIPI: Record<DeviceRow['kind'], Dispositivo['tipo']> = {
  phone: 'telefono',
  tablet: 'tablet',
  computer: 'computer',
};

/** @param current id of the device that asks; null where none is signed in */
export const toDispositivo = (
  { id, name, kind, createdAt, lastSeenAt }: DeviceRow,
  current: string | null,
): Dispositivo => ({
  id,
  nome: name,
  tipo: TIPI[kind],
  corrente: id === current,
  accesso: createdAt.toISOString(),
  ultimo_uso: lastSeenAt.toISOString(),
});

/** Those of a reader, the one that asks first. */
export function toDispositivi(
  devices: DeviceRow[],
  { deviceId, entitlements }: { deviceId: string; entitlements: { devices: number } },
): components['schemas']['Dispositivi'] {
  const all = devices.map((device) => toDispositivo(device, deviceId));
  return {
    limite: entitlements.devices,
    dispositivi: [...all.filter(({ corrente }) => corrente), ...all.filter(({ corrente }) => !corrente)],
  };
}
