import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { areOfOneStatement, isFlow } from '../comparable.ts';
import { madeFact } from '../../chat/made-fact.ts';
import { inSentence } from '../../chat/no-data.ts';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal, timesApart } from '../refusals.ts';
import { checked, nameOfFact, ofOwner, whenOf } from './naming.ts';
import { checkEach } from './repeated.ts';

const amounts: ReadonlySet<string> = new Set(['money', 'count', 'shares']);

/** The figure that the share is printed as, with its receipt. */
function shareOf({ handles }: Claim, scope: FrameScope): Fact {
  const [part, whole] = [checked(handles[0], scope), checked(handles[1], scope)];
  const made = madeFact({
    id: `share.${part.id}-${whole.id}`,
    expression: 'a / b',
    inputs: { a: part, b: whole },
    traits: { unit: 'fraction', decimals: 1 },
    today: part.asOf,
  });
  const isOne = part.instrumentId !== undefined && part.instrumentId === whole.instrumentId;
  const isOnce = part.period !== undefined && part.period.label === whole.period?.label;
  return {
    ...made,
    ...(isOne && { instrumentId: part.instrumentId }),
    ...(isOnce && { period: part.period }),
  };
}

/** Whether one amount is that of a quarter or half of the year of the other. */
function isPartOfYear(part: Fact, whole: Fact): boolean {
  const [own, year] = [part.period, whole.period];
  if (part.metric !== whole.metric || part.instrumentId !== whole.instrumentId || !isFlow(part)) return false;
  if (own === undefined || !['quarter', 'half'].includes(own.kind) || year?.kind !== 'year') return false;
  const isDated = [own.start, own.end, year.start, year.end].every((date) => date.length === 'YYYY-MM-DD'.length);
  return isDated ? year.start <= own.start && own.end <= year.end : own.label.endsWith(` ${year.label}`);
}

/** What one amount comes to of another. */
export const shareFrame: Frame = {
  id: 'share',
  takes:
    'one amount as a share of another; the product computes it. handles: [part, whole], of one time: of one subject and one statement (two amounts of its income or cash flow, or of its balance sheet), or of one metric of two subjects, or a quarter and its year of one metric; the part is not above the whole; subject of the part',
  fields: ofFigures,
  most: 2,
  check(claim, scope) {
    const { subject, ...rest } = claim;
    const wrong =
      checkEach(rest, 2, scope) ??
      checkEach(
        { say: claim.say, handles: claim.handles.slice(0, 1), ...(subject !== undefined && { subject }) },
        1,
        scope,
      );
    if (wrong !== null) return wrong;
    const [part, whole] = [checked(claim.handles[0], scope), checked(claim.handles[1], scope)];
    const isOne = part.instrumentId === whole.instrumentId;
    const isAlike = part.unit === whole.unit && part.currency === whole.currency && part.simulated === whole.simulated;
    const isOnce = part.period?.label === whole.period?.label || part.period?.end === whole.period?.end;
    const isLine = part.metric !== whole.metric && areOfOneStatement(part, whole);
    const isWithin = isPartOfYear(part, whole);
    const isPair = isOne ? isLine || isWithin : part.metric === whole.metric;
    if (!amounts.has(part.unit) || !isAlike || !isPair) return refusal('comparison', `{${whole.id}}`);
    if (!isOnce && !isWithin) return timesApart(`{${whole.id}}`);
    const isMeant = (part.value ?? -1) >= 0 && (whole.value ?? 0) > 0 && (part.value ?? 0) <= (whole.value ?? 0);
    return isMeant ? null : refusal('comparison', `{${whole.id}}`);
  },
  make: (claim, scope) => [shareOf(claim, scope)],
  write(claim, scope) {
    const [part, whole] = [checked(claim.handles[0], scope), checked(claim.handles[1], scope)];
    const isOne = part.instrumentId === whole.instrumentId;
    return paragraph(
      localText(
        '{part}{of}{when} ({a}) comes to {share} of {whole}{ofWhole}{whenWhole} ({b}).',
        '{of}{when}{part}（{a}）相当于{ofWhole}{whenWhole}{whole}（{b}）的 {share}。',
        '{of}{when}{part}（{a}）相當於{ofWhole}{whenWhole}{whole}（{b}）的 {share}。',
      ),
      {
        part: nameOfFact(part),
        of: ofOwner(part, scope),
        when: whenOf(part, scope),
        a: figure(part.id),
        share: figure(shareOf(claim, scope).id),
        whole: inSentence(nameOfFact(whole)),
        ofWhole: isOne ? '' : ofOwner(whole, scope),
        whenWhole: isPartOfYear(part, whole) ? whenOf(whole, scope) : '',
        b: figure(whole.id),
      },
    );
  },
};
