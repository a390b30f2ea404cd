type Line = { saveData?: boolean; type?: string };

/** Whether this line may cost money, as far as the browser tells. */
export function isMetered(): boolean {
  const { connection } = navigator as WorkerNavigator & { connection?: Line };
  return connection?.saveData === true || connection?.type === 'cellular';
}
