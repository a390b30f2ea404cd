export type ItemVersion = { version: string; versionCreated: string | null };

const isNumber = (version: string) => /^\d{1,15}$/.test(version);

/** Negative when `a` is the older one, 0 when nothing tells them apart. Instants are ISO in UTC. */
export function compareVersions(a: ItemVersion, b: ItemVersion): number {
  if (isNumber(a.version) && isNumber(b.version)) return Number(a.version) - Number(b.version);
  if (!a.versionCreated || !b.versionCreated) return 0;
  return Date.parse(a.versionCreated) - Date.parse(b.versionCreated);
}
