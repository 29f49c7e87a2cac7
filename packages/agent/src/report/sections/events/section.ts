import { daysBetween } from '@plumbline/model/date';
import type { Block, Section } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import type { ReportContext } from '../../context.ts';
import { addComing, addLastChange, nameOf } from '../../coming-events.ts';
import { valueOf } from '../../fact-lookup.ts';
import { eventTexts as texts } from './texts.ts';
import { change, figure, paragraph } from '../../paragraph.ts';
import { addReactions } from '../../reactions.ts';
import { areAnnounced } from '../../result-dates.ts';
import type { ReportSection } from '../../section.ts';

/** Beyond this an average is more than twice its standard error away from nothing. */
const significant = 2;
/** So many dated events are a list, more are a calendar. */
const mostAhead = 8;

function reactionSentences(context: ReportContext): readonly LocalParts[] {
  const t = valueOf(context.book, 'reactionT');
  if (t === null) return [];
  const slots = {
    mean: change('meanReaction'),
    count: figure('eventCount'),
    results: areAnnounced(context) ? texts.announced : texts.filed,
    t: figure('reactionT'),
    size: figure('reactionSize'),
  };
  return [paragraph(Math.abs(t) >= significant ? texts.beyondChance : texts.withinChance, slots)];
}

function ahead(context: ReportContext): readonly LocalParts[] {
  return addComing(context)
    .slice(0, mostAhead)
    .map((event) => {
      const { id, kind, source, isEstimate, date } = event;
      const days = context.book.observed({
        id: `daysUntil.${id}`,
        metric: 'daysUntil',
        value: daysBetween(context.asOf, date),
        asOf: context.asOf,
        knownAt: context.asOf,
        source: { id: source, locator: `${kind} ${date}` },
        ...(isEstimate ? { quality: ['estimate'] as const } : {}),
      }).id;
      const slots = { what: nameOf(event), date: figure(id), days: figure(days), cite: { cite: source } };
      if (!isEstimate && daysBetween(context.asOf, date) <= 1) return paragraph(texts.aheadSoon, slots);
      return paragraph(isEstimate ? (kind === 'token' ? texts.atThisPace : texts.estimated) : texts.ahead, slots);
    });
}

function lastChange(context: ReportContext): readonly LocalParts[] {
  const last = addLastChange(context);
  if (last === null) return [];
  return [paragraph(texts.lastChange, { what: nameOf(last), date: figure(last.id), cite: { cite: last.source } })];
}

/** Coins announce no results: what is dated is what changes in their networks. */
function networkSection(context: ReportContext): Section {
  const coming = ahead(context);
  const items = [...coming, ...lastChange(context)];
  if (items.length === 0) return { key: 'events', status: 'not-runnable', why: texts.nothingOfNetwork, blocks: [] };
  const blocks = [{ kind: 'bullets', items }] as const;
  if (coming.length === 0) return { key: 'events', status: 'partial', why: texts.nothingAhead, blocks };
  return { key: 'events', status: 'ok', blocks };
}

/** What is dated ahead, and what the price did around past results beyond what the market explains. */
export const eventsSection: ReportSection = {
  key: 'events',
  templates: ['company', 'crypto'],
  stage: 'technicals',
  order: 4,
  build: (context) => {
    if (context.template === 'crypto') return networkSection(context);
    const reactions = addReactions(context);
    const coming = ahead(context);
    const blocks: readonly Block[] = [
      ...(coming.length === 0 ? [] : [{ kind: 'bullets', items: coming } as const]),
      ...reactionSentences(context).map((parts) => ({ kind: 'text', parts }) as const),
      ...(reactions.length < 2 ? [] : [{ kind: 'bar-chart', metric: 'eventReaction', facts: reactions } as const]),
    ];
    if (blocks.length === 0) return { key: 'events', status: 'not-runnable', why: texts.nothing, blocks: [] };
    const lacks = coming.length === 0 ? texts.nothingAhead : reactions.length < 2 ? texts.noReactions : null;
    return {
      key: 'events',
      status: lacks === null ? 'ok' : 'partial',
      ...(lacks === null ? {} : { why: lacks }),
      blocks,
    };
  },
};
