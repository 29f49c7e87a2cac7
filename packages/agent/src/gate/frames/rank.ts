import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { inSentence } from '../../chat/no-data.ts';
import { paragraph } from '../../report/paragraph.ts';
import type { Frame, FrameScope } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal, sharesApart, timesApart } from '../refusals.ts';
import { kindOf } from './figure-kinds.ts';
import { checked, nameOfFact, ofOwner, ownerName, periodName, rowOf, whenOf } from './naming.ts';
import { areOfOneTime, checkEach, isMetricOf } from './repeated.ts';
import { areOfOtherShares } from './speaks-for.ts';

const factsOf = (handles: readonly string[], scope: FrameScope): readonly Fact[] =>
  handles.map((handle) => checked(handle, scope));

/** What an item of the list is called: the company, or the time where all are of one company. */
function itemName(fact: Fact, isOne: boolean, scope: FrameScope): LocalText {
  const time = fact.period === undefined ? fact.asOf : fact.period.label;
  return isOne ? periodName(time) : (ownerName(fact, scope) ?? nameOfFact(fact));
}

/** Several figures of one kind in their order. */
export const rankFrame: Frame = {
  id: 'rank',
  takes:
    'several figures of one metric and one time in order (no amounts per share of several subjects), or of one subject over times of one length. handles: [first, second, …] as they stand in it, metric; order: above for the highest first, below for the lowest first',
  fields: [...ofFigures, 'order'],
  namesKinds: true,
  check(claim, scope) {
    const wrong = checkEach({ say: claim.say, handles: claim.handles }, 2, scope);
    if (wrong !== null) return wrong;
    const facts = factsOf(claim.handles, scope);
    const order = claim.order === 'below' ? 'below' : 'above';
    const { metric } = claim;
    if (metric !== undefined && !facts.every((fact) => isMetricOf(metric, fact))) return refusal('metric', metric);
    for (const [at, fact] of facts.entries()) {
      const next = facts[at + 1];
      if (next === undefined) break;
      if (next.metric !== fact.metric || kindOf(next) !== kindOf(fact)) return refusal('metric', `{${next.id}}`);
      if (areOfOtherShares(fact, next)) return sharesApart(`{${next.id}}`);
      const unordered = scope.binder.compare(fact, order, next);
      if (unordered !== null) return unordered;
    }
    if (!areOfOneTime(facts)) return timesApart(`{${facts.at(-1)?.id ?? ''}}`);
    return claim.order === 'same' ? refusal('comparison', claim.say) : null;
  },
  write({ handles, order }, scope) {
    const facts = factsOf(handles, scope);
    const [first] = facts;
    if (first === undefined) throw new Error('nothing to rank');
    const isOne = new Set(facts.map(({ instrumentId }) => instrumentId)).size === 1;
    const isSameTime = new Set(facts.map(({ period }) => period?.label)).size === 1;
    const when = isOne || !isSameTime ? localText('', '', '') : whenOf(first, scope);
    const { template, slots } = rowOf(
      facts.map((fact) => {
        const label = itemName(fact, isOne, scope);
        const own = isOne || isSameTime ? localText('', '', '') : whenOf(fact, scope);
        return {
          fact,
          label: localText(label.en + own.en, label['zh-CN'] + own['zh-CN'], label['zh-HK'] + own['zh-HK']),
        };
      }),
    );
    const head =
      order === 'below'
        ? localText(
            'By {label}{of}{when}, lowest first: ',
            '{of}{when}{label}由低到高：',
            '{of}{when}{label}由低至高：',
          )
        : localText(
            'By {label}{of}{when}, highest first: ',
            '{of}{when}{label}由高到低：',
            '{of}{when}{label}由高至低：',
          );
    const whole = localText(
      `${head.en}${template.en}.`,
      `${head['zh-CN']}${template['zh-CN']}。`,
      `${head['zh-HK']}${template['zh-HK']}。`,
    );
    return paragraph(whole, {
      ...slots,
      label: inSentence(nameOfFact(first)),
      of: isOne ? ofOwner(first, scope) : '',
      when,
    });
  },
};
