import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import { inSentence } from '../../chat/no-data.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal, sharesApart, speaksAgainst, timesApart, unstated } from '../refusals.ts';
import { checked, listOfTexts, nameOfFact, ownerName } from './naming.ts';
import { areOfOneTime, checkEach, isSubjectOf } from './repeated.ts';
import { areOfOtherShares, sideOf } from './speaks-for.ts';
import { topics } from './thoughts.ts';

const sides: Readonly<Record<string, LocalText>> = {
  for: localText(
    'On {topic}, I read {what} as counting in favour of {name}.',
    '就{topic}而言，我认为{what}对{name}有利。',
    '就{topic}而言，我認為{what}對{name}有利。',
  ),
  against: localText(
    'On {topic}, I read {what} as counting against {name}.',
    '就{topic}而言，我认为{what}对{name}不利。',
    '就{topic}而言，我認為{what}對{name}不利。',
  ),
  mixed: localText(
    'On {topic}, I read {what} as mixed for {name}.',
    '就{topic}而言，我认为{what}对{name}好坏参半。',
    '就{topic}而言，我認為{what}對{name}好壞參半。',
  ),
  open: localText(
    'On {topic}, {what} alone do not settle the matter for {name}, as I read it.',
    '就{topic}而言，我认为单凭{what}尚不足以对{name}下结论。',
    '就{topic}而言，我認為單憑{what}尚不足以對{name}下結論。',
  ),
};

export const sideIds: readonly string[] = Object.keys(sides);

/** Kinds of figures that a topic is about; the others are of any. */
const about: Readonly<Record<string, RegExp>> = {
  growth:
    /growth|cagr|peg|margin|^(?:revenue|grossProfit|operatingIncome|netIncome|ebit|eps|freeCashFlow|operatingCashFlow|capitalExpenditure|research|dividend|shares)/i,
  profitability:
    /margin|growth|turnover|^(?:returnOn|revenue|grossProfit|operatingIncome|netIncome|pretaxIncome|ebit|eps|costOf|selling|research|incomeTax)/i,
  'balance-sheet':
    /debt|cash|liabilit|asset|equity|currentRatio|quickRatio|cover|altman|piotroski|inventory|receivable|payable|goodwill|capital|leverage|interest/i,
  cash: /cash|fcf|capital|conversion|debt|accrual|dividend|repurchase|buyback|payout|interest/i,
  valuation:
    /price|multiple|value|worth|yield|marketCap|networkCap|peg|Pe$|^ev|enterprise|dcf|graham|wacc|growth|cost|premium|riskFree/i,
  income: /dividend|payout|yield|buyback|repurchase|cash|fcf|eps|riskFree/i,
  momentum:
    /price|average|return(?!On)|rsi|macd|momentum|change|52w|high|drawdown|volatil|volume|beta|bollinger|sharpe|sortino|stochastic|adx|trend|gap/i,
};

/** Figures of one kind: those of the company that the view is of, and those beside it. */
interface Kind {
  readonly own: readonly Fact[];
  readonly others: readonly Fact[];
}

function kindsIn({ handles, subject }: Claim, scope: FrameScope): readonly Kind[] {
  const facts = handles.map((handle) => checked(handle, scope));
  const isOwn = (fact: Fact): boolean => subject === undefined || isSubjectOf(subject, fact, scope);
  return [...new Set(facts.map(({ metric }) => metric))].map((metric) => {
    const all = facts.filter((fact) => fact.metric === metric);
    return { own: all.filter(isOwn), others: all.filter((fact) => !isOwn(fact)) };
  });
}

