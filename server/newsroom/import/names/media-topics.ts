/**
 * The top-level topic of each IPTC media topic. An entry `53:16` means that the topics from number 53 up to
 * the next entry belong to top-level topic 16. From the vocabulary IPTC NewsCodes of 2023.
 */
const TOPIC_RANGES = `
  2:01 53:16 82:02 120:11 121:02 139:03 170:04 242:01 243:04 339:09 340:04 345:11 346:04 398:05 418:06
  423:11 424:06 446:07 479:11 480:07 494:06 497:08 500:06 501:08 507:06 509:09 538:10 574:11 657:12 710:13
  712:07 715:13 768:14 822:15 917:10 918:15 1128:17 1132:11 1133:01 1136:04 1142:10 1144:11 1148:15 1158:04
  1173:11 1175:15 1179:01 1183:15 1184:01 1193:14 1194:02 1201:03 1203:01 1206:09 1207:04 1212:05 1218:07
  1230:04 1231:15 1232:14 1233:08 1239:10 1240:15 1241:10 1242:15 1243:04 1247:10 1248:01 1250:10 1258:04
  1259:11 1267:10 1271:12 1274:14 1275:09 1278:04 1280:03 1281:15 1283:02 1284:14 1285:02 1286:15 1287:02
  1288:14 1289:04 1290:14 1291:04 1292:11 1293:04 1298:13 1299:02 1300:11 1301:15 1312:11 1313:02 1315:10
  1316:11 1317:14 1318:06 1319:01 1320:02 1321:03 1322:07 1323:15 1326:11 1327:14 1329:15 1337:05 1338:11
  1339:10 1341:15 1344:12 1353:03 1354:04 1355:07 1359:14 1361:16 1362:04 1373:14 1374:06 1375:09`
  .trim()
  .split(/\s+/)
  .map((run) => run.split(':'))
  .map(([from, top]) => ({ from: Number(from), top: top ?? '' }));

/** The last assigned number of a media topic. */
const LAST_TOPIC = 1375;

const MEDIA_TOPIC = /^2000(\d{4})$/;
/**
 * Codes of the older vocabulary, the subject codes, begin with the digits of their parent; agencies add details of
 * their own: 11010992.
 */
const SUBJECT_CODE = /^(0[1-9]|1[0-7])0\d\d\d{3}$/;

/** Whether eight digits can be an IPTC code, and not a date or a provider's own number. */
export const hasIptcCodeForm = (code: string): boolean => MEDIA_TOPIC.test(code) || SUBJECT_CODE.test(code);

/** Whether eight digits are a media topic with a number up to the last one in the vocabulary of 2023. */
export const isMediaTopic = (code: string): boolean => {
  const number = Number(MEDIA_TOPIC.exec(code)?.[1] ?? 0);
  return number > 0 && number <= LAST_TOPIC;
};

/** The two digits of the top-level topic of an IPTC code, of either vocabulary. */
export function topLevelOf(code: string): string | undefined {
  const [, top] = SUBJECT_CODE.exec(code) ?? [];
  const number = Number(MEDIA_TOPIC.exec(code)?.[1] ?? 0);
  return top ?? (number <= LAST_TOPIC ? TOPIC_RANGES.findLast(({ from }) => from <= number)?.top : undefined);
}
