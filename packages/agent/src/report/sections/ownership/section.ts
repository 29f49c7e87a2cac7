import type { MarketId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import { valueOf } from '../../fact-lookup.ts';
import { leastChange, ownershipTexts as texts } from './texts.ts';
import type { AssertingText } from '../../asserting.ts';
import { figure, paragraph } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';

const shown = ['sharesOutstanding', 'sharesDiluted', 'sharesChange', 'buybackYield', 'dividendYield', 'payoutRatio'];

/** What investors of each market look at and no connected source publishes. */
const lacking: Readonly<Record<MarketId, LocalText>> = {
  us: texts.lackingUs,
  cn: texts.lackingCn,
  hk: texts.lackingHk,
  crypto: texts.lackingCrypto,
};

function sentenceOn(change: number): AssertingText {
  if (Math.abs(change) < leastChange) return texts.same;
  return change < 0 ? texts.fewer : texts.more;
}

/** Who owns it and who is buying, as far as statements say; what no source publishes is named, not guessed. */
export const ownershipSection: ReportSection = {
  key: 'ownership',
  templates: ['company', 'crypto'],
  stage: 'technicals',
  order: 7,
  build: ({ book, instrument }) => {
    const why = lacking[instrument.market];
    const facts = shown.map((metric) => `${metric}.TTM`).filter((id) => valueOf(book, id) !== null);
    if (facts.length === 0) return { key: 'ownership', status: 'not-runnable', why, blocks: [] };
    const change = valueOf(book, 'sharesChange.TTM');
    const text = change === null ? null : sentenceOn(change);
    return {
      key: 'ownership',
      status: 'partial',
      why,
      blocks: [
        ...(text === null
          ? []
          : [{ kind: 'text', parts: paragraph(text, { change: figure('sharesChange.TTM') }) } as const]),
        { kind: 'figures', facts },
      ],
    };
  },
};
