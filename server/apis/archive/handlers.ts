import type { operations } from '#openapi/generated/archive.ts';
import type { Handlers } from '#server/http/handler.ts';
import { deliverItems } from './deliver-items.ts';
import { listIssueDays } from './list-issue-days.ts';
import { searchBackIssues } from './search-back-issues.ts';

export const archiveHandlers: Handlers<operations> = { deliverItems, listIssueDays, searchBackIssues };
