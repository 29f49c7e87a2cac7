/** What becomes of dividends: paid in cash, or in more of the same. */
export const dividendChoices = ['paid', 'reinvested'] as const;

/** Options of every verb that runs a strategy on files, beside `--bars`. */
export const caseOptions = {
  actions: { type: 'string' as const, multiple: true as const, default: [] as string[] },
  rates: { type: 'string' as const, multiple: true as const, default: [] as string[] },
  dividends: { type: 'string' as const, default: 'paid' },
};

/** What the verbs say of them. */
export const caseDetails: readonly string[] = [
  'SPEC.json may be the id of a template of the gallery, such as momentum: it then trades the instruments of the files.',
  '--actions FILE.csv|json (or ID=FILE): dividends and splits of bars as traded, with instrumentId, kind, exDate, amount or ratio.',
  '--dividends paid|reinvested (paid): in cash on the ex-date, or in more shares at the close before, less the dividend.',
  '--rates FILE.csv|json: what a unit of another currency costs, by date: date,currency,rate, or a column for each currency.',
];