/** What is read of one kind of figure: that it rose or fell, how it stands to that of others, or its name alone. */
function readOf({ own, others }: Kind, scope: FrameScope): LocalText {
  const [first, last] = own.toSorted((a, b) => endOf(a).localeCompare(endOf(b)));
  if (first === undefined) throw new Error('nothing of its own');
  const label = inSentence(nameOfFact(first));
  if (others.length > 0) {
    const signs = new Set(others.map(({ value }) => Math.sign((first.value ?? 0) - (value ?? 0))));
    const [en, zhCN, zhHK] =
      signs.size > 1
        ? ['beside', '相比', '相比']
        : signs.has(1)
          ? ['above', '高于', '高於']
          : signs.has(-1)
            ? ['below', '低于', '低於']
            : ['equal to', '等于', '等於'];
    const names = listOfTexts(others.map((fact) => ownerName(fact, scope) ?? localText('', '', '')));
    const that = others.length > 1 ? 'those' : 'that';
    const chinese = (own: string, sign: string, name: string): string =>
      signs.size > 1 ? `${own}与${name}${sign}` : `${own}${sign}${name}`;
    return localText(
      `${label.en} ${en} ${that} of ${names.en}`,
      chinese(label['zh-CN'], zhCN, names['zh-CN']),
      chinese(label['zh-HK'], zhHK, names['zh-HK']).replace('与', '與'),
    );
  }
  if (last === undefined) return label;
  const moved = (last.value ?? 0) - (first.value ?? 0);
  if (own.length > 2 || moved === 0) return label;
  const [en, zhCN, zhHK] = moved > 0 ? ['rise', '上升', '上升'] : ['fall', '下降', '下降'];
  return localText(`the ${en} in ${label.en}`, `${label['zh-CN']}的${zhCN}`, `${label['zh-HK']}的${zhHK}`);
}

const endOf = ({ period, asOf }: Fact): string => period?.end ?? asOf;

/** How the writer reads figures, without any of them: shown apart as its own thinking. */
export const viewFrame: Frame = {
  id: 'view',
  takes:
    'your own reading of figures already said, shown apart as your reasoning; use it instead of words of your own. It may weigh figures, never turn them: a loss, a fall or a margin below that of others speaks for nobody. handles: the figures, of one time where they are of several companies; topic: what they speak to (a margin to profitability, never to the balance sheet; summary, business, comparison, risk, events, rules, scenarios and open take any); side; subject: the company that it is for or against, needed where the figures are of several',
  fields: [...ofFigures, 'topic', 'side'],
  form: 'reasoning',
  saysAssumptions: true,
  check(claim, scope) {
    const { subject } = claim;
    const wrong = checkEach({ say: claim.say, handles: claim.handles }, 1, scope);
    if (wrong !== null) return wrong;
    const facts = claim.handles.map((handle) => checked(handle, scope));
    if (subject === undefined && new Set(facts.map(({ instrumentId }) => instrumentId)).size > 1)
      return unstated('subject', 'subject');
    for (const { own, others } of kindsIn(claim, scope)) {
      const strange = others[0];
      const [first] = own;
      if (first === undefined) return refusal('subject', `{${strange?.id ?? ''}}`);
      if (!areOfOneTime([...own, ...others])) return timesApart(`{${(strange ?? first).id}}`);
      const ofOther = others.find((other) => areOfOtherShares(first, other));
      if (ofOther !== undefined) return sharesApart(`{${ofOther.id}}`);
      const unlike = others.find((other) => !scope.binder.mayCompare(first, other));
      if (unlike !== undefined || (strange !== undefined && own.length > 1))
        return refusal('comparison', `{${(unlike ?? strange ?? first).id}}`);
    }
    if (topics[claim.topic ?? ''] === undefined) return refusal('word', claim.topic ?? 'topic');
    if (sides[claim.side ?? ''] === undefined) return refusal('word', claim.side ?? 'side');
    const opposed = claim.side === 'for' ? 'against' : claim.side === 'against' ? 'for' : null;
    const taken = kindsIn(claim, scope).map(({ own, others }) => sideOf(own, others));
    if (opposed !== null && taken.every((side) => side === opposed)) return speaksAgainst(`{${facts[0]?.id ?? ''}}`);
    const isAbout = facts.some(({ metric }) => about[claim.topic ?? '']?.test(metric) ?? true);
    return isAbout ? null : refusal('metric', `{${facts[0]?.id ?? ''}}`);
  },
  write(claim, scope) {
    const { topic = '', side = '' } = claim;
    const kinds = kindsIn(claim, scope);
    const owner = kinds.flatMap(({ own }) => own)[0];
    return paragraph(sides[side] ?? localText('', '', ''), {
      topic: inSentence(topics[topic] ?? localText('', '', '')),
      what: listOfTexts(kinds.map((kind) => readOf(kind, scope))),
      name: (owner === undefined ? null : ownerName(owner, scope)) ?? localText('it', '其', '其'),
    });
  },
};
