import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// A thread of its own: the page answers its reader meanwhile.
handler({ deriveKey });
