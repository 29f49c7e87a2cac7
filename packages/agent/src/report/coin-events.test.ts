import { localText } from '@plumbline/model/local-text';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Section } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { coin } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

const halves = localText('The reward per block halves', '区块奖励减半', '區塊獎勵減半');
const event = (date: string, more: Partial<MarketEvent> = {}): MarketEvent => ({
  instrumentId: coin.id,
  kind: 'token',
  date,
  knownAt: date,
  title: halves,
  ...more,
});
const due = event('2028-04-16', { knownAt: '2026-11-20', isEstimate: true });

async function sectionOf(events: readonly MarketEvent[]): Promise<Section> {
  const { report } = await runReport(coin, { events });
  const section = report.sections.find(({ key }) => key === 'events');
  if (section === undefined) throw new Error('no section');
  return section;
}

/** The words of the bullets, figures and marks left out. */
function wordsOf({ blocks }: Section, locale: 'en' | 'zh-CN'): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'bullets'
      ? block.items.map((item) => item[locale].filter((part) => typeof part === 'string').join('…'))
      : [],
  );
}

describe('dated events of a coin', () => {
  it('name the change to the network, ahead as an estimate however far, and the latest one behind', async () => {
    const section = await sectionOf([event('2020-05-11'), event('2024-04-20'), due]);
    expect(section.status).toBe('ok');
    const words = wordsOf(section, 'en');
    expect(words).toHaveLength(2);
    expect(words[0]).toContain('The reward per block halves: about …, in … days, if blocks keep coming');
    expect(words[1]).toContain('The latest change to the network: The reward per block halves, …');
    expect(wordsOf(section, 'zh-CN')[0]).toContain('区块奖励减半');
  });

  it('say that nothing is dated ahead, and where no list is about the coin, that', async () => {
    const behind = await sectionOf([event('2024-04-20')]);
    expect(behind).toMatchObject({ status: 'partial', why: { en: 'No source has a dated event ahead.' } });
    const none = await sectionOf([]);
    expect(none).toMatchObject({
      status: 'not-runnable',
      why: { en: 'No dated list covers changes to this network.' },
    });
  });

  it('are not known before they were told', async () => {
    const { report } = await runReport(coin, { events: [event('2024-04-20'), due], asOf: '2026-11-19' });
    expect(report.sections.find(({ key }) => key === 'events')?.status).toBe('partial');
  });
});
