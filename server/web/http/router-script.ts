/** The router's own doctype, which is before the template's. */
const FIRST_DOCTYPE = /^<!doctype html>(?=<!doctype)/i;
/** A script that only removes itself. */
const BOUNDARY = /<script>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;
/** Start of the router's data, behind the rendered page. */
const DATA_START = '<script data-tsr-stream-part="">';

/** The router's own start and end of its data: they prepare for data that follows later, which no page has. */
const QUEUE_START =
  '(self.$R=self.$R||{})["tsr"]=[];self.$_TSR={h(){this.hydrated=!0,this.c()},e(){this.streamEnded=!0,this.c()},c(){this.hydrated&&this.streamEnded&&(delete self.$_TSR,delete self.$R.tsr)},p(e){this.initialized?e():this.buffer.push(e)},buffer:[]};';
const QUEUE_END =
  "$_TSR.e();{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}";
/** Both without a queue: hydration frees the data, and the script removes itself. */
const START = 'self.$R={tsr:[]};self.$_TSR={h(){delete self.$_TSR},buffer:[]};';
/** Beginning of the only script behind a page. */
export const DATA_SCRIPT_START = DATA_START + START;
const END = 'document.currentScript.remove()';

/** Matches a string, which is skipped, or a reference: `$R[7]` reads it, `$R[7]=` sets it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\$R\[(\d+)\](=(?!=))?/g;
/** Text of an article. One with tables is kept, because the page frames them. */
const TEXT = /\bbody:"((?:[^"\\]|\\.)*)"(?=,complete:)/;

/** Name of the root value, which the end of the script reads as an argument. */
const ROOT = '0';

const MOMENT = /^,u:(\d{13})$/;
const MOMENTS = /"(?:[^"\\]|\\.)*"|,u:\d{13}(?=,)/g;
const MOMENT_STEP_MS = 600_000;

/** The router escapes every `<`. Inside a script only these sequences would be taken for markup. */
const ESCAPED = /\\x3C(?!\/?script|!--)|\\[\s\S]/gi;

/**
 * Removes what a rendered page does not need: names of values that are used once; needless escapes, without which a
 * text compresses better beside the same text in the page; and the exact moment of rendering, which would make every
 * page different. Equal contents then give equal pages, and equal ETags, for minutes. The text of an article is left
 * out too: the browser reads it from the page (`src/startup/shown-text.ts`).
 */
export function leanPage(html: string): string {
  const page = html.replace(FIRST_DOCTYPE, '').replace(BOUNDARY, '');
  const start = page.lastIndexOf('</main>');
  const data = page.indexOf(DATA_START, start);
  return data < 0 ? page : page.slice(0, data) + withoutQueue(leanData(page.slice(data)));
}

/**
 * The data as one script without a queue; as it is where the router has written it otherwise. The end is the last one:
 * a text before it may quote the same code.
 */
function withoutQueue(scripts: string): string {
  const script = scripts.replaceAll(`</script>${DATA_START}`, ';');
  const end = script.lastIndexOf(QUEUE_END);
  if (!script.startsWith(QUEUE_START, DATA_START.length) || end < 0) return scripts;
  const data = script.slice(DATA_START.length + QUEUE_START.length, end);
  return DATA_SCRIPT_START + data + END + script.slice(end + QUEUE_END.length);
}

function leanData(script: string): string {
  const read = new Set([ROOT]);
  for (const [, name, sets] of script.matchAll(TOKEN)) if (name && !sets) read.add(name);
  return script
    .replace(ESCAPED, (text) => (text === '\\x3C' ? '<' : text))
    .replace(TEXT, (data, text: string) => (text.includes('<table') ? data : 'body:""'))
    .replace(TOKEN, (text, name, sets) => (sets && !read.has(name) ? '' : text))
    .replace(MOMENTS, (text) => {
      const time = Number(MOMENT.exec(text)?.[1]);
      return time ? `,u:${time - (time % MOMENT_STEP_MS)}` : text;
    });
}
