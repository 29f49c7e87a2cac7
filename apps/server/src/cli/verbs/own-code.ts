import { readSync, writeSync } from 'node:fs';
import { sliceColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { sizeBases, type OrderTicket } from '@plumbline/model/order';
import type { Book } from '@plumbline/quant/engine/backtest/book';
import { reachingLevel } from '@plumbline/quant/engine/strategy/compile-entry-order';
import type { OwnDecision } from '@plumbline/quant/engine/strategy/own-code';
import type { BacktestAsset, BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { z } from 'zod';
import { readArguments } from '../arguments.ts';
import { caseDetails, caseFiles, caseOptions } from '../case-options.ts';
import { nullForNaN } from '../null-for-nan.ts';
import { numberOption } from '../number-option.ts';
import type { StrategyCase } from '../strategy-files.ts';
import type { Verb, VerbContext } from '../verb.ts';

const price = z.number().positive();
const ticket = z.strictObject({
  side: z.union([z.literal(1), z.literal(-1)]),
  basis: z.enum(sizeBases),
  size: z.number().min(0),
  limit: price.optional(),
  stop: price.optional(),
  trail: price.optional(),
  stopLoss: price.optional(),
  target: price.optional(),
  stopLossFraction: price.optional(),
  targetFraction: price.optional(),
  trailLoss: price.optional(),
  goodForBars: z.number().int().min(1).optional(),
});
const decision = z.strictObject({ cancels: z.boolean().default(false), orders: z.array(ticket).default([]) });
const rows = z.number().int().min(2).optional();
const request = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('data'), rows }),
  z.strictObject({
    do: z.literal('indicator'),
    id: z.string(),
    params: z.record(z.string(), z.number()).default({}),
    of: z.string().optional(),
    rows,
  }),
  z.strictObject({ do: z.literal('run'), rows }),
  z.strictObject({ do: z.literal('verdict'), cuts: z.number().int().min(0), leaks: z.number().int().min(0) }),
]);

/** Lines of standard input one at a time, waiting for each: the engine stands still while the other side decides. */
function lineReader(): () => string | null {
  const block = Buffer.alloc(65_536);
  let rest = '';
  const pause = new Int32Array(new SharedArrayBuffer(4));
  return () => {
    for (;;) {
      const end = rest.indexOf('\n');
      if (end >= 0) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 1);
        return line;
      }
      try {
        const count = readSync(0, block);
        if (count === 0) return null;
        rest += block.toString('utf8', 0, count);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null;
        if (code === 'EOF') return null;
        if (code !== 'EAGAIN') throw error;
        Atomics.wait(pause, 0, 0, 1);
      }
    }
  };
}

function answer(value: unknown): void {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

function parsed<T>(schema: z.ZodType<T>, line: string | null): T {
  if (line === null) throw new PlumblineError('bad-input', 'The other side ended in the middle of a run.');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new PlumblineError('bad-input', `Not JSON: ${line.slice(0, 80)}`, {}, cause);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  throw new PlumblineError('bad-input', `${field}: ${issue?.message ?? 'cannot be read'}.`, { field });
}

const levels = ['limit', 'stop', 'stopLoss', 'target'] as const;

/** An order without what it leaves out, its prices as those of a strategy's own orders. */
function ticketOf(given: z.infer<typeof ticket>): OrderTicket {
  const { side, basis, size, ...terms } = given;
  const said = Object.entries(terms).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const level = levels.find((one) => one === name);
    return [[name, level === undefined ? value : reachingLevel(level, side, value)] as const];
  });
  return { side, basis, size, ...(Object.fromEntries(said) as Partial<OrderTicket>) };
}

