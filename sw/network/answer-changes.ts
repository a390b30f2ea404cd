const WITHDRAWN: readonly number[] = [404, 410];

/** The newspaper's code in an answer; null for the page of a proxy, or of a hotel's network, which carries none. */
export async function codeOf(answer: Response): Promise<string | null> {
  const body = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body?.status?.code === 'string' ? body.status.code : null;
}

/** Whether the newspaper says that something does not exist, or no longer: its copy is then deleted too. */
export const isWithdrawal = async (answer: Response): Promise<boolean> =>
  WITHDRAWN.includes(answer.status) && (await codeOf(answer)) !== null;

/** Whether a reader who was given `copy`, or nothing, would see something else with `answer`. Reads the copy. */
export async function isChanged(copy: Response | undefined, answer: Response): Promise<boolean> {
  if (!copy) return answer.status < 500;
  if (await isWithdrawal(answer)) return true;
  return answer.ok && (await copy.text()) !== (await answer.clone().text());
}
