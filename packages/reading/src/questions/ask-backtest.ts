import type { QuestionReader } from './slots.ts';

/** Runs the strategy that is open, or the one just drafted. */
export const backtestReader: QuestionReader<'backtest'> = {
  act: 'backtest',
  takes: [
    'task:backtest',
    'task:buyHold',
    'task:yes',
    'ref:it',
    'ask:compare',
    'join:vs',
    'join:and',
    'instrument',
    'index',
    'period',
    'per',
    'ask:value',
    'own:strategies',
    'own:pnl',
    'own:verdict',
    'own:critique',
  ],
  build(slots) {
    const [asked] = (['critique', 'verdict'] as const).filter((id) => slots.has(`own:${id}`));
    if (!slots.has('task:backtest') && asked === undefined) return null;
    const { open } = slots.context;
    const named = slots.instruments[0]?.value ?? slots.subjects[0]?.value.id;
    const against = slots.has('task:buyHold') ? 'buyAndHold' : named;
    const universe = open?.universe?.is === 'instruments' ? open.universe.ids : [];
    return {
      args: { ...(against !== undefined && { against }) },
      votes: 5,
      topics: asked === undefined ? [] : [{ value: { kind: 'own', id: asked }, from: 'text', spans: [] }],
      instruments: universe.map((value) => ({ value, from: 'context', spans: [] })),
      periods: slots.periods(false),
      ...(open === undefined && { question: { about: 'strategy', text: 'strategy', choices: [] } }),
    };
  },
};
