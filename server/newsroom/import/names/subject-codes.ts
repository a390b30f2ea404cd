/**
 * IPTC subject codes, the vocabulary before the media topics, by subject: the number of the last matter, and
 * the last detail of each matter that has any (`5:1`: matter 5 has details up to 1). From the vocabulary IPTC
 * NewsCodes.
 */
const LAST_CODES: Record<string, [matters: number, details: string]> = {
  '01': [28, '5:1 7:1 10:2 11:7 15:1 16:1 17:1 18:1 21:1 22:1 26:4'],
  '02': [16, '1:10 2:3 3:3 4:2 6:2 7:1 8:3 9:2 11:2 12:7'],
  '03': [17, '6:1 7:1 10:4 14:1 15:2'],
  '04': [19, '1:6 2:7 3:9 4:7 5:14 6:22 7:12 8:36 9:4 10:11 11:9 12:5 13:8 14:5 15:4 16:57 17:1 18:1 19:1'],
  '05': [11, '5:3 10:4 11:4'],
  '06': [13, '2:2 5:2 6:9 7:1'],
  '07': [19, '1:9 3:5 6:2 7:4 8:1 11:2 13:1 14:5 17:3'],
  '08': [8, '3:5 5:5 6:1'],
  '09': [16, '2:3 3:4 11:2'],
  '10': [18, '1:4 3:1 4:3 7:1'],
  '11': [28, '1:9 2:4 3:10 5:1 6:13 9:2 10:1 13:1 14:3 16:7 24:3'],
  '12': [27, '2:2 4:5 5:1 6:2 9:13 14:5 15:1 23:3 25:4'],
  '13': [23, '1:4 2:1 3:5 4:8 6:1 10:2'],
  '14': [27, '3:4 5:1 6:6 10:2 17:1 24:5 25:5'],
  '15': [
    103,
    '1:2 2:5 3:3 4:2 5:69 7:6 8:5 9:6 10:6 11:2 14:24 15:12 16:2 18:1 19:21 21:6 22:4 23:3 24:1 25:3 26:3 28:15 30:4 31:2 32:12 33:7 34:2 36:2 38:5 39:8 40:3 41:14 43:17 44:1 46:2 47:7 49:1 50:16 51:12 52:3 53:2 56:14 58:5 62:26 64:8 65:1 66:3 67:1 69:4 70:16 71:4 72:12 73:47 74:7 77:10 82:2',
  ],
  '16': [12, '3:5 5:2 6:1 9:3 10:1'],
  '17': [5, '3:1'],
};

const CODE = /^(\d\d)(\d{3})(\d{3})$/;

const detailsOf = (list: string): Map<number, number> =>
  new Map(list.split(' ').map((pair) => pair.split(':').map(Number) as [number, number]));

const TABLE = new Map(
  Object.entries(LAST_CODES).map(([subject, [matters, list]]) => [
    subject,
    { matters, details: detailsOf(list) },
  ]),
);

/** Whether eight digits are a code of the vocabulary; a date such as `15012026` is not. */
export function isSubjectCode(code: string): boolean {
  const [, subject = '', matter, detail] = CODE.exec(code) ?? [];
  const subjectEntry = TABLE.get(subject);
  if (!subjectEntry || Number(matter) > subjectEntry.matters) return false;
  return Number(detail) <= (subjectEntry.details.get(Number(matter)) ?? 0);
}
