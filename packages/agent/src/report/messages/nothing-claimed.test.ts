import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as refusals from '@plumbline/quant/pricing/discounting/refusals';

interface Text {
  readonly where: string;
  readonly said: readonly string[];
}

function textsIn(value: unknown, where: string): readonly Text[] {
  if (value === null || typeof value !== 'object') return [];
  if ('en' in value && typeof value.en === 'string')
    return [{ where, said: Object.values(value).filter((text) => typeof text === 'string') }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`));
}

/** A line of a statement said to be nil, absent or none. */
const amounts =
  'borrowings?|debts?|dividends?|goodwill|inventory|inventories|cash|earnings|profits?|revenue|sales|buy-?backs?|interest|leases?';
const amountsInChinese =
  '借款|债务|債務|负债|負債|贷款|貸款|股息|股利|分红|分紅|派息|商誉|商譽|存货|存貨|现金|現金|盈利|利润|溢利|收入|销售|銷售|回购|回購|利息|租赁|租賃';
const claims = [
  new RegExp(`\\b(?:no|without(?: any)?|nil|zero)\\s+(?:\\w+\\s+)?(?:${amounts})\\b`, 'i'),
  new RegExp(`\\b(?:${amounts})\\b[^.;:]{0,40}\\b(?:is|are|was|were)\\s+(?:nil|zero|none|absent|not paid)\\b`, 'i'),
  /\b(?:pays?|paid|owes?|owed|borrows?|borrowed|earns?|earned)\s+(?:nothing|none|no (?:one|lender))\b/i,
  /\bdebt-free\b/i,
  /\b(?:taken|counted|treated) as (?:nil|zero|none)\b/i,
  /\bnot above zero\b/i,
  // The same in both Chinese scripts.
  new RegExp(`(?:没有|沒有|并无|並無|毫无|毫無|不存在|无任何|無任何|零)(?:任何|有息)?(?:${amountsInChinese})`),
  new RegExp(`(?<!有)(?:无|無)(?:${amountsInChinese})`),
  new RegExp(`(?:${amountsInChinese})[^，。；：]{0,6}(?:为零|為零|为 0|為 0|均无|均無)`),
  /(?:视为|視為|按|计为|計為|当作|當作)(?:零|无|無)(?:处理|處理|计|計|$|[，。；])/,
  /(?:未|不|没有|沒有|从未|從未)(?:派发|派發|派付|支付|分派)(?:任何)?(?:股息|股利|红利|紅利)|(?:不|未|从未|從未)派息/,
  /不高于零|不高於零|不大于零|不大於零/,
];

const isClaim = (text: string): boolean => claims.some((claim) => claim.test(text));

/** Said only behind a figure on record: where each stands, the value that was looked at before it is said. */
const behindAFigure: Readonly<Record<string, string>> = {
  'valuation.valuationTexts.noFreeCash': 'freeCashFlow is known: cashFlowInputs answers null otherwise',
  'blend.blendTexts.noProfit': 'the amount is known and not above zero',
  'summary.summaryTexts.noEarnings': 'epsDiluted.TTM is known and not above zero',
  'methods.weightTexts.lossCash': 'a loss-maker is one whose netIncome is on record and not above zero',
  'methods.weightTexts.lossSales': 'a loss-maker is one whose netIncome is on record and not above zero',
  'risks.riskTexts.debtScale': 'the end of a scale, said of no company',
  'valuation.valuationTexts.coin': 'said of coins, which have no statements',
  'refusals.noFreeCash': 'firstNotAboveZero says another reason where the figure is unknown',
  'refusals.noEquityCash': 'firstNotAboveZero says another reason where the figure is unknown',
  'refusals.needsProfit': 'firstNotAboveZero says another reason where the figure is unknown',
  'refusals.needsDividend': 'firstNotAboveZero says another reason where the figure is unknown',
  'refusals.needsBook': 'firstNotAboveZero says another reason where the figure is unknown',
};

/** Texts that define a figure, or speak of returns; `fact-reasons` is said of an amount that was looked at. */
const definitions = [
  'packages/quant/src/facts/fact-reasons.ts',
  'packages/quant/src/catalogue/ratios/quick-ratio.ts',
  'packages/quant/src/catalogue/ratios/altman-z-service.ts',
  'packages/quant/src/catalogue/ratios/tangible-book-per-share.ts',
  'packages/quant/src/catalogue/ratios/nopat.ts',
  'packages/quant/src/evidence/checks/track-record.ts',
  'packages/quant/src/evidence/checks/delay.ts',
  'packages/quant/src/evidence/checks/plateau.ts',
];

/** The three texts of a call or of an object, each in its quotes. */
const quoted = String.raw`\s*(['"\`])(.*?)\N\s*,?`;
const inQuotes = ['\\1', '\\3', '\\5'].map((back) => quoted.replace('\\N', back));
const localTexts = [
  new RegExp(`localText\\(${inQuotes.join('')}`, 'gs'),
  new RegExp(`\\ben:${inQuotes[0]}\\s*'zh-CN':${inQuotes[1]}\\s*'zh-HK':${inQuotes[2]}`, 'gs'),
];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsOf);
}

async function tables(folder: string): Promise<readonly Text[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const read = files.map(async (name) => textsIn(await import(`${folder}/${name}`), name.replace('.ts', '')));
  return (await Promise.all(read)).flat();
}

/** Texts of the sections, each in its folder, under the folder's name. */
async function sectionTables(folder: string): Promise<readonly Text[]> {
  const ids = readdirSync(folder).filter((id) => existsSync(`${folder}/${id}/texts.ts`));
  return (await Promise.all(ids.map(async (id) => textsIn(await import(`${folder}/${id}/texts.ts`), id)))).flat();
}

/** What the tables of reports and valuations export. */
async function exportedTexts(): Promise<readonly Text[]> {
  const here = import.meta.dirname;
  return [
    ...(await tables(here)),
    ...(await sectionTables(`${here}/../sections`)),
    ...(await tables(`${here}/../../value/messages`)),
    ...textsIn(refusals, 'refusals').filter(({ where }) => !where.startsWith('refusals.whereUnknown')),
  ];
}

describe('sentences about nothing', () => {
  it('no text says that an amount is nil, absent or none unless a figure on record stands behind it', async () => {
    const all = await exportedTexts();
    expect(all.length).toBeGreaterThan(300);
    const bold = all.filter(({ said }) => said.some(isClaim));
    expect(
      bold
        .filter(({ where }) => behindAFigure[where] === undefined)
        .map(({ where, said }) => `${where}: ${said.join(' ')}`),
    ).toEqual([]);
    const said = new Set(bold.map(({ where }) => where));
    expect(Object.keys(behindAFigure).filter((where) => !said.has(where))).toEqual([]);
  });

  it('knows such a claim in each language', () => {
    const bold = [
      'The company has no debt.',
      'It owes nothing to a bank.',
      'A debt-free company.',
      '公司没有借款。',
      '该公司无债务',
      '公司並無股息',
      '未派发股息',
      '从未派息',
      '負債為零',
      '视为零处理',
    ];
    expect(bold.filter((text) => !isClaim(text))).toEqual([]);
    const fair = ['No filing states its debt.', '没有报告列示借款。', '借款不明', '無法確定股息', '股息率'];
    expect(fair.filter(isClaim)).toEqual([]);
  });

  it('no other text of the product does: whatever stands in sources and in the words of the pages', async () => {
    const exported = new Set((await exportedTexts()).flatMap(({ said }) => said));
    const root = join(import.meta.dirname, '../../../../..');
    const files = ['packages', 'apps'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\/src\/.*(?:\.tsx?|locales\/[\w-]+\/[\w-]+\.json)$/.test(name))
        .filter((name) => !/node_modules|\.(?:test|story)\.|\/testing\//.test(name))
        .map((name) => join(folder, name)),
    );
    const said = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const words = file.endsWith('.json')
        ? textsOf(JSON.parse(text))
        : localTexts.flatMap((pattern) =>
            [...text.matchAll(pattern)].flatMap(([, , en = '', , simplified = '', , traditional = '']) => [
              en,
              simplified,
              traditional,
            ]),
          );
      return words.filter(isClaim).map((said) => `${file}: ${said}`);
    });
    expect(files.length).toBeGreaterThan(1000);
    const inTables = /agent\/src\/(?:report|value)\/messages\/|report\/sections\/\w+\/texts|discounting\/refusals/;
    // What a table keeps to itself is looked at here; what it exports was looked at by its name above.
    const isLookedAt = (one: string): boolean => inTables.test(one) && exported.has(one.slice(one.indexOf(': ') + 2));
    const found = said.filter((one) => !isLookedAt(one) && !definitions.some((file) => one.startsWith(file)));
    expect(found).toEqual([]);
    expect(definitions.filter((file) => !said.some((one) => one.startsWith(file)))).toEqual([]);
  });
});
