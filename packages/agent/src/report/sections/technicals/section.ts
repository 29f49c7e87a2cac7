import type { Block } from '@plumbline/model/report';
import type { LocalText } from '@plumbline/model/locale';
import type { ReportContext } from '../../context.ts';
import { valueOf } from '../../fact-lookup.ts';
import { technicalTexts as texts } from './texts.ts';
import { change, figure, paragraph } from '../../paragraph.ts';
import type { Slots } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';
import { trendOf } from '../../trend.ts';
import { addTechnicalFigures } from '../../technical-figures.ts';

const shown = [
  'aboveAverage50',
  'aboveAverage200',
  'averageGap',
  'momentum12To1',
  'relativeReturn6M',
  'position14',
  'position52w',
  'volatility.3M',
  'volatilityRegime',
  'volumeTrend',
];

/** Within these bounds the price is neither stretched nor the market restless. */
const stretched = [0.2, 0.8] as const;
const calm = [0.8, 1.25] as const;

function sentences(context: ReportContext): readonly Block[] {
  const value = (id: string): number | null => valueOf(context.book, id);
  const say = (text: LocalText, slots: Slots): Block => ({ kind: 'text', parts: paragraph(text, slots) });
  const blocks: Block[] = [];
  const [longer, gap] = [value('aboveAverage200'), value('averageGap')];
  if (longer !== null && gap !== null) {
    const trend = trendOf(context);
    const text = trend === null ? texts.mixed : trend === 'above' ? texts.up : texts.down;
    blocks.push(say(text, { distance: change('aboveAverage200'), gap: change('averageGap') }));
  }
  const momentum = value('momentum12To1');
  if (momentum !== null && value('relativeReturn6M') !== null) {
    const slots = { momentum: change('momentum12To1'), ahead: change('relativeReturn6M') };
    blocks.push(say(texts.momentum, slots));
  }
  const position = value('position14');
  if (position !== null) {
    const text =
      position > stretched[1] ? texts.stretchedUp : position < stretched[0] ? texts.stretchedDown : texts.middle;
    blocks.push(say(text, { position: figure('position14') }));
  }
  const regime = value('volatilityRegime');
  if (regime !== null) {
    const text = regime > calm[1] ? texts.restless : regime < calm[0] ? texts.calm : texts.usual;
    blocks.push(say(text, { recent: figure('volatility.3M'), regime: figure('volatilityRegime') }));
  }
  return blocks;
}

/** The state of the price: trend, momentum, stretch and calm. It describes; it does not forecast. */
export const technicalsSection: ReportSection = {
  key: 'technicals',
  templates: ['company', 'crypto', 'fund'],
  stage: 'technicals',
  order: 3,
  build: (context) => {
    addTechnicalFigures(context);
    const facts = shown.filter((id) => valueOf(context.book, id) !== null);
    if (facts.length === 0) return { key: 'technicals', status: 'not-runnable', why: texts.noHistory, blocks: [] };
    const isWhole = facts.includes('aboveAverage200') && facts.includes('momentum12To1');
    return {
      key: 'technicals',
      status: isWhole ? 'ok' : 'partial',
      ...(isWhole ? {} : { why: texts.shortHistory }),
      blocks: [...sentences(context), { kind: 'figures', facts }],
    };
  },
};
