import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { cleanedArticle, type HostileFile } from './hostile-file.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A few kilobytes whose header claims a picture of this size. */
function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(20_000_000, Math.ceil(width / 8 + 1) * height)));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

async function contents(): Promise<Record<string, [Uint8Array | string, RegExp | undefined]>> {
  const noise = {
    create: {
      width: 900,
      height: 600,
      channels: 3 as const,
      background: '#123',
      noise: { type: 'gaussian' as const, mean: 90, sigma: 30 },
    },
  };
  const jpeg = await sharp(noise).jpeg().toBuffer();
  const large = await sharp({ create: { width: 7000, height: 6500, channels: 3, background: '#345' } })
    .png({ progressive: true })
    .toBuffer();
  return {
    'bomb.png': [pngBomb(60_000, 60_000), /too large|pixel limit/],
    'wide-bomb.png': [pngBomb(2_000_000, 1), /too large|pixel limit|not read/],
    'page.jpg': ['<!doctype html><script>alert(1)</script>', /a page of HTML, not a picture/],
    'drawing.png': [SVG, /a drawing \(SVG\)/],
    'truncated.jpg': [jpeg.subarray(0, jpeg.length / 2), /image not read/],
    'head.jpg': [jpeg.subarray(0, 40), /image not read/],
    'empty.png': ['', /an empty file/],
    'postscript.jpg': ['%!PS-Adobe-3.0\n(/etc/passwd) (r) file', /not a picture/],
    'large.png': [large, undefined],
  };
}

const ADDRESSES: [string, RegExp][] = [
  ['../secret.png', /not a path within its folder|neither a URI/],
  ['https://127.0.0.1:1/a.jpg', /host not configured/],
  ['http://169.254.169.254/latest/meta-data', /host not configured/],
  ['file:///etc/passwd', /not an address of a picture/],
  ['data:image/png;base64,PHN2Zz4=', /a drawing \(SVG\)/],
  ['data:text/html;base64,PHN2Zz4=', /not an address of a picture/],
  ['pictures/..%2f..%2fsecret.png', /not a path within its folder/],
  ['pictures/%00.png', /not a path within its folder/],
];

/** Files that are not pictures, are too large or lie outside the delivery: their articles are imported without them. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const files = Object.entries(await contents()).flatMap(([name, [bytes, warning]]): HostileFile[] => [
    { path: `pictures/${name}`, bytes },
    cleanedArticle(`pictures/${name}.json`, { hrefs: [name] }, warning),
  ]);
  const addresses = ADDRESSES.slice(1).map(([href, warning], at) =>
    cleanedArticle(`address-${at}.json`, { hrefs: [href] }, warning),
  );
  const many = Array.from({ length: 500 }, () => 'https://cdn.example/a.jpg');
  return [
    ...files,
    ...addresses,
    cleanedArticle('pictures/many.json', { hrefs: many }, /500 images, the first 60/),
  ];
}
