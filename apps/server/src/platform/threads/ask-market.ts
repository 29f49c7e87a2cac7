import type { MarketDataPort } from '@plumbline/model/ports';

/** What a thread asks of the market data of the process. */
export type AskCalls = {
  readonly ask: (question: string, args: readonly unknown[]) => Promise<unknown>;
};

/** The market data of a process, question by question, as `ask` gets its answers. */
export type AskMarket = (questions: readonly string[], ask: AskCalls['ask']) => MarketDataPort;

/** The market data of this process as a thread asks for it: the names of its questions, and what answers them. */
export function askMarket(data: MarketDataPort): { readonly questions: readonly string[]; readonly calls: AskCalls } {
  const answers = new Map(Object.entries({ ...data }));
  const calls: AskCalls = {
    async ask(question, args) {
      // The thread calls it with the types of the port, whose functions these are.
      const answer = answers.get(question) as ((...args: readonly unknown[]) => Promise<unknown>) | undefined;
      if (answer === undefined) throw new Error(`the market data has no ${question}`);
      return answer(...args);
    },
  };
  return { questions: [...answers.keys()], calls };
}
