// Preloaded into a server under test: redirects connections to push services to this machine, whatever their host.
import tls from 'node:tls';

const port = Number(process.env.PUSH_SERVICE_PORT);
const byName = tls.connect;

Object.assign(tls, {
  connect: (options: tls.ConnectionOptions) => byName({ ...options, host: '127.0.0.1', port }),
});
