// `npm run gate:digest`: prints the digest of a password for GATE_DIGESTS. The password is read from standard input, so
// that it is not stored in the shell's history.
import { createInterface } from 'node:readline';
import { hashGatePassword } from '#server/accounts/identity/passwords.ts';

if (process.stdin.isTTY) console.error('Password:');
let password = '';
for await (const line of createInterface({ input: process.stdin })) {
  password = line;
  break;
}
process.stdin.destroy();
// Without this an input that has no line at all would print nothing and succeed, and an empty GATE_DIGESTS leaves the
// gate to the demonstration's password.
if (password === '') {
  console.error('An empty password opens no gate.');
  process.exitCode = 2;
} else {
  console.log(await hashGatePassword(password));
}
