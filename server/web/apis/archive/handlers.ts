import type { operations } from '#openapi/generated/archive.ts';
import type { Handlers } from '../../http/handler.ts';
import { deliverItems } from './deliver-items.ts';
import { getCalendar, listIssueDays, listIssuesOfDay } from './issues.ts';
import { searchBackIssues } from './search-back-issues.ts';
import { sendAlert } from './send-alert.ts';

export const archiveHandlers: Handlers<operations> = {
  deliverItems,
  getCalendar,
  listIssueDays,
  listIssuesOfDay,
  searchBackIssues,
  sendAlert,
};
