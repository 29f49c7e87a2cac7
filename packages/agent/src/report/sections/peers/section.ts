import { displaySymbol } from '@plumbline/model/instrument';
import type { Block } from '@plumbline/model/report';
import type { ReportContext } from '../../context.ts';
import { valueOf } from '../../fact-lookup.ts';
import { factorTexts as texts } from '../factors/texts.ts';
import { figure, paragraph } from '../../paragraph.ts';
import { peerFact, peersOf } from '../../peers.ts';
import type { ReportSection } from '../../section.ts';

const most = 5;
const compared = [
  'priceToEarnings',
  'evToEbitda',
  'priceToBook',
  'fcfYield',
  'dividendYield',
  'revenueGrowth',
  'operatingMargin',
  'returnOnInvestedCapital',
  'returnOnEquity',
];
const fewestForMedian = 3;

/** The middle of what is known of the peers, as a figure; null where it is known of too few. */
function medianFact({ book }: ReportContext, metric: string, cells: readonly (string | null)[]): string | null {
  const inputs = cells.flatMap((fact, at) => (fact === null ? [] : [{ name: `peer${at + 1}`, fact }]));
  if (inputs.length < fewestForMedian) return null;
  const expression = `median(${inputs.map(({ name }) => name).join(', ')})`;
  return book.derived({ id: `${metric}.peers`, metric, expression, inputs }).id;
}

function sentence(context: ReportContext, metric: string): readonly Block[] {
  const [own, peers] = [`${metric}.TTM`, `${metric}.peers`];
  const [value, middle] = [valueOf(context.book, own), valueOf(context.book, peers)];
  if (value === null || middle === null) return [];
  const isMore = value > middle;
  const text =
    metric === 'priceToEarnings'
      ? isMore
        ? texts.dearer
        : texts.cheaper
      : isMore
        ? texts.growsFaster
        : texts.growsSlower;
  return [{ kind: 'text', parts: paragraph(text, { own: figure(own), peers: figure(peers) }) }];
}

/** The company beside the largest of its sector and market. */
export const peersSection: ReportSection = {
  key: 'peers',
  templates: ['company'],
  stage: 'valuation',
  order: 11,
  build: (context) => {
    const { book, universe } = context;
    const empty = { key: 'peers', status: 'not-runnable', blocks: [] } as const;
    if (universe === null) return { ...empty, why: texts.notMeasured };
    const peers = peersOf(context, true).slice(0, most);
    if (peers.length === 0) return { ...empty, why: texts.noPeers };
    const rows = compared.flatMap((metric) => {
      const own = valueOf(book, `${metric}.TTM`) === null ? null : `${metric}.TTM`;
      const others = peers.map((peer) => peerFact(context, peer, metric));
      if (others.every((cell) => cell === null)) return [];
      return [{ metric, cells: [own, ...others, medianFact(context, metric, others)] }];
    });
    if (rows.length === 0) return { ...empty, why: texts.noPeers };
    const columns = [context.instrument.id, ...peers.map(({ id }) => id)].map((id) => displaySymbol(id));
    return {
      key: 'peers',
      status: 'ok',
      blocks: [
        ...sentence(context, 'priceToEarnings'),
        ...sentence(context, 'revenueGrowth'),
        { kind: 'table', title: texts.peerTable, group: 'single', columns: [...columns, 'Median'], rows },
      ],
    };
  },
};
