type NetworkInformation = { saveData?: boolean; type?: string };

/** Whether this network may cost money, as far as the browser reports it. */
export function isMetered(): boolean {
  const { connection } = navigator as WorkerNavigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.type === 'cellular';
}
