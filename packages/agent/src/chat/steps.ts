import { displaySymbol } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { Directory } from '@plumbline/reading/directory/directory';
import { isCommodity } from '@plumbline/reading/directory/commodities';
import type { Frame, Reading, StrategyParts, QuestionFrame } from '@plumbline/reading/reading';
import { compareAct, eventsAct, figureAct, newsAct, whyAct } from './acts/figures.ts';
import { defineAct, ruleAct } from './acts/knowledge.ts';
import { calculateAct, convertAct } from './acts/numbers.ts';
import { alertAct, backtestAct, portfolioAct, signalsAct } from './acts/own.ts';
import { draftAct, editAct, screenAct } from './acts/strategies.ts';
import { consentAct, refusal, smalltalkAct } from './acts/talk.ts';
import { whatIfAct } from './acts/what-if.ts';
import { askBack } from './ask-back.ts';
import { leftUnanswered } from './left-unanswered.ts';
import { listed } from './listed.ts';
import { say } from './step.ts';
import type { ActOf, FrameOf, Step, Turn } from './step.ts';

/** That a fund stands for the metal or the oil that was named: its price is another one. */
function standsFor({ instruments }: QuestionFrame, { listings }: Directory): readonly Step[] {
  return instruments.flatMap(({ value, spans }) => {
    const said = spans[0]?.text.trim() ?? '';
    if (listings.get(value)?.kind !== 'etf' || !isCommodity(said)) return [];
    const symbol = displaySymbol(value);
    return [
      say(
        localText(
          `No price of “${said}” itself is held here: the fund ${symbol}, which follows it, stands for it.`,
          `这里没有“${said}”本身的价格，以跟踪它的基金 ${symbol} 代替。`,
          `這裡沒有「${said}」本身的價格，以追蹤它的基金 ${symbol} 代替。`,
        ),
      ),
    ];
  });
}

type Acts = { readonly [A in Reading['frames'][number]['act']]: ActOf<A> };

/** What is done for each act that a text can be read as. */
const acts: Acts = {
  figure: figureAct,
  compare: compareAct,
  'what-if': whatIfAct,
  define: defineAct,
  rule: ruleAct,
  events: eventsAct,
  why: whyAct,
  news: newsAct,
  backtest: backtestAct,
  alert: alertAct,
  portfolio: portfolioAct,
  calculate: calculateAct,
  convert: convertAct,
  signals: signalsAct,
  refuse: ({ args }) => [say(refusal(args.reason, args.named))],
  smalltalk: smalltalkAct,
  consent: consentAct,
  screen: screenAct,
  draft: draftAct,
  edit: editAct,
};

function stepsFor<A extends keyof Acts>(frame: FrameOf<A>, turn: Turn): readonly Step[] {
  // The table has the function of each act under its name.
  const act = acts[frame.act as A] as ActOf<A>;
  return act(frame, turn);
}

/** What is done about one frame, behind what it leaves out. */
function wholeSteps(frame: Frame, turn: Turn): readonly Step[] {
  const steps = stepsFor(frame, turn);
  if (frame.act === 'screen' || frame.act === 'draft' || frame.act === 'edit') return steps;
  const left = leftUnanswered(frame, (one) => stepsFor(one, turn), turn.directory);
  const before = steps.some(({ is }) => is === 'call') ? standsFor(frame, turn.directory) : [];
  return [...(left === null ? [] : [say(left)]), ...before, ...steps];
}

/** Questions of a text that changed nothing of what is done about it: they are said to be open before the rest is answered. */
function idleSteps({ idle = [] }: Reading): readonly Step[] {
  if (idle.length === 0) return [];
  const quoted = idle.map(({ text }) => localText(`“${text}”`, `“${text}”`, `「${text}」`));
  const list = listed(quoted);
  return [
    say(
      localText(
        `Not looked up by itself: ${list.en}.`,
        `未单独查询：${list['zh-CN']}。`,
        `未有獨立查詢：${list['zh-HK']}。`,
      ),
    ),
  ];
}

const ofStrategy = /strateg|策略|back-?test|回测|回測|portfolio|组合|組合/iu;

/** Nothing but an instrument or a market was read of it: the words that were not read may ask anything. */
function saysNoRule({ entry, exit, short, cover, stops, rank, filters, rebalance, assumed }: StrategyParts): boolean {
  const rules = [entry, exit, short, cover, stops, filters].reduce((sum, { length }) => sum + length, 0);
  return rules === 0 && rank === null && (rebalance === null || assumed.includes('rebalance'));
}

/** Questions of the reader that a tool settles or answers by itself: the strategy kept last, the usual figures. */
function isOpen({ question, frames, unread, state }: Reading, { text }: Turn): boolean {
  const [first] = frames;
  if (first === undefined) return true;
  // What is refused is said in its turn, and the rest of the text answered.
  const isRefused = frames.some((frame) => frame.act === 'refuse' && frame.args.reason === question?.text);
  if (state === 'refuse' && unread.length === 0 && isRefused && frames.length > 1) return false;
  if (first.act === 'draft' && unread.length > 0 && saysNoRule(first.strategy) && !ofStrategy.test(text)) return true;
  // The tools of ideas and screens ask in the words of their own pages.
  if (first.act === 'draft' || first.act === 'edit' || first.act === 'screen') return false;
  if (unread.length > 0 || question === undefined) return true;
  const isOfAct = (act: string): boolean => frames.some((frame) => frame.act === act);
  return (
    !(question.about === 'metric' && isOfAct('compare')) && !(question.about === 'strategy' && isOfAct('backtest'))
  );
}

/** What is done about a text, frame by frame in the order they were said. */
export function stepsOf(reading: Reading, turn: Turn): readonly Step[] {
  const back = isOpen(reading, turn) ? askBack(reading) : null;
  const steps = back ?? [...idleSteps(reading), ...reading.frames.flatMap((frame) => wholeSteps(frame, turn))];
  const seen = new Set<string>();
  // Two clauses that ask the same are answered once.
  return steps.filter((step) => seen.size < seen.add(JSON.stringify(step)).size);
}
