import { article, type HostileFile, json } from './hostile-file.ts';
import { rawZip } from './raw-zip.ts';

const item = () => json(article({}).item);
const LINK = 0o120777;

/** One archive with a bad entry beside a good one. */
function archive(
  path: string,
  entry: Parameters<typeof rawZip>[0][number],
  place: RegExp,
  reason: RegExp,
): HostileFile {
  const good = article({});
  const bytes = rawZip([entry, { name: 'good.json', data: json(good.item) }]);
  return { path: `zip/${path}`, bytes, cleaned: good.uri, refused: [place, reason] };
}

const whole = (path: string, bytes: string | Uint8Array, reason: RegExp): HostileFile => ({
  path: `zip/${path}`,
  bytes,
  refused: [/^archive$/, reason],
});

const truncated = rawZip([{ name: 'a.json', data: item() }]);
const line = article({});
const twice = article({});

export const ARCHIVES: HostileFile[] = [
  whole('empty.zip', '', /cannot be read/),
  whole('text.zip', 'no archive at all', /cannot be read/),
  whole('truncated.zip', truncated.subarray(0, truncated.length - 30), /cannot be read/),
  archive('parent.zip', { name: '../../evil.json', data: item() }, /^path$/, /leads out/),
  archive('root.zip', { name: '/tmp/evil.json', data: item() }, /^path$/, /leads out/),
  archive('drive.zip', { name: 'C:\\evil.json', data: item() }, /^path$/, /leads out/),
  archive('windows.zip', { name: '..\\..\\evil.json', data: item() }, /^path$/, /leads out/),
  archive('nul.zip', { name: 'a.json\0.png', data: item() }, /^path$/, /NUL/),
  archive('long.zip', { name: `${'x'.repeat(5000)}.json`, data: item() }, /^path$/, /signs long/),
  archive('link.zip', { name: 'link.json', data: '/etc/passwd', mode: LINK }, /^file$/, /a link/),
  archive('encrypted.zip', { name: 'secret.json', data: item(), encrypted: true }, /^file$/, /encrypted/),
  archive('bomb.zip', { name: 'bomb.json', data: Buffer.alloc(300_000_000) }, /^file$/, /made to burst/),
  archive(
    'liar.zip',
    { name: 'liar.json', data: Buffer.alloc(50_000_000), says: { size: 100 } },
    /^file$/,
    /broken in the archive/,
  ),
  archive('damaged.zip', { name: 'damaged.json', data: item(), says: { crc: 1 } }, /^file$/, /damaged/),
  archive('nested.zip', { name: 'inside.zip', data: truncated }, /^file$/, /archive within an archive/),
  {
    path: 'zip/twice.zip',
    bytes: rawZip([
      { name: 'a.json', data: json(twice.item) },
      { name: 'a.json', data: item() },
    ]),
    cleaned: twice.uri,
    refused: [/^path$/, /twice/],
  },
  whole(
    'many.zip',
    rawZip(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.txt` }))),
    /more than 20000/,
  ),
  {
    path: 'lines/broken.ndjson',
    bytes: `{"uri"\n${json(line.item)}\n`,
    cleaned: line.uri,
    refused: [/^file$/, /not JSON/],
  },
  {
    path: 'lines/long.ndjson',
    bytes: `"${'x'.repeat(30_000_000)}"\n`,
    refused: [/^line$/, /more than 5000000/],
  },
  { path: 'lines/bytes.jsonl', bytes: Buffer.alloc(5000, 0xfe), refused: [/^file$/, /not UTF-8/] },
  { path: 'lines/endless.jsonl', bytes: 'x\n'.repeat(100_000), refused: [/^file$/, /given up at line 1000/] },
];
