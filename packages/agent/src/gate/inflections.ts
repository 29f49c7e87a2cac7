/** A verb of moving: `climb|climbs|climbed|climbed|climbing`. */
const rising = `
  climb|climbs|climbed|climbed|climbing; rise|rises|rose|risen|rising; grow|grows|grew|grown|growing;
  increase|increases|increased|increased|increasing; gain|gains|gained|gained|gaining;
  advance|advances|advanced|advanced|advancing; expand|expands|expanded|expanded|expanding;
  improve by|improves by|improved by|improved by|improving by; jump|jumps|jumped|jumped|jumping;
  surge|surges|surged|surged|surging; soar|soars|soared|soared|soaring; rally|rallies|rallied|rallied|rallying;
  rebound|rebounds|rebounded|rebounded|rebounding; recover|recovers|recovered|recovered|recovering;
  accelerate|accelerates|accelerated|accelerated|accelerating; widen|widens|widened|widened|widening;
  strengthen|strengthens|strengthened|strengthened|strengthening; swell|swells|swelled|swollen|swelling;
  tick up|ticks up|ticked up|ticked up|ticking up; edge up|edges up|edged up|edged up|edging up;
  inch up|inches up|inched up|inched up|inching up; creep up|creeps up|crept up|crept up|creeping up;
  move up|moves up|moved up|moved up|moving up; go up|goes up|went up|gone up|going up;
  pick up|picks up|picked up|picked up|picking up; edge higher|edges higher|edged higher|edged higher|edging higher;
  move higher|moves higher|moved higher|moved higher|moving higher;
  tick higher|ticks higher|ticked higher|ticked higher|ticking higher;
  push higher|pushes higher|pushed higher|pushed higher|pushing higher;
  step up|steps up|stepped up|stepped up|stepping up; firm|firms|firmed|firmed|firming;
  leap|leaps|leapt|leapt|leaping; add|adds|added|added|adding; put on|puts on|put on|put on|putting on
`;
const falling = `
  fall|falls|fell|fallen|falling; decline|declines|declined|declined|declining; drop|drops|dropped|dropped|dropping;
  decrease|decreases|decreased|decreased|decreasing; slip|slips|slipped|slipped|slipping;
  slide|slides|slid|slid|sliding; dip|dips|dipped|dipped|dipping; ease|eases|eased|eased|easing;
  shrink|shrinks|shrank|shrunk|shrinking; contract|contracts|contracted|contracted|contracting;
  lose|loses|lost|lost|losing; shed|sheds|shed|shed|shedding; retreat|retreats|retreated|retreated|retreating;
  narrow|narrows|narrowed|narrowed|narrowing; weaken|weakens|weakened|weakened|weakening;
  soften|softens|softened|softened|softening; tumble|tumbles|tumbled|tumbled|tumbling;
  sink|sinks|sank|sunk|sinking; plunge|plunges|plunged|plunged|plunging; slow|slows|slowed|slowed|slowing;
  decelerate|decelerates|decelerated|decelerated|decelerating; compress|compresses|compressed|compressed|compressing;
  pull back|pulls back|pulled back|pulled back|pulling back; give back|gives back|gave back|given back|giving back;
  come down|comes down|came down|come down|coming down; go down|goes down|went down|gone down|going down;
  move lower|moves lower|moved lower|moved lower|moving lower; edge lower|edges lower|edged lower|edged lower|edging lower;
  drift lower|drifts lower|drifted lower|drifted lower|drifting lower;
  tick lower|ticks lower|ticked lower|ticked lower|ticking lower; edge down|edges down|edged down|edged down|edging down;
  tick down|ticks down|ticked down|ticked down|ticking down; fall back|falls back|fell back|fallen back|falling back
`;

/** Every form such verbs take behind a name: `has climbed`, `have since climbed`, `is climbing`. */
function formsOf(verbs: string): readonly string[] {
  return verbs.split(';').flatMap((verb) => {
    const [base = '', third = '', past = '', participle = '', present = ''] = verb
      .trim()
      .split('|')
      .map((form) => form.replace(/\s+/g, ' ').trim());
    const perfect = ['has', 'have', 'had', 'has since', 'have since', 'has also', 'have also'];
    const going = ['is', 'are', 'was', 'were', 'has been', 'have been'];
    return [
      base,
      third,
      past,
      present,
      `after ${present}`,
      ...perfect.map((helper) => `${helper} ${participle}`),
      ...going.map((helper) => `${helper} ${present}`),
    ];
  });
}

const risingInChinese =
  '升;涨;增;上升;上涨;上扬;增长;增加;提升;提高;攀升;扩大;回升;抬升;跃升;飙升;上行;走高;走强;反弹;累升;累涨;大涨;劲升;扩阔;壮大;拉升;爬升;抬高;增厚'.split(
    ';',
  );
const fallingInChinese =
  '降;跌;减;下降;下跌;减少;下滑;回落;降低;缩小;缩减;缩水;收窄;萎缩;滑落;回调;走低;走弱;下行;下挫;收缩;累跌;大跌;回撤;缩窄;跌落;下探;走软;削减'.split(
    ';',
  );

/** `下跌`, `下跌了`, `累计下跌` */
function formsInChinese(verbs: readonly string[]): readonly string[] {
  return verbs.flatMap((verb) => [verb, `${verb}了`, `累计${verb}`, `累计${verb}了`, `共${verb}`, `合计${verb}`]);
}

/** Verbs that say which way a figure went. */
export const movingVerbs: Readonly<Record<'up' | 'down', readonly string[]>> = {
  up: [...formsOf(rising), ...formsInChinese(risingInChinese)],
  down: [...formsOf(falling), ...formsInChinese(fallingInChinese)],
};

/** `up from`, `a slowdown from`: which way the figure in front went from the one behind. */
export function wayFrom(text: string): 'up' | 'down' | 'any' {
  if (/^(?:up|an? (?:acceleration|increase|improvement|rise|jump|gain)|accelerating|rising)/i.test(text)) return 'up';
  return /^(?:down|a (?:slowdown|decline|drop|fall|decrease|deceleration)|slowing|falling|declining)/i.test(text)
    ? 'down'
    : 'any';
}

/** 升至, 回落到: the way and the `to` in one word. */
export const movingTo: readonly string[] = [...risingInChinese, ...fallingInChinese].flatMap((verb) =>
  ['至', '到', '至了', '到了'].map((end) => `${verb}${end}`),
);

/** Which way a word of `movingTo` goes; null for a plain 至. */
export function wayOfTo(text: string): 'up' | 'down' | null {
  const verb = text.replace(/[至到]了?$/, '');
  return risingInChinese.includes(verb) ? 'up' : fallingInChinese.includes(verb) ? 'down' : null;
}