export const ownCodeVerb: Verb = {
  name: 'own-code',
  usage: 'SPEC.json --bars FILE.csv [--actions FILE] [--cash N]',
  summary: 'Run a strategy that another program decides, bar by bar: JSON Lines in and out.',
  details: [
    'SPEC.json holds costs and execution; its conditions are not used. The Python package in python/ speaks for you.',
    '{"do":"data"} gives the bars, adjusted for the splits and dividends up to each; {"do":"indicator","id":"sma","params":{…}}',
    'an indicator of them. {"do":"run"} asks after every close: {"bar":…,"units":…,"entryPrice":…} wants {"orders":[…]}, then',
    '{"result":…}. {"do":"verdict","cuts":N,"leaks":N} judges the last whole run. "rows" ends the data early.',
    ...caseDetails,
  ],
  async run({ args, env, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        bars: { type: 'string', multiple: true, default: [] },
        cash: { type: 'string' },
        'periods-per-year': { type: 'string' },
        ...caseOptions,
      },
      ['the SPEC.json with costs and execution'],
    );
    const { readStrategyCase } = await import('../strategy-files.ts');
    const { accountOf } = await import('@plumbline/quant/engine/strategy/account-terms');
    const { periodsPerYear } = await import('@plumbline/quant/engine/strategy/bars-per-year');
    const given = await readStrategyCase(positionals[0] ?? '', caseFiles(values));
    const { spec, assets, notes } = given;
    for (const note of notes) say(`note: ${note}`);
    if (assets.length !== 1)
      throw new PlumblineError('bad-input', 'Own code decides on one instrument: give one --bars.');
    const account = accountOf(assets);
    const perYear = numberOption('--periods-per-year', values['periods-per-year'], null, { min: 1 });
    const input: BacktestInput = {
      ...account,
      cash: numberOption('--cash', values.cash, account.cash, { min: 0 }),
      spec,
      assets,
      benchmark: null,
      periodsPerYear: perYear ?? periodsPerYear(spec, assets),
    };
    await serve(input, given, { env, say });
    return 0;
  },
};

/** The asset as it was when its first rows were all there was. */
async function cutTo(asset: BacktestAsset, count: number): Promise<BacktestAsset> {
  const { sliceActions } = await import('@plumbline/quant/engine/backtest/actions/price-scale');
  const { sliceHolding } = await import('@plumbline/quant/engine/strategy/slice-holding');
  if (count >= asset.bars.close.length) return asset;
  const { adjustedBy, delisting: _delisting, series: _series, ...rest } = asset;
  return {
    ...rest,
    bars: sliceColumns(asset.bars, 0, count),
    ...sliceActions(asset, 0, count),
    ...sliceHolding(asset, 0, count),
    ...(adjustedBy === undefined ? {} : { adjustedBy: sliceActions(adjustedBy, 0, count) }),
  };
}

async function serve(input: BacktestInput, given: StrategyCase, context: Pick<VerbContext, 'env' | 'say'>) {
  const next = lineReader();
  const [asset] = input.assets;
  if (asset === undefined) throw new PlumblineError('internal', 'Own code without an instrument.');
  const whole = asset.bars.close.length;
  let last: readonly OwnDecision[] | null = null;
  for (let line = next(); line !== null; line = next()) {
    if (line.trim() === '') continue;
    try {
      const asked = parsed(request, line);
      if (asked.do === 'verdict') {
        answer(await judged(input, last, asked, context));
        continue;
      }
      const cut = await cutTo(asset, asked.rows ?? whole);
      if (asked.do === 'data') answer(await dataOf(cut));
      else if (asked.do === 'indicator') answer(await indicatorOf(cut, asked));
      else {
        const decisions = await decided({ ...input, assets: [cut] }, () => parsed(decision, next()));
        if (cut === asset) last = decisions;
        answer({ result: await told({ ...input, assets: [cut] }, given, decisions, cut === asset, context) });
      }
    } catch (error) {
      if (!(error instanceof PlumblineError)) throw error;
      answer({ error: { code: error.code, message: error.message, ...error.details } });
    }
  }
}

async function dataOf(asset: BacktestAsset) {
  const { signalBarsOf, actionsOf } = await import('@plumbline/quant/engine/strategy/price-actions');
  const { priceScale } = await import('@plumbline/quant/engine/backtest/actions/price-scale');
  const columns = Object.entries(signalBarsOf(asset)).map(([name, column]) => [name, nullForNaN(column)]);
  const scale = priceScale(asset.bars, actionsOf(asset))?.price;
  return { data: Object.fromEntries(columns), scale: scale === undefined ? null : [...scale] };
}

