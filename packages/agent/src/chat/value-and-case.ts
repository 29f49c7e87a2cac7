import { localText } from '@plumbline/model/local-text';
import type { Claim } from '@plumbline/model/report';
import { valueOf } from '../report/fact-lookup.ts';
import { paragraph } from '../report/paragraph.ts';
import type { ToolResult } from '../tool.ts';
import { joinFindings, type Figures } from './figures.ts';
import { handlesIn, inMessage, reportSection } from './report-section.ts';
import { behind } from './say-figure.ts';
import { onlyMethod } from '../value/weighted-methods.ts';
import { valueByAllMethods } from './value-by-all-methods.ts';

/**
 * Whether the price is above or below the one value of the report, with the claim of its case that speaks most for that and the
 * one that speaks most against it.
 */
export function valueAndCase(figures: Figures): ToolResult {
  const valued = valueByAllMethods(figures);
  const gap = valueOf(figures.context.book, 'upside.blended');
  const claims = reportSection(figures, 'case')?.blocks.find((block) => block.kind === 'claims');
  // The value is the answer itself and no further reason for it.
  const isOther = ({ text }: Claim): boolean => !handlesIn(text).includes('upside.blended');
  const [bull, bear] = [claims?.bull.find(isOther), claims?.bear.find(isOther)];
  const sides = [
    { lead: against, claim: bear },
    { lead: for_, claim: bull },
  ];
  // What speaks for the answer comes before what speaks against it.
  const said = (gap !== null && gap > 0 ? sides.toReversed() : sides).flatMap(({ lead, claim }) =>
    claim === undefined ? [] : [{ lead, claim }],
  );
  const methods = onlyMethod(figures.context.book) === null ? allMethods : oneMethod;
  const verdict =
    gap === null || gap === 0 ? [] : [paragraph(gap > 0 ? below : above, { name: figures.instrument.name, methods })];
  return {
    ...valued,
    sentences: [
      ...verdict,
      ...valued.sentences,
      ...said.map(({ lead, claim }) => behind(lead, inMessage(figures, claim.text))),
    ],
    ...joinFindings([valued, figures.take(said.flatMap(({ claim }) => handlesIn(claim.text)))]),
  };
}

const allMethods = localText('all methods together', '各方法加权', '各方法加權');
const oneMethod = localText('the one method that applies', '唯一适用的方法', '唯一適用的方法');
const above = localText(
  'By {methods} {name} is dear: its price is above that value.',
  '按{methods}，{name}偏贵：价格高于其价值。',
  '按{methods}，{name}偏貴：價格高於其價值。',
);
const below = localText(
  'By {methods} {name} is cheap: its price is below that value.',
  '按{methods}，{name}偏便宜：价格低于其价值。',
  '按{methods}，{name}偏平：價格低於其價值。',
);
const against = localText('The strongest claim against it: ', '最有力的看空论据：', '最有力的看淡論據：');
const for_ = localText('The strongest claim for it: ', '最有力的看多论据：', '最有力的看好論據：');
