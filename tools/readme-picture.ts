import sharp, { type Sharp } from 'sharp';

const CANVAS = { width: 1680, height: 951 };
const BACKGROUND = '#e7e3da';
const DESKTOP = { left: 56, top: 86, width: 1160, height: 779, radius: 10 };
const PHONE = { left: 1264, top: 86, width: 360, height: 779, radius: 34 };

type Frame = typeof DESKTOP;

const rectangle = ({ width, height, radius }: Frame, more: string) =>
  `<rect width="${width}" height="${height}" rx="${radius}" ${more}/>`;

async function framed(screenshot: Buffer, frame: Frame): Promise<Buffer> {
  const { width, height } = frame;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangle(frame, '')}</svg>`;
  return await sharp(screenshot)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function backdrop(): Buffer {
  const shadows = [DESKTOP, PHONE].map(
    (frame) =>
      `<g transform="translate(${frame.left} ${frame.top + 14})">${rectangle(frame, 'fill="#3b3428" opacity=".32" filter="url(#soft)"')}</g>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}">
      <defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter></defs>
      <rect width="100%" height="100%" fill="${BACKGROUND}"/>${shadows.join('')}
    </svg>`,
  );
}

/** A desktop and a phone side by side on a quiet background. */
export async function readmePicture(desktop: Buffer, phone: Buffer): Promise<Sharp> {
  return sharp(backdrop()).composite([
    { input: await framed(desktop, DESKTOP), left: DESKTOP.left, top: DESKTOP.top },
    { input: await framed(phone, PHONE), left: PHONE.left, top: PHONE.top },
  ]);
}
