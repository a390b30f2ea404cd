import { describe, expect, test } from 'vitest';
import { isPushEndpoint, MAX_ENDPOINT_LENGTH } from './push-endpoint.ts';

describe('PSH-02 an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/dXk2:APA91bHx_y-z',
    'https://fcm.googleapis.com/wp/dXk2:APA91bHx_y-z',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
    'https://updates-autopush.push.services.mozilla.com/wpush/v2/gAAAAABn',
    'https://web.push.apple.com/QGuQyavXutnMH9w0',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAABz%2b1%2f',
  ])('of a push service is accepted: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  test.each([
    ['loopback', 'https://127.0.0.1/x'],
    ['loopback by name', 'https://localhost/x'],
    ['a subdomain of localhost', 'https://fcm.googleapis.com.localhost/x'],
    ['loopback as one number', 'https://2130706433/x'],
    ['loopback in hexadecimal', 'https://0x7f000001/x'],
    ['loopback in octal', 'https://0177.0.0.1/x'],
    ['loopback in short form', 'https://127.1/x'],
    ['no address', 'https://0.0.0.0/x'],
    ['a private range', 'https://10.0.0.5/x'],
    ['a private range', 'https://172.16.0.1/x'],
    ['a private range', 'https://192.168.1.1/x'],
    ['the carrier-grade NAT range', 'https://100.64.0.1/x'],
    ['the metadata address of clouds', 'https://169.254.169.254/latest/meta-data'],
    ['the metadata name of a cloud', 'https://metadata.google.internal/x'],
    ['loopback in IPv6', 'https://[::1]/x'],
    ['IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/x'],
    ['IPv4 in IPv6 in hexadecimal', 'https://[::ffff:7f00:1]/x'],
    ['a link-local IPv6', 'https://[fe80::1]/x'],
    ['a private IPv6', 'https://[fd00::1]/x'],
    ['NAT64', 'https://[64:ff9b::7f00:1]/x'],
    ['a public address', 'https://142.250.180.10/fcm/send/x'],
    ['a name that resolves to loopback', 'https://127.0.0.1.nip.io/x'],
    ['a name that resolves to loopback', 'https://localtest.me/x'],
    ['a name with the same ending', 'https://evilfcm.googleapis.com/x'],
    ['a subdomain', 'https://x.fcm.googleapis.com/x'],
    ['a name with the same beginning', 'https://fcm.googleapis.com.evil.example/x'],
    ['two levels below', 'https://a.b.push.apple.com/x'],
    ['the parent itself', 'https://push.apple.com/x'],
    ['a parent with the same ending', 'https://web.evilpush.apple.com.evil.example/x'],
    ['a name that ends with a point', 'https://fcm.googleapis.com./x'],
    ['a wildcard', 'https://*.push.apple.com/x'],
    ['no encryption', 'http://fcm.googleapis.com/x'],
    ['a file', 'file:///etc/passwd'],
    ['a file on the host', 'file://fcm.googleapis.com/etc/passwd'],
    ['data', 'data:text/plain,x'],
    ['a script', 'javascript:alert(1)'],
    ['another protocol', 'gopher://fcm.googleapis.com/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['an explicit default port', 'https://fcm.googleapis.com:443/x'],
    ['a name and password', 'https://user:secret@fcm.googleapis.com/x'],
    ['a host in disguise', 'https://fcm.googleapis.com@evil.example/x'],
    ['a host behind a backslash', 'https://evil.example\\@fcm.googleapis.com/x'],
    ['a backslash', 'https:\\\\fcm.googleapis.com\\x'],
    ['a tab', 'https://fcm.google\tapis.com/x'],
    ['a new line', 'https://fcm.googleapis.com/x\nHost: evil.example'],
    ['blanks', ' https://fcm.googleapis.com/x'],
    ['lookalike letters', 'https://fсm.googleapis.com/x'],
    ['full-width letters', 'https://ｆcm.googleapis.com/x'],
    ['capitals', 'https://FCM.googleapis.com/x'],
    ['an encoded host', 'https://fcm%2egoogleapis.com/x'],
    ['a path with ..', 'https://fcm.googleapis.com/fcm/../x'],
    ['a fragment', 'https://fcm.googleapis.com/x#y'],
    ['no path', 'https://fcm.googleapis.com/'],
    ['not a URL', 'fcm.googleapis.com/x'],
    ['nothing', ''],
  ])('that is %s is refused: %s', (_what, endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  test('of a configured service is accepted, exactly on its host', () => {
    const ownServices = ['push.lettori.example'];
    expect(isPushEndpoint('https://push.lettori.example/a')).toBe(false);
    expect(isPushEndpoint('https://push.lettori.example/a', ownServices)).toBe(true);
    expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/a', ownServices)).toBe(true);
    for (const other of [
      'https://x.push.lettori.example/a',
      'http://push.lettori.example/a',
      'https://push.lettori.example:8443/a',
    ])
      expect(isPushEndpoint(other, ownServices)).toBe(false);
  });

  test('is refused if it is too long', () => {
    const address = 'https://fcm.googleapis.com/fcm/send/';
    const room = MAX_ENDPOINT_LENGTH - address.length;
    expect(isPushEndpoint(address + 'x'.repeat(room))).toBe(true);
    expect(isPushEndpoint(address + 'x'.repeat(room + 1))).toBe(false);
    expect(isPushEndpoint(address + 'x'.repeat(5_000_000))).toBe(false);
  });
});
