import type { AlertMessage } from '../../db/alert-messages.ts';

/** Key of the alert that the followers of its authors get about a new article, so that there is one for each article. */
export const authorAlertKey = (articleId: number): string => `firma-articolo-${articleId}`;

/** Whether a message is sent to the followers of its article's authors, without any action by the newsroom. */
export const isAuthorAlert = ({
  articleId,
  idempotencyKey,
}: Pick<AlertMessage, 'articleId' | 'idempotencyKey'>): boolean =>
  articleId !== null && idempotencyKey === authorAlertKey(articleId);
