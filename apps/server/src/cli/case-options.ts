import { oneOf } from './arguments.ts';
import type { HoldingOptions } from './holding-options.ts';

/** What becomes of dividends: paid in cash, or in more of the same. */
export const dividendChoices = ['paid', 'reinvested'] as const;

/** Whether a run obeys the dated rules of the instruments' markets, or none. */
export type RulesOfRun = 'none' | 'market';

/** What is read beside the strategy. */
export interface StrategyFiles {
  /** Values of `--bars`, `--actions` and `--rates`: a file, or ID=FILE; a currency instead of an ID for rates. */
  readonly bars: readonly string[];
  readonly actions?: readonly string[];
  readonly rates?: readonly string[];
  readonly rules?: RulesOfRun;
  readonly dividends?: (typeof dividendChoices)[number];
  readonly holding?: HoldingOptions;
}

const severally = { type: 'string' as const, multiple: true as const, default: [] as string[] };

/** Options of every verb that runs a strategy on files, beside `--bars`. */
export const caseOptions = {
  actions: severally,
  rates: severally,
  dividends: { type: 'string' as const, default: 'paid' },
  funding: severally,
  margin: { type: 'string' as const },
  maintenance: { type: 'string' as const },
  'liquidation-fee': { type: 'string' as const },
  delisted: severally,
};

interface CaseValues {
  readonly bars: readonly string[];
  readonly actions: readonly string[];
  readonly rates: readonly string[];
  readonly dividends: string;
  readonly funding: readonly string[];
  readonly margin?: string | undefined;
  readonly maintenance?: string | undefined;
  readonly 'liquidation-fee'?: string | undefined;
  readonly delisted: readonly string[];
}

/** These options as what is read beside a strategy. Throws `bad-input` naming the option. */
export function caseFiles(values: CaseValues): StrategyFiles & Required<Pick<StrategyFiles, 'dividends'>> {
  const { bars, actions, rates, funding, margin, maintenance, delisted } = values;
  return {
    bars,
    actions,
    rates,
    dividends: oneOf('--dividends', values.dividends, dividendChoices),
    holding: { funding, margin, maintenance, liquidationFee: values['liquidation-fee'], delisted },
  };
}

/** What the verbs say of them. */
export const caseDetails: readonly string[] = [
  'SPEC.json may be the id of a template of the gallery, such as momentum: it then trades the instruments of the files.',
  '--actions FILE.csv|json (or ID=FILE): dividends and splits of bars as traded, with instrumentId, kind, exDate, amount or ratio.',
  '--dividends paid|reinvested (paid): in cash on the ex-date, or in more shares at the close before, less the dividend.',
  '--rates FILE.csv|json: what a unit of another currency costs, by date: date,currency,rate, or a column for each currency.',
  '--funding FILE.csv|interest (or ID=…) makes the instrument a perpetual future: time,rate at each settlement, longs pay above 0;',
  'interest is the rate on record without a premium. Columns markhigh and marklow of the bars are the mark price, else the bars.',
  'What is settled while a bar lasts is paid by what is held at its close; trades are after funding, which JSON gives apart.',
  '--margin isolated|account (isolated): value over the leverage is set aside for a position, which is liquidated at its',
  'maintenance margin: --maintenance RATE or [[UP TO,RATE],…,[null,RATE]], by value, and --liquidation-fee SHARE: the venue’s.',
  'account: the whole account answers, nothing is liquidated, and neither of these is given.',
  '--delisted last|zero|PRICE settles what is held of instruments whose bars end more than 14 days before the last of the others,',
  'or of the only one; --delisted ID=… settles one whose bars end earlier than the others, by however little.',
];
