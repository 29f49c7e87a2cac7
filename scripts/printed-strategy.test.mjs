import { describe, expect, it } from 'vitest';
import { readMail, samePlaces, wordsOf } from './printed-strategy.mjs';

/** The texts of one strategy as its places print them. */
const card =
  'Momentum Ranking · Hong Kong Fragile Out-of-sample Sharpe 1.15 0.42 – 1.86 Drawdown, whole history −31.2% Jan 4, 2016 – Nov 20, 2026 · 0.195% a side · 1 try Use';
const page =
  'Sharpe, out of sample\n1.15\n0.42 – 1.86, 95%\nMax drawdown\n−31.2%\nBenchmark −40.0%\nTrades\n212\n58% wins\nFragile: the result would hardly be there in life. The gains are gone at a cost of 0.400% per side; 0.195% is assumed. 212 trades in 10.9 years are enough to judge by.\n1 variant tried; luck is accounted for.';
const exported =
  'Sharpe ratio out of sample 1.15\nSharpe ratio out of sample, 95% interval 0.42 – 1.86\nCost per side assumed 0.195%\nTrades 212 —\nFragile: the result would hardly be there in life.';
const mail = [
  'From: <signals@example.org>',
  'Subject: Buy 0388.HK',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Momentum v1',
  'Session: 2026-11-30',
  'Close: HK$=E2=80=AF310.40',
  'Quantity: 300',
  'Verdict on the back-test: Fragile: the result would hardly be there in life=',
  '..',
  'Sharpe ratio out of sample: 1.15 (0.42 =E2=80=93 1=',
  '..86, 95%)',
  'Cost per side assumed: 0.195%',
  'Trades: 212',
  'Ledger entry 7: ab12',
].join('\r\n');

const places = (changed = {}) => {
  const texts = { card, page, export: exported, ...changed };
  const read = Object.entries(texts).map(([name, text]) => [name, wordsOf(text)]);
  return { ...Object.fromEntries(read), mail: readMail(changed.mail ?? mail).evidence };
};
const broken = (changed) => [...samePlaces(places(changed))].filter(({ holds }) => !holds).map(({ kind }) => kind);

describe('the printed places of a strategy', () => {
  it('agree where they do: six quantities, each in every place that prints it', () => {
    const held = [...samePlaces(places())];
    expect(held.filter(({ holds }) => !holds)).toEqual([]);
    expect(held.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'verdict: card and mail',
        'ratio: card and page',
        'interval: card and mail',
        'cost: card and export',
        'trades: page and mail',
        'fall: card and page',
      ]),
    );
  });

  it.each([
    ['another verdict on the card', { card: card.replace('Fragile', 'Robust') }, 'verdict: card and page'],
    ['another ratio on the card', { card: card.replace('1.15', '1.51') }, 'ratio: card and page'],
    ['the interval of another sample', { page: page.replace('0.42 – 1.86', '0.10 – 1.20') }, 'interval: card and page'],
    ['another cost in the verdict', { page: page.replace('0.195%', '0.010%') }, 'cost: card and page'],
    ['another fall on the page', { page: page.replace('−31.2%', '−13.2%') }, 'fall: card and page'],
    ['12 trades in the verdict', { page: page.replace('212 trades in', '12 trades in') }, 'one trades'],
    ['11 trades in the export', { export: exported.replace('212', '211') }, 'trades: page and export'],
    ['another ratio in the export', { export: exported.replace('1.15', '0.75') }, 'ratio: card and export'],
    ['another verdict in the mail', { mail: mail.replace('Fragile', 'Robust') }, 'verdict: card and mail'],
    ['another ratio in the mail', { mail: mail.replace('1.15', '0.99') }, 'ratio: card and mail'],
    ['another interval in the mail', { mail: mail.replace('0.42', '0.24') }, 'interval: card and mail'],
    ['another cost in the mail', { mail: mail.replace('0.195%', '0.050%') }, 'cost: card and mail'],
    ['other trades in the mail', { mail: mail.replace('Trades: 212', 'Trades: 29') }, 'trades: page and mail'],
  ])('disagree where they are made to: %s', (_, changed, kind) => {
    expect(broken(changed)).toContain(kind);
  });

  it('may have another verdict only after more tries, and then no better one', () => {
    const later = (label, tries) =>
      page.replaceAll('Fragile', label).replace('1 variant tried', `${tries} variants tried`);
    expect(broken({ page: later('Likely luck', 4) })).toEqual([]);
    expect(broken({ page: later('Robust', 4) })).toEqual(['verdict: card and page']);
    expect(broken({ page: later('Likely luck', 1) })).toEqual(['verdict: card and page']);
  });

  it('give the figures that a signal must have on its page too', () => {
    expect(readMail(mail)).toMatchObject({
      symbol: '0388.HK',
      close: 'HK$\u202F310.40',
      printed: [
        ['Close', 'HK$\u202F310.40'],
        ['Quantity', '300'],
      ],
    });
  });
});
