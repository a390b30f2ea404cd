const WITHDRAWN: readonly number[] = [404, 410];

/**
 * Whether the newspaper says that something does not exist, or no longer: its copy is then deleted too. The page of a
 * proxy, or of a hotel's network, carries no code.
 */
export async function isWithdrawal(answer: Response): Promise<boolean> {
  if (!WITHDRAWN.includes(answer.status)) return false;
  const body = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body?.status?.code === 'string';
}

/** Whether a reader who was given `copy`, or nothing, would see something else with `answer`. Reads the copy. */
export async function isChanged(copy: Response | undefined, answer: Response): Promise<boolean> {
  if (!copy) return answer.status < 500;
  if (await isWithdrawal(answer)) return true;
  return answer.ok && (await copy.text()) !== (await answer.clone().text());
}
