import type { InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { FrameOf, Step, Turn } from '../step.ts';
import { call, say } from '../step.ts';
import { topicName } from '../topics.ts';
import { marketIn, notHeld, periodsOf, topicsOf } from './subjects.ts';

/** A fund for each sector of a market: the indices of the sectors are not held. */
const funds: Readonly<Record<string, readonly InstrumentId[]>> = {
  US: ['US:XLK', 'US:XLF', 'US:XLE', 'US:XLV', 'US:XLY', 'US:XLP', 'US:XLI', 'US:XLU', 'US:XLB', 'US:XLRE', 'US:XLC'],
  CN: [
    'SH:512800',
    'SH:512880',
    'SH:512010',
    'SH:512690',
    'SH:512480',
    'SH:515030',
    'SH:515790',
    'SH:515220',
    'SH:512400',
    'SH:512200',
    'SH:512660',
    'SZ:159996',
  ],
};

const whole: Readonly<Record<string, InstrumentId>> = { US: 'US:SPY', CN: 'SH:510300' };

const byFunds = localText(
  'Sectors are shown by the funds that track them: no sector index is held here.',
  '这里没有行业指数，因此以跟踪行业的基金表示。',
  '這裡沒有行業指數，因此以追蹤行業的基金表示。',
);
const notAll = localText(
  'These are the best known on the mainland, not every sector.',
  '所列为内地较常用的行业基金，并非全部行业。',
  '所列為內地較常用的行業基金，並非全部行業。',
);

/** Sectors among themselves, by the funds of the market that is named, else of that of the language. */
export function sectorSteps(frame: FrameOf<'compare'>, { text }: Turn): readonly Step[] {
  const named = marketIn(frame.subjects);
  const market = named ?? (/\p{Script=Han}/u.test(text) ? 'CN' : 'US');
  const sectors = funds[market];
  if (sectors === undefined || frame.subjects.some(({ value }) => value.kind === 'index'))
    return [say(notHeld([...frame.subjects.map(({ value }) => topicName(value.id)), topicName('sectorReturns')]))];
  const beside = topicsOf(frame).includes('marketMove') ? whole[market] : undefined;
  const list = [...sectors, ...(beside === undefined ? [] : [beside])];
  const periods = periodsOf(frame);
  const isOfDay = frame.periods.every(({ value: { is } }) => ['day', 'latest', 'lastSession'].includes(is));
  const metrics = [isOfDay ? 'dayChange' : 'totalReturn'];
  return [
    call('compare', { symbols: list, metrics, periods, end: frame.args.end }),
    say(byFunds),
    ...(market === 'CN' ? [say(notAll)] : []),
  ];
}
