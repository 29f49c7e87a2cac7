import { describe, expect, it } from 'vitest';
import { scriptedModel } from '../../models/scripted-model.ts';
import { reportHash } from '../report-hash.ts';
import { coin } from '../testing/instruments.ts';
import { runReport } from '../testing/run-report.ts';
import { rewriteReport } from './rewrite-report.ts';

interface Asked {
  readonly en: string;
  readonly 'zh-CN': string;
  readonly 'zh-HK': string;
}

function modelThat(change: (sentence: Asked) => unknown) {
  const language = scriptedModel((prompt) => {
    const last = prompt.findLast(({ role }) => role === 'user');
    const text =
      last?.role === 'user' ? last.content.map((part) => (part.type === 'text' ? part.text : '')).join('') : '';
    // The request is made by the writer under test.
    const sentences = JSON.parse(text) as readonly Asked[];
    return { say: `Here they are: ${JSON.stringify(sentences.map(change))}` };
  });
  return { provider: 'scripted', model: 'editor', language };
}

const signal = new AbortController().signal;

describe('a report in the words of a language model', () => {
  it('says who wrote it and is sealed anew', async () => {
    const { report } = await runReport(coin);
    const model = modelThat(({ en, 'zh-CN': cn, 'zh-HK': hk }) => ({
      en: `Put plainly: ${en}`,
      'zh-CN': `简言之：${cn}`,
      'zh-HK': `簡言之：${hk}`,
    }));
    const result = await rewriteReport(report, model, signal);
    expect(result.refused).toBe(0);
    expect(result.taken).toBeGreaterThan(3);
    expect(result.report.modelUse).toEqual({ provider: 'scripted', model: 'editor' });
    expect(result.report.facts).toEqual(report.facts);
    const { hash, ...content } = result.report;
    expect(hash).not.toBe(report.hash);
    expect(reportHash(content)).toBe(hash);
    expect(JSON.stringify(result.report.sections)).toContain('Put plainly: ');
  });

  it('stays as it was when the model answers nonsense, lies or another number of sentences', async () => {
    const { report } = await runReport(coin);
    for (const change of [() => 'no', () => ({ en: 'It doubled to 9.', 'zh-CN': '翻倍。', 'zh-HK': '翻倍。' })]) {
      expect((await rewriteReport(report, modelThat(change), signal)).report).toBe(report);
    }
    const short = { provider: 'scripted', model: 'short', language: scriptedModel(() => ({ say: '[{"en":"x"}]' })) };
    expect((await rewriteReport(report, short, signal)).report).toBe(report);
  });
});
