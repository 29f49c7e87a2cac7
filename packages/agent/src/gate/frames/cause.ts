import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { paragraph } from '../../report/paragraph.ts';
import { sameText } from '../../report/texts.ts';
import { metricKeys } from '../binder.ts';
import type { Claim, Frame } from '../claim.ts';
import { changedBy, metricNames } from '../metric-names.ts';
import { refusal } from '../refusals.ts';
import { changeFrame } from './change.ts';
import { moveFrame } from './move.ts';
import { checked } from './naming.ts';
import { quotedOf, quoteFrame } from './quote.ts';

/** Words with which a document gives a reason. */
const reasons =
  /\b(?:due to|driven by|because|as a result of|resulting from|resulted from|reflect(?:s|ed|ing)|attributable to|attributed to|led by|owing to|thanks to|on the back of|caused by|(?:primarily|mainly|partly|largely) (?:from|by)|drove|contributed)\b|由于|由於|因为|因為|主要系|主要因|主要是|所致|驱动|驅動|带动|帶動|拉动|拉動|得益于|得益於|受益于|受益於|受[^，。]{1,20}影响|受[^，。]{1,20}影響/iu;
const rises =
  /\b(?:increas\w*|grew|grow\w*|rose|ris(?:e|es|en|ing)|higher|improv\w*|expan\w*|up)\b|增长|增長|上升|增加|提升|提高|上涨|上漲|改善/iu;
const falls =
  /\b(?:decreas\w*|declin\w*|fell|fall\w*|lower|reduc\w*|contract\w*|drop\w*|down)\b|下降|减少|減少|下跌|下滑|降低|回落/iu;

/** Whether the passage names the kind of figure that changed. */
function namesKind(text: string, fact: Fact): boolean {
  const kinds = new Set([...metricKeys(fact), ...(changedBy(fact) ?? [])]);
  const lower = ` ${text.toLowerCase()} `;
  const isNamed = (name: string): boolean =>
    /\p{Script=Han}/u.test(name)
      ? lower.includes(name)
      : new RegExp(`[^\\p{L}]${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}[^\\p{L}]`, 'u').test(lower);
  for (const [name, metrics] of metricNames) {
    if (name.length > 1 && [...kinds].some((kind) => metrics.has(kind)) && isNamed(name)) return true;
  }
  return false;
}

const changeOf = ({ span: _span, from: _from, to: _to, words: _words, ...rest }: Claim): Claim => rest;
const frameOf = ({ handles }: Claim): Frame => (handles.length > 1 ? moveFrame : changeFrame);

/** A change, and the reason that a document gives for it, word for word. */
export const causeFrame: Frame = {
  id: 'cause',
  takes:
    'why something changed, as a document says. handles: [a change] or [earlier, later] as in change and move, subject, metric, direction; span, from and to as in quote: a passage of a document of that subject that names the figure and gives the reason',
  check(claim, scope) {
    const wrong = frameOf(claim).check(changeOf(claim), scope) ?? quoteFrame.check(claim, scope);
    if (wrong !== null) return wrong;
    const fact = checked(claim.handles.at(-1), scope);
    const span = scope.spans.get(claim.span ?? '');
    const quoted = quotedOf(claim, scope) ?? '';
    if (span?.instrumentId !== fact.instrumentId) return refusal('subject', quoted);
    if (!reasons.test(quoted)) return refusal('quote', quoted);
    if (!namesKind(quoted, fact)) return refusal('metric', quoted);
    const [isRise, isFall] = [rises.test(quoted), falls.test(quoted)];
    if (isRise !== isFall && isRise !== (claim.direction === 'up')) return refusal('direction', quoted);
    // A passage that names years names the one of the figure.
    const years = quoted.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? [];
    const own = [fact.period?.label ?? '', fact.period?.end ?? fact.asOf];
    const isOfYear = years.length === 0 || years.some((year) => own.some((label) => label.includes(year)));
    return isOfYear ? null : refusal('period', quoted);
  },
  write(claim, scope) {
    const span = scope.spans.get(claim.span ?? '');
    const said = frameOf(claim).write(changeOf(claim), scope);
    const reason = paragraph(
      localText(
        ' The reason that the {form} gives: “{quoted}”',
        '{form}给出的原因：“{quoted}”',
        '{form}給出的原因：「{quoted}」',
      ),
      {
        form: span?.form === undefined ? localText('document', '文件', '文件') : sameText(span.form),
        quoted: quotedOf(claim, scope) ?? '',
      },
    );
    const both = (locale: 'en' | 'zh-CN' | 'zh-HK'): LocalParts['en'] => [...said[locale], ...reason[locale]];
    return { en: both('en'), 'zh-CN': both('zh-CN'), 'zh-HK': both('zh-HK') };
  },
};
