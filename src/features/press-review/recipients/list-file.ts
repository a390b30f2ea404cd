/** Size limit of a file; a full list of 1000 recipients is smaller. */
const MAX_FILE_BYTES = 500_000;

export type ListFile = { text: string } | { problem: 'too-large' | 'unreadable' | 'empty' };

/** Whether the file is not text but, for example, a spreadsheet (a zip file) or a PDF. */
const isBinary = (bytes: Uint8Array) =>
  bytes.includes(0) || /^(?:PK|%PDF)/.test(String.fromCharCode(...bytes.slice(0, 4)));

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Encoding that spreadsheets on Windows still use.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const UTF16_BYTE_ORDER_MARKS: readonly (readonly [first: number, second: number, name: string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];

/** The text of a file; null for a file that is not text. */
function textOf(bytes: Uint8Array): string | null {
  const byteOrderMark = UTF16_BYTE_ORDER_MARKS.find(
    ([first, second]) => bytes[0] === first && bytes[1] === second,
  );
  if (byteOrderMark) return new TextDecoder(byteOrderMark[2]).decode(bytes);
  return isBinary(bytes) ? null : decode(bytes);
}

/** The text of a file with a list, in UTF-8, UTF-16 or Windows-1252. */
export function readListBytes(bytes: Uint8Array): ListFile {
  if (bytes.length > MAX_FILE_BYTES) return { problem: 'too-large' };
  const text = textOf(bytes);
  if (text === null) return { problem: 'unreadable' };
  return text.trim() === '' ? { problem: 'empty' } : { text };
}

export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'too-large' };
  try {
    return readListBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file was moved, or its cloud storage cannot be reached.
    return { problem: 'unreadable' };
  }
}
