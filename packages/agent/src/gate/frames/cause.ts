import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { paragraph } from '../../report/paragraph.ts';
import { metricKeys } from '../binder.ts';
import { causeRefused, namesOfKinds, timeOf } from '../causes.ts';
import type { Change } from '../caused-change.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { namesOfInstrument } from '../instrument-names.ts';
import { changedBy } from '../metric-names.ts';
import { passageRefusal } from '../refusals.ts';
import { changeFrame } from './change.ts';
import { moveFrame } from './move.ts';
import { formOf } from './document-forms.ts';
import { checked } from './naming.ts';
import { quotedOf, quoteFrame } from './quote.ts';

/** What a document has to give the reason of: the rise or fall that the figures of the claim show. */
function changeIn({ handles, direction = 'up' }: Claim, scope: FrameScope): Change | null {
  const [fact, first] = [checked(handles.at(-1), scope), checked(handles[0], scope)];
  const time = timeOf(fact);
  if (time === undefined) return null;
  const isMove = handles.length > 1;
  const before = isMove ? timeOf(first) : time;
  const isYearApart =
    time !== null && !!before && (isMove ? before.year === time.year - 1 && before.quarter === time.quarter : true);
  const size = isMove ? (fact.value ?? 0) / (first.value ?? 1) - 1 : fact.value;
  const kinds = new Set(isMove ? metricKeys(fact) : (changedBy(fact) ?? []));
  return {
    names: namesOfKinds(kinds),
    owners: namesOfInstrument(scope.instruments.get(fact.instrumentId ?? '')),
    direction,
    time,
    base: isYearApart ? time.year - 1 : null,
    // A rise of a margin may be given in points.
    size: isMove && fact.unit !== 'money' ? null : size,
  };
}

const changeOf = ({ span: _span, from: _from, to: _to, words: _words, ...rest }: Claim): Claim => rest;
const frameOf = ({ handles }: Claim): Frame => (handles.length > 1 ? moveFrame : changeFrame);

/** A change, and the reason that a document gives for it, word for word. */
export const causeFrame: Frame = {
  id: 'cause',
  takes:
    'why something changed, as a document says. handles: [a change] or [earlier, later] as in change and move, subject, metric, direction; span, with words or from and to as in quote: a passage of a document of that subject. A sentence of it has to state as a fact that this figure of the whole company rose or fell in that year or quarter, and why: `Revenue increased in fiscal 2026, driven by …`',
  fields: [...ofFigures, 'direction', 'span', 'words', 'from', 'to'],
  most: 2,
  check(claim, scope) {
    const wrong = frameOf(claim).check(changeOf(claim), scope) ?? quoteFrame.check(claim, scope);
    if (wrong !== null) return wrong;
    const fact = checked(claim.handles.at(-1), scope);
    const span = scope.spans.get(claim.span ?? '');
    const quoted = quotedOf(claim, scope) ?? '';
    if (span?.instrumentId !== fact.instrumentId) return passageRefusal('subject', quoted);
    const change = changeIn(claim, scope);
    const code = change === null ? 'period' : causeRefused(quoted, span?.text ?? '', span?.form, change);
    return code === null ? null : passageRefusal(code, quoted);
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
        form: formOf(span),
        quoted: quotedOf(claim, scope) ?? '',
      },
    );
    const both = (locale: 'en' | 'zh-CN' | 'zh-HK'): LocalParts['en'] => [...said[locale], ...reason[locale]];
    return { en: both('en'), 'zh-CN': both('zh-CN'), 'zh-HK': both('zh-HK') };
  },
};
