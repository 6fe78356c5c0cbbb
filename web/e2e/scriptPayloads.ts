// What people have tried to smuggle into pages. Whatever runs calls h().
import { below, pick, type Random, randomFrom } from '@omerta/kernel';

const CLASSICS: readonly string[] = [
  '<script>h()</script>',
  '<script/src=data:,h()></script>',
  '<SCRIPT>h()</SCRIPT>',
  '<scr<script>ipt>h()</scr</script>ipt>',
  '"><script>h()</script>',
  "'><script>h()</script>",
  '</textarea><script>h()</script>',
  '</title><script>h()</script>',
  '</style><script>h()</script>',
  '<svg><script>h()</script>',
  '<svg><script>h&#40;&#41;</script>',
  '<math><mtext><script>h()</script>',
  '<img src=x onerror=h()>',
  '<img src=x onerror="h()"//',
  '<img/src/onerror=h()>',
  '<img src=`x`onerror=h()>',
  '<svg/onload=h()>',
  '<svg onload=h()//',
  '<body onload=h()>',
  '<b/onclick=h()>x',
  '<a href=javascript:h()>x',
  '<a href="java&#x0A;script:h()">x</a>',
  '<a href="&#106;avascript:h()">x</a>',
  '<iframe src=javascript:h()>',
  '<iframe srcdoc="<script>parent.h()</script>">',
  '<object data=javascript:h()>',
  '<embed src=javascript:h()>',
  '<form action=javascript:h()><button>x',
  '<button formaction=javascript:h()>x',
  '<input autofocus onfocus=h()>',
  '<select autofocus onfocus=h()>',
  '<textarea autofocus onfocus=h()>',
  '<details open ontoggle=h()>',
  '<video><source onerror=h()>',
  '<video src=x onerror=h()>',
  '<audio src=x onerror=h()>',
  '<marquee onstart=h()>',
  '<style>@import"javascript:h()"</style>',
  '<style>*{background:url(javascript:h())}</style>',
  '<style onload=h()></style>',
  '<link rel=stylesheet href=javascript:h()>',
  '<link rel=import href="data:text/html,<script>h()</script>">',
  '<base href=javascript:h()//>',
  '<meta http-equiv=refresh content="0;javascript:h()">',
  '<div style="width:expression(h())">',
  '<table background=javascript:h()>',
  '<noscript><p title="</noscript><img src=x onerror=h()>">',
  '<template><script>h()</script></template>',
  '<xmp><p title="</xmp><svg/onload=h()>">',
  '<!--><img src=x onerror=h()>-->',
  '<![CDATA[<script>h()</script>]]>',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">h()</x:script>',
  '<svg><animate onbegin=h() attributeName=x dur=1s>',
  '<svg><a xlink:href=javascript:h()><text y=20>x',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>h()</script></svg>#x">',
  '<math href=javascript:h()>x</math>',
  '{{constructor.constructor("h()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be one somewhere else
  '${h()}',
  '#{h()}',
  '<%= h() %>',
  'javascript:h()',
  'data:text/html,<script>h()</script>',
  '"onmouseover="h()',
  "'-h()-'",
  '";h();//',
  '</script><script>h()</script>',
  '{count, plural, one {<img src=x onerror=h()>} other {x}}',
  '<b>{name}</b><script>h()</script>',
  '__proto__',
  '&lt;script&gt;h()&lt;/script&gt;',
  '&#60;img src=x onerror=h()&#62;',
  '\\u003cscript\\u003eh()\\u003c/script\\u003e',
  '%3Cscript%3Eh()%3C/script%3E',
];

const TAGS = ['img', 'svg', 'body', 'video', 'audio', 'details', 'input', 'iframe', 'object', 'embed', 'math'];
const MORE_TAGS = ['style', 'link', 'script', 'a', 'b', 'div', 'form', 'button', 'select', 'marquee', 'x'];
const EVENTS = ['onload', 'onerror', 'onfocus', 'onclick', 'ontoggle', 'onstart', 'onbegin', 'oncanplay', 'oncut'];
const MORE_EVENTS = ['onmouseover', 'onpointerenter', 'onanimationstart', 'ontransitionend', 'onscroll', 'onpageshow'];
const MORE = ['onbeforetoggle', 'oncontentvisibilityautostatechange', 'onfocusin', 'onwheel', 'onloadstart', 'ondrag'];

/** Those that are known: classics, and every tag with every event. */
const KNOWN: readonly string[] = [
  ...CLASSICS,
  ...[...TAGS, ...MORE_TAGS].flatMap(tag =>
    [...EVENTS, ...MORE_EVENTS, ...MORE].map(event => `<${tag} src=x ${event}=h() autofocus open tabindex=0>`),
  ),
];

/** Those that fit where a name belongs. */
export const SHORT: readonly string[] = KNOWN.filter(text => text.length <= 24);

/** Known ones first, then changed ones. */
export function payloadOf(seed: number): string {
  return KNOWN[seed] ?? mutated(randomFrom(seed));
}

type Change = (text: string, random: Random) => string;

const CHANGES: readonly Change[] = [
  (text, random) => [...text].map(letter => (below(random, 3) === 0 ? letter.toUpperCase() : letter)).join(''),
  text => text.replaceAll(' ', '/'),
  text => text.replaceAll('h()', 'h&#40;&#41;'),
  text => text.replaceAll('h()', 'h``'),
  text => text.replaceAll('<', '<<'),
  (text, random) =>
    insert(text, pick(random, ['\u00ad', '<!---->', '&Tab;', '"', "'", '`', '>', '\u2028x', '%00']), random),
  (text, random) => `${pick(random, ['"><', "'><", '</p>', '</li>', ']]>', '-->', '&quot;>', '{', '}}'])}${text}`,
  (text, random) => `${text}${pick(random, KNOWN)}`,
  text => text.replaceAll('on', '&#111;n'),
  text => `<div>${text}</div>`,
];

function mutated(random: Random): string {
  const times = 1 + below(random, 3);
  const text = Array.from({ length: times }).reduce<string>(
    known => pick(random, CHANGES)(known, random),
    pick(random, KNOWN),
  );
  return text.slice(0, 480);
}

function insert(text: string, part: string, random: Random): string {
  const at = below(random, text.length);
  return text.slice(0, at) + part + text.slice(at);
}
