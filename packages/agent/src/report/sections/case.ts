import type { FormulaInput } from '@plumbline/model/fact';
import type { Block, Claim, LocalParts } from '@plumbline/model/report';
import type { ReportContext } from '../context.ts';
import { constant } from '../discount-rate.ts';
import { valueOf } from '../fact-lookup.ts';
import { caseTexts as texts } from '../messages/case.ts';
import { change, figure, paragraph } from '../paragraph.ts';
import type { Reading } from '../conclusion/reading.ts';
import { distance, distanceOf } from '../conclusion/reading.ts';
import { readings } from '../conclusion/readings.ts';
import type { ReportSection } from '../section.ts';

type Side = 'bull' | 'bear';
type ClaimsBlock = Extract<Block, { readonly kind: 'claims' }>;

/** More of one kind no longer persuade. */
const most = 5;
/** Closer to neutral than this a figure says nothing. */
const leastDistance = 0.1;
/** One side must be stronger by half again to weigh clearly more. */
const clear = 0.2;

/** Strength from one to five by the distance of the figure from where it says nothing. */
function strength({ book }: ReportContext, side: Side, reading: Reading): string {
  const { expression, inputs } = distance(reading, reading.key);
  return book.derived({
    id: `claimStrength.${side}.${reading.key}`,
    metric: 'claimStrength',
    expression: `1 + least * min(1, abs(${expression}))`,
    inputs: [...inputs, constant('least', 4, texts.scale)],
  }).id;
}

function claims(context: ReportContext, side: Side): readonly Claim[] {
  const spoken = readings(context).flatMap((reading) => {
    const away = distanceOf(context, reading);
    if (away === null || Math.abs(away) < leastDistance || away > 0 !== (side === 'bull')) return [];
    // A sentence is said only with every figure it names.
    if (Object.values(reading.figures).some((id) => valueOf(context.book, id) === null)) return [];
    return [{ reading, away: Math.abs(away) }];
  });
  return spoken
    .toSorted((a, b) => b.away - a.away)
    .slice(0, most)
    .map(({ reading }) => {
      const slots = Object.fromEntries(Object.entries(reading.figures).map(([name, id]) => [name, figure(id)]));
      return { text: paragraph(reading[side], slots), strength: strength(context, side, reading) };
    });
}

function weigh({ book }: ReportContext, bull: readonly Claim[], bear: readonly Claim[]): ClaimsBlock['judge'] {
  if (bull.length === 0 || bear.length === 0) return null;
  const weight = (side: Side, from: readonly Claim[]): string => {
    const inputs = from.map(({ strength: fact }, at): FormulaInput => ({ name: `claim${at + 1}`, fact }));
    const expression = inputs.map(({ name }) => name).join(' + ');
    return book.derived({ id: `caseWeight.${side}`, metric: 'caseWeight', expression, inputs }).id;
  };
  const sides = { bull: weight('bull', bull), bear: weight('bear', bear) };
  const balance = book.derived({
    id: 'caseBalance',
    metric: 'caseBalance',
    expression: '(bull - bear) / (bull + bear)',
    inputs: [
      { name: 'bull', fact: sides.bull },
      { name: 'bear', fact: sides.bear },
    ],
  }).id;
  return { ...sides, balance };
}

function verdict(context: ReportContext, judge: ClaimsBlock['judge'], hasBull: boolean): LocalParts {
  if (judge === null) return paragraph(hasBull ? texts.onlyBull : texts.onlyBear, {});
  const balance = valueOf(context.book, judge.balance) ?? 0;
  const text = balance > clear ? texts.bullWeighs : balance < -clear ? texts.bearWeighs : texts.balanced;
  return paragraph(text, { bull: figure(judge.bull), bear: figure(judge.bear), balance: change(judge.balance) });
}

/** What these figures leave open, said out loud. */
function unresolved(context: ReportContext): readonly LocalParts[] {
  const { book, template } = context;
  const value = (id: string): number | null => valueOf(book, id);
  const [upside, trend] = [value('upside.blended'), value('aboveAverage200')];
  const open: LocalParts[] = [];
  if (upside !== null && trend !== null && upside > 0 !== trend > 0) {
    const slots = { upside: change('upside.blended'), trend: change('aboveAverage200') };
    open.push(paragraph(upside > 0 ? texts.cheapButFalling : texts.dearButRising, slots));
  }
  const [bull, bear] = [value('upside.bull'), value('upside.bear')];
  if (bull !== null && bear !== null && bull > 0 && bear < 0) {
    open.push(paragraph(texts.growthDecides, { bull: change('upside.bull'), bear: change('upside.bear') }));
  }
  if (template === 'company') open.push(paragraph(upside === null ? texts.noValue : texts.plansUnknown, {}));
  if (template === 'crypto') open.push(paragraph(texts.coinDemand, {}));
  if (template === 'fund') open.push(paragraph(texts.holdings, {}));
  return open;
}

/** What speaks for and against, weighed by rule: the same readings as the rating, each bound to its figures. */
export const caseSection: ReportSection = {
  key: 'case',
  templates: ['company', 'crypto', 'fund'],
  stage: 'valuation',
  order: 20,
  build: (context) => {
    const [bull, bear] = [claims(context, 'bull'), claims(context, 'bear')];
    if (bull.length + bear.length === 0) {
      return { key: 'case', status: 'not-runnable', why: texts.nothing, blocks: [] };
    }
    const judge = weigh(context, bull, bear);
    const block: ClaimsBlock = {
      kind: 'claims',
      bull,
      bear,
      judge,
      verdict: verdict(context, judge, bull.length > 0),
      unresolved: unresolved(context),
    };
    return { key: 'case', status: 'ok', blocks: [block] };
  },
};
