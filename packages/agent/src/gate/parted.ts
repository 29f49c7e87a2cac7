/** A sentence of figures and the thought beside it. */
export interface Parted {
  readonly figures: string;
  readonly thought: string;
  /** The thought stands behind the figures. */
  readonly isLast: boolean;
}

/** Where a thought may begin or end beside figures: a mark, or a word that joins clauses. */
const cut = /[,;:，；：] ?| ?[—–] ?|。| (?=(?:although|though|while|whereas|but|so|which|even though) )/g;
/** What joins the thought to the figures and says nothing itself: `because` would make it their cause. */
const joint =
  /^(?:and |but |yet |so |although |though |even though |while |whereas |however,? |(?:但是?|不过|而|因此|所以|虽然|尽管|且|并且)，?)+/i;
const pointing = /^(?:which|this|that|这|此)/i;
/** Makes the thought the cause of the figures. */
const causing = /^(?:because|since|as|due to|owing to|thanks to|由于|因为|因|受|得益于)/i;
/** A predicate without its subject: what was shown is meant. */
const open =
  /^(?=(?:may|might|could|can|need not|does not|do not|is not|cannot)\b)|^(?=可能|或许|也许|或|未必|不一定|不代表|并不|不能)/i;

/** A hedged reading right behind the figure it is of: `The P/E of {x} may reflect …`, {x} 倍的市盈率可能反映 … */
const read =
  /^(.*) (?:of|at) (\{[^{}]+\}(?: times(?: \w+)?)?(?: (?:in|for) [\w ]{4,12})?) ((?:may|might|could) (?:also |partly |simply |just |well )?(?:reflect|mean|suggest|come from|stem from|point to|have to do with|be (?:due to|explained by|a matter of|a sign of|a result of))\b[^{}]*)$/;
const readInChinese =
  /^([^{}]*)(\{[^{}]+\}倍?)的([^，,。；;{}]{2,8}?)((?:可能|或许|也许|或)(?:只|也)?(?:反映|意味|与|源于|来自)[^{}]*)$/;

function readings(sentence: string): readonly Parted[] {
  const text = sentence.trim().replace(/[.。]$/, '');
  const [, name = '', figure = '', said = ''] = read.exec(text) ?? [];
  if (said !== '' && !/\{/.test(name))
    return [{ figures: `${name} is ${figure}`, thought: `this ${said}`, isLast: true }];
  const [, owner = '', amount = '', kind = '', meant = ''] = readInChinese.exec(text) ?? [];
  return meant === '' ? [] : [{ figures: `${owner}${kind}为${amount}`, thought: `这${meant}`, isLast: true }];
}

/** A verdict on the figure beside it. */
const judging =
  /^(?:this|that|it) (?:may|might|could) (?:well |also |already )?be (?:(?:over|under)stated|too |an? (?:bargain|good|bad|buying)|cheap|expensive|wrong|false|inflated)|^(?:这|此)(?:可能|或许|也许|或)(?:已经?|也)?(?:被)?(?:高估|低估|虚|偏[高低]|过[高低]|便宜|昂贵|是(?:买入|卖出|机会))/i;
const hasFigure = (text: string): boolean => text.includes('{');

/** `The P/E is {x}, which may reflect expectations of growth`: every way to part figures from a thought, as two sentences. */
export function partings(sentence: string): readonly Parted[] {
  const isHan = /\p{Script=Han}/u.test(sentence);
  const cuts = [...sentence.matchAll(cut)].flatMap(({ 0: mark, index }) => {
    const [before, after] = [sentence.slice(0, index).trim(), sentence.slice(index + mark.length).trim()];
    if (hasFigure(before) === hasFigure(after)) return [];
    const [figures, aside] = hasFigure(before) ? [before, after] : [after, before];
    const said = aside.replace(joint, '').replace(/[.。]$/, '');
    const isLast = figures === before;
    const thought = isLast && open.test(said) ? `${isHan ? '这' : 'this '}${said}` : said.replace(/^which /i, 'this ');
    // A question stays one sentence, and `this` of what comes later means nothing; two words are no clause.
    const isClause =
      !/[?？]/.test(sentence) && !causing.test(said) && !judging.test(thought) && (isLast || !pointing.test(said));
    return isClause && (isHan ? thought.length > 3 : / \S+ /.test(thought)) ? [{ figures, thought, isLast }] : [];
  });
  return [...cuts, ...readings(sentence)];
}

/** A part of a sentence as a sentence of its own. */
export function asSentence(text: string): string {
  const bare = text.replace(joint, '').replace(/[,;:，；：.。\s]+$/, '');
  return `${(bare[0] ?? '').toUpperCase()}${bare.slice(1)}${/\p{Script=Han}/u.test(bare) ? '。' : '.'}`;
}
