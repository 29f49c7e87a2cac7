import type { Rewording } from './rewording.ts';
import { areAll, fell, isKind, rewording, rose } from './rewording.ts';

// Wordings of lists, brackets and clauses that stand elsewhere than the reading looks for them. What they say is kept; the order
// they are written in is not.

const inputs = /^(?:wacc|terminalGrowth|growth|middleGrowth|costOfEquity|costOfDebt|riskFreeRate)$/;
const areInputs = areAll(({ metric }) => inputs.test(metric));
/** Figures that show how far something rose or fell. */
const isReturn = areAll(({ metric }) => /^return\d|^dayChange|Growth$/.test(metric));
const all =
  (...tests: readonly Rewording['holds'][]): Rewording['holds'] =>
  (facts, said) =>
    tests.every((one) => one(facts, said));
const label = String.raw`(?:FY ?|fiscal (?:year )?)?20\d\d|Q[1-4] (?:FY ?)?20\d\d`;
const aSpan =
  '((?: over| in| during| for)(?: the)?(?: past| last| latest)? (?:day|week|month|quarter|year|decade|(?:one|two|three|five|six|ten|twelve) (?:days|weeks|months|quarters|years)))';
const against = '(against|versus|vs\\.?|compared with|compared to)';

export const englishTold: readonly Rewording[] = [
  // `… in FY2025 is below B's {b} in the same year`
  rewording(
    String.raw`\b(in|for|of) (${label})(?= )([^;]*?) (?:in|for|of|over) (?:the|that) same (?:fiscal |financial )?(?:year|quarter|period)\b`,
    '$<w1> $<w2>$<w3> in $<w2>',
  ),
  rewording(String.raw`(?<=\}) on dividends\b`, ' in dividends'),
  rewording(String.raw`\b(puts|put|pegs) (fair |intrinsic )?value (?:per share )?at {}`, '$<w1> the value at {}'),
  // What a valuation rests on, one after another.
  rewording(
    String.raw`^(?:the|this|that|its) (?:model|valuation|estimate|calculation|two-stage dcf|dcf) (?:assumes|uses|rests on|applies|is based on|takes) (?:a |an )?(?:growth(?: rate)?) of {}`,
    'the growth assumption is {}',
    { holds: isKind('growth') },
  ),
  rewording(
    String.raw`^(?:the|this|that|its) (?:model|valuation|estimate|calculation|two-stage dcf|dcf) (?:assumes|uses|rests on|applies|is based on|takes) (?:a |an )?([^,;}{]{3,30}) of {}`,
    'the $<w1> is {}',
    { holds: areInputs },
  ),
  rewording(
    String.raw`(?<=\}),? (and )?(?:a |an )?(terminal growth(?: rate)?|discount rate|wacc|cost of equity|cost of debt|risk-free rate) of {}`,
    ', $<w1>the $<w2> is {}',
    { holds: areInputs },
  ),
  // The highest price is the end of a range.
  ...(['earnings', 'book', 'sales'] as const).map((per) =>
    rewording(
      String.raw`\b(highest|lowest) price[ -]to[ -]${per}\b(?:[ -](?:ratio|multiple)s?)?`,
      `$<w1> P/${per.slice(0, 1).toUpperCase()}`,
    ),
  ),
  // `has the highest P/E, at {a}`
  rewording(
    String.raw`\b(has|had|shows|carries) the (highest|lowest|largest|smallest|widest|thinnest) ([^,;}{]+), at {}`,
    '$<w1> the $<w2> $<w3> at {}',
  ),
  rewording(String.raw`\bthan ([^,;}{]+?) (?:did|does|had|has) ?\({}\)`, 'than $<w1> ({})'),
  rewording(
    String.raw`^([^,;}{]+?) in (${label}) \({}\) than ([^,;}{]+?) \({}\)`,
    '$<w1> ({}) than $<w3> ({}) in $<w2>',
  ),
  // `A's margin was above B's in FY2025: {a} against {b}`
  rewording(
    String.raw`^([^,;:()}{]+?) (?:in|for) (${label})(?:: | \(| at |, at |, ){} ${against} {}\)?`,
    'in $<w2> $<w1>: {} $<w3> {}',
  ),
  // `A's margin (FY2025: {a}) is above B's (FY2025: {b})`
  rewording(
    String.raw`^([^,;:()}{]+?) \((${label}): {}\) ([^,;:()}{]+?) \((\2): {}\)`,
    'in $<w2> $<w1> ({}) $<w3> ({})',
  ),
  // `The stock has declined over the last month ({x})`
  rewording(
    String.raw`\b(?:has |have )?(?:lost ground|declined|fallen|dropped|slipped|fell|come down)${aSpan} \({}\)`,
    'is down {}$<w1>',
    { holds: all(isReturn, fell), isSized: true },
  ),
  rewording(
    String.raw`\b(?:has |have )?(?:gained ground|advanced|risen|climbed|gained|rose|moved up)${aSpan} \({}\)`,
    'is up {}$<w1>',
    { holds: all(isReturn, rose) },
  ),
  rewording(
    String.raw`\b(?:maximum|deepest|largest|biggest|worst|steepest) (?:fall|drop|decline|loss|slide)(?: in the price)? from (?:a |the |its |any )?(?:previous |earlier )?(?:peak|high|top)(?: to (?:a |the |its )?(?:trough|low|bottom))?\b`,
    'maximum drawdown',
    { holds: isKind('maxDrawdown') },
  ),
];

export const chineseTold: readonly Rewording[] = [
  rewording(
    '^(?:该|这一|这个|上述|此)?(?:估值|模型|测算|估算|DCF|两阶段DCF|现金流折现)(?:模型)?(?:假设|假定|采用|使用|基于)(?:的)?(?:增长率|增速|收入增长率)(为|是){}',
    '增长假设$<w1>{}',
    { holds: isKind('growth') },
  ),
  rewording(
    '^(?:该|这一|这个|上述|此)?(?:估值|模型|测算|估算|DCF|两阶段DCF|现金流折现)(?:模型)?(?:假设|假定|采用|使用|基于)(?:的)?([^，。；}{]{2,8}?)(为|是){}',
    '$<w1>$<w2>{}',
    { holds: areInputs },
  ),
  rewording('(回购(?:股份|股票)?)(?:共|合共|合计|总共)?(?:涉资|斥资|耗资|动用|花费)(?:约)?{}', '$<w1>{}', {
    holds: isKind('shareRepurchases'),
  }),
];
