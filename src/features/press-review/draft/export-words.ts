import type { ExportFormat } from '#domain/press-review/review.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { signInMessages } from '#src/components/forms/sign-in-messages.ts';
import { exportStrings as strings } from './output-strings.ts';

/** Why a file was not prepared, and what to do. */
export function exportFailure(error: unknown, format: ExportFormat): string {
  const { name } = strings.formats[format];
  const kind = failureKindOf(error);
  switch (kind) {
    case 'not-found':
      return strings.empty;
    case 'offline':
      return strings.failedOffline(name);
    case 'too-many-attempts':
    case 'too-many-calls':
      return strings.tooMany;
    case 'access-denied':
    case 'forbidden':
    case 'not-allowed':
      return strings.notAllowed;
    default:
      return signInMessages[kind] ?? strings.failed(name);
  }
}