async function indicatorOf(
  asset: BacktestAsset,
  {
    id,
    params,
    of,
  }: { readonly id: string; readonly params: Readonly<Record<string, number>>; readonly of?: string | undefined },
) {
  const { namedIndicator } = await import('@plumbline/quant/catalogue/named-indicator');
  const { runIndicator } = await import('@plumbline/quant/catalogue/run-indicator');
  const { signalBarsOf } = await import('@plumbline/quant/engine/strategy/price-actions');
  const { indicator, outputs, inputs, paramsOf } = namedIndicator(id);
  const bars: Readonly<Record<string, Float64Array>> = { ...signalBarsOf(asset) };
  const columns = inputs.map((name) => {
    const column = bars[name === 'real' ? (of ?? 'close') : name] ?? bars[of ?? ''];
    if (column !== undefined) return column;
    throw new PlumblineError('bad-input', `${id} reads ${name}, which the bars do not have.`, { field: name });
  });
  const found = runIndicator(indicator, columns, paramsOf(params));
  return {
    outputs: Object.fromEntries(
      outputs.flatMap((name, at) => (name === null ? [] : [[name, nullForNaN(found[at] ?? [])] as const])),
    ),
  };
}

/** Runs the bars, asking after each close, and answers with what was decided. */
async function decided(
  { spec, assets, cash, account }: BacktestInput,
  reply: () => z.infer<typeof decision>,
): Promise<readonly OwnDecision[]> {
  const { openBook, runEventOn } = await import('@plumbline/quant/engine/backtest/run-event');
  const { compileStrategy } = await import('@plumbline/quant/engine/strategy/compile-strategy');
  const { termsFor } = await import('@plumbline/quant/engine/strategy/market-terms');
  const { configOf } = await import('@plumbline/quant/engine/strategy/run-strategy');
  const { strategyDataOf } = await import('@plumbline/quant/engine/strategy/strategy-data');
  const { positionState } = await import('@plumbline/quant/engine/strategy/position-state');
  const { askedStrategy } = await import('@plumbline/quant/engine/strategy/own-code');
  const [asset] = assets;
  if (asset === undefined) throw new PlumblineError('internal', 'Own code without an instrument.');
  const { bars, extras = {} } = strategyDataOf(asset);
  const config = configOf(compileStrategy(spec), { cash, config: { ...account, ...termsFor(asset) } });
  const log: OwnDecision[] = [];
  const state = (book: Book, bar: number) => {
    const held = book.position !== 0;
    return {
      bar,
      units: book.position,
      barsHeld: positionState.barsHeld(book, bar),
      entryPrice: held ? positionState.entryPrice(book, bar) : null,
      profit: held ? positionState.profit(book, bar) : null,
      equity: book.equity[bar],
      waiting: book.orders.count,
      fills: book.fills.count,
    };
  };
  const ask = (book: Book, bar: number) => {
    answer(state(book, bar));
    const { cancels, orders } = reply();
    return { cancels, orders: orders.map(ticketOf) };
  };
  runEventOn(openBook(bars, config, extras), askedStrategy(ask, log));
  return log;
}

async function told(
  input: BacktestInput,
  given: StrategyCase,
  decisions: readonly OwnDecision[],
  isWhole: boolean,
  context: Pick<VerbContext, 'env' | 'say'>,
) {
  // A run on part of the data only shows what would have been decided.
  if (!isWhole) return { decisions };
  const { backtestStrategy } = await import('@plumbline/quant/engine/strategy/backtest-strategy');
  const { shownBacktest } = await import('../shown-fills.ts');
  const { noteTried } = await import('../tried-settings.ts');
  const test = backtestStrategy({ ...input, ownCode: { decisions, cuts: 0, leaks: 0 } });
  const trials = await noteTried(context, input.spec, [{}]);
  return {
    ownCode: true,
    trials,
    cash: input.cash,
    currency: input.baseCurrency,
    periodsPerYear: input.periodsPerYear,
    decisions,
    ...shownBacktest(test, given),
  };
}

async function judged(
  input: BacktestInput,
  decisions: readonly OwnDecision[] | null,
  { cuts, leaks }: { readonly cuts: number; readonly leaks: number },
  context: Pick<VerbContext, 'env' | 'say'>,
) {
  if (decisions === null) throw new PlumblineError('bad-input', 'Run the strategy before it is judged.');
  const { evaluateVerdict } = await import('@plumbline/quant/evidence/evaluate-verdict');
  const { verdictSeed } = await import('@plumbline/quant/evidence/verdict-seed');
  const { printedVerdict } = await import('../printed-verdict.ts');
  const { noteTried } = await import('../tried-settings.ts');
  const trials = await noteTried(context, input.spec, [{}]);
  const verdict = evaluateVerdict({ ...input, ownCode: { decisions, cuts, leaks }, trials, seed: verdictSeed });
  return { verdict: { ownCode: true, cuts, leaks, ...printedVerdict(verdict) } };
}
