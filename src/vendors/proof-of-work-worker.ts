import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Runs in a Web Worker, so that the page stays responsive meanwhile.
handler({ deriveKey });
