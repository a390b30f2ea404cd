// `npm run gate:digest`: prints the digest of a password for GATE_DIGESTS. The password is read from standard input, so
// that it is not stored in the shell's history.
import { createInterface } from 'node:readline';
import { hashGatePassword } from '#server/accounts/identity/passwords.ts';

if (process.stdin.isTTY) console.error('Password:');
for await (const password of createInterface({ input: process.stdin })) {
  if (password === '') {
    console.error('An empty password opens no gate.');
    process.exitCode = 2;
  } else {
    console.log(await hashGatePassword(password));
  }
  break;
}
process.stdin.destroy();
