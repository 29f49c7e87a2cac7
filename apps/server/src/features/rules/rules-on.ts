import type { z } from 'zod';
import type { readRules } from '@plumbline/contract/rules';
import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { rulesInForce } from '@plumbline/model/market-rules';
import { ruleText } from '@plumbline/model/rule-text';
import { calendarStatus, sessionClock } from '@plumbline/model/session-clock';
import { instrumentView } from '../instrument/service.ts';

type RulesAnswer = z.input<typeof readRules.response>;

/** Every rule in force for an instrument on a date (today on its market's clock unless given), and what the market does now. */
export function rulesOn(instrument: Instrument, at: number, wanted?: string): RulesAnswer {
  const market = marketById(instrument.market);
  const clock = sessionClock(market, at);
  const date = wanted ?? clock.date;
  const rules = rulesInForce(instrument.id, date, instrument.kind).map((record) => ({
    id: record.id,
    kind: record.rule,
    title: { ...record.title },
    text: { ...ruleText(record) },
    from: record.from,
    to: record.to ?? null,
    source: { ...record.source },
    status: record.status,
  }));
  const session = market.session(date);
  return {
    instrument: instrumentView(instrument),
    date,
    session:
      session === null
        ? null
        : {
            openAt: session.openAt,
            closeAt: session.closeAt,
            breaks: session.breaks.map((pause) => ({ ...pause })),
            isHalfDay: session.isHalfDay,
            status: calendarStatus(market, date),
          },
    now: {
      at,
      phase: clock.phase,
      timeZone: market.timeZone,
      zoneMark: market.zoneMark,
      nextOpenAt: clock.nextOpenAt,
      nextCloseAt: clock.nextCloseAt,
    },
    rules,
  };
}
