import { convertAgainReader, defineAgainReader, investedAgainReader, sumAgainReader } from './ask-again.ts';
import { alertReader } from './ask-alerts.ts';
import { eventsReader, newsReader, whyReader } from './ask-events.ts';
import { backtestReader } from './ask-backtest.ts';
import { compareReader } from './ask-compare.ts';
import { figureReader } from './ask-figures.ts';
import { defineReader, ruleReader } from './ask-knowledge.ts';
import { convertReader } from './ask-conversions.ts';
import { tradeReader } from './ask-trades.ts';
import { timesReader } from './ask-times.ts';
import { whatIfReader } from './ask-numbers.ts';
import { makeupReader, memberReader } from './ask-members.ts';
import { ownPastReader } from './ask-own-past.ts';
import { planReader } from './ask-plans.ts';
import { heldReader, putInReader } from './ask-held.ts';
import { portfolioReader, signalsReader } from './ask-own.ts';
import { runReader } from './ask-runs.ts';
import { sectorsReader } from './ask-sectors.ts';
import { sharesReader } from './ask-shares.ts';
import { calculateReader, formulaReader } from './ask-sums.ts';
import { consentReader, refuseReader, smalltalkReader } from './ask-talk.ts';
import type { QuestionReader } from './slots.ts';

/** Every act of the conversation, in the order in which equal readings win. */
export const questionReaders: readonly QuestionReader[] = [
  figureReader,
  compareReader,
  timesReader,
  ownPastReader,
  runReader,
  memberReader,
  sectorsReader,
  makeupReader,
  whyReader,
  newsReader,
  eventsReader,
  defineReader,
  defineAgainReader,
  ruleReader,
  whatIfReader,
  convertReader,
  sharesReader,
  tradeReader,
  calculateReader,
  sumAgainReader,
  convertAgainReader,
  investedAgainReader,
  formulaReader,
  heldReader,
  putInReader,
  planReader,
  portfolioReader,
  signalsReader,
  alertReader,
  backtestReader,
  consentReader,
  refuseReader,
  smalltalkReader,
] as readonly QuestionReader[];
