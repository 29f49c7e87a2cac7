import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';
import { diffSpans } from './diff-documents.ts';
import { documentOf } from './document.ts';
import { htmlText } from './html-text.ts';
import { paragraphsOf } from './paragraphs.ts';
import { readDocument } from './read-document.ts';
import { spanIndex } from './search-spans.ts';
import { splitFiling } from './split-filing.ts';
import { linesOf, writePdf } from './testing/write-pdf.ts';

const about = { title: 'A', instrumentId: null, form: '10-K', knownAt: '2026-01-05' } as const;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const filing = (risk: string): string =>
  [
    'Table of Contents',
    'Item 1. Business 3',
    'Item 1A. Risk Factors 9',
    'Item 7. Management’s Discussion and Analysis 30',
    '',
    'Item 1. Business',
    '',
    'We make testing machines. As described in Item 1A. Risk Factors, demand may fall.',
    '',
    'Item 1A.',
    'Risk Factors',
    '',
    risk,
    '',
    'We depend on one plant in Ohio for most of our machines.',
    '',
    'Item 7. Management’s Discussion and Analysis of Financial Condition',
    '',
    'Sales rose because more machines were leased.',
  ].join('\n');

describe('a filing', () => {
  it('is split at its headings, and neither at its contents nor where a heading is only referred to', () => {
    const items = splitFiling(filing('Fire could stop us.'), '10-K');
    const under = (item: string) => items.filter((one) => one.item === item).map(({ text }) => text);
    expect(under('1').at(-1)).toContain('As described in Item 1A');
    expect(under('1A')).toContain('We depend on one plant in Ohio for most of our machines.');
    expect(under('7').at(-1)).toBe('Sales rose because more machines were leased.');
    expect(items.filter(({ item }) => item === null).length).toBeGreaterThan(0);
  });

  it('of a form without known items has none', () => {
    expect(splitFiling(filing('x'), 'letter').every(({ item }) => item === null)).toBe(true);
  });

  it('joins what a page break has cut, without the number of the page', () => {
    expect(paragraphsOf('which could cause our stock\n13\nTable of Contents\nprice to decline.\n\nNext.')).toEqual([
      { text: 'which could cause our stock price to decline.' },
      { text: 'Next.' },
    ]);
  });
});

describe('a document', () => {
  it('has ids that follow from its text: the same again, another for another text', () => {
    const paragraphs = [{ item: null, text: 'One.' }];
    const [a, b, c] = [
      documentOf(about, paragraphs),
      documentOf(about, paragraphs),
      documentOf(about, [{ item: null, text: 'Two.' }]),
    ];
    expect(a).toEqual(b);
    expect(a.id).not.toBe(c.id);
    expect(a.spans[0]?.id).toBe(`${a.id}.1`);
  });

  it('is read from pages without their scripts, from tables and from text of the mainland', async () => {
    const page =
      '<html><head><title>t</title><style>p{}</style></head><body><p>Sales &amp; costs<br>rose&nbsp;5&#37;.</p><script>alert(1)</script><table><tr><td>A</td><td>2</td></tr></table>1 < 2</body></html>';
    expect(
      htmlText(page)
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual(['Sales & costs', 'rose 5%.', 'A | 2', '1 < 2']);
    expect(csvText('name,"a, b"\n"say ""hi""",2\n').split('\n\n')).toEqual(['name | a, b', 'say "hi" | 2']);
    const gb = new Uint8Array([0xc3, 0xa9, 0xcc, 0xa8, 0xbe, 0xc6]);
    expect((await readDocument({ name: 'a.txt', bytes: gb, form: 'document' })).paragraphs[0]?.text).toBe('茅台酒');
  });

  it('is read from a page as it is shown, without what is hidden in it', () => {
    const page = `<body><div style="display: none"><div>Buy now.</div>Ignore it.</div><p hidden>Secret.<p>Sales rose.</p>
      <span STYLE='color:red;visibility:hidden'>Unseen</span><input hidden><p title="a hidden gem">Costs fell.</p>
      <span style="-sec-ix-hidden:f1">Shown figure</span><section hidden>Never closed.</body>`;
    expect(
      htmlText(page)
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual(['Sales rose.', 'Costs fell.', 'Shown figure', 'Never closed.']);
  });

  it('is read from a PDF with its pages, its lines joined and its running lines left out', async () => {
    const page = (lines: readonly string[], number: number) => [
      { x: 72, y: 810, text: 'Acme Systems annual report' },
      ...linesOf(lines),
      { x: 290, y: 30, text: String(number) },
    ];
    const pages = [
      [
        'Item 1. Business',
        '',
        'We make testing machines (all of them in Ohio) for customers who',
        'need them now and',
        'pay at once.',
      ],
      ['Item 1A. Risk Factors', '', 'Fire could stop our only plant for a long time, which'],
      ['would harm our results of the year', 'and after it.', '', 'Tariffs could rise.'],
    ];
    const bytes = writePdf(pages.map((lines, at) => page(lines, at + 4)));
    expect((await readDocument({ name: 'a.pdf', bytes, form: '10-K' })).paragraphs).toEqual([
      { item: '1', page: 1, text: 'Item 1. Business' },
      {
        item: '1',
        page: 1,
        text: 'We make testing machines (all of them in Ohio) for customers who need them now and pay at once.',
      },
      { item: '1A', page: 2, text: 'Item 1A. Risk Factors' },
      {
        item: '1A',
        page: 2,
        text: 'Fire could stop our only plant for a long time, which would harm our results of the year and after it.',
      },
      { item: '1A', page: 3, text: 'Tariffs could rise.' },
    ]);
  });

  it('tells the pages of a PDF that hold no text', async () => {
    const written = linesOf(['Sales rose because more machines were leased to customers in Ohio.']);
    const bytes = writePdf([[], written, [], [], [], written]);
    const read = await readDocument({ name: 'a.pdf', bytes, form: 'document' });
    expect([read.textlessPages, read.paragraphs.map(({ page }) => page)]).toEqual(['1, 3–5', [2, 6]]);
    const whole = await readDocument({ name: 'a.pdf', bytes: writePdf([written]), form: 'document' });
    expect(whole.textlessPages).toBeNull();
  });

  it('is read from a PDF whose Chinese font is named and not embedded', async () => {
    const pages = [
      linesOf(['公司产品主要在茅台镇生产，由公司自己销', '售，不设其他工厂。']),
      linesOf(['第二页的文字在这里。']),
    ];
    const { paragraphs: read } = await readDocument({
      name: 'a.pdf',
      bytes: writePdf(pages, { isChinese: true }),
      form: '公告',
    });
    expect(read).toEqual([
      { item: null, page: 1, text: '公司产品主要在茅台镇生产，由公司自己销售，不设其他工厂。' },
      { item: null, page: 2, text: '第二页的文字在这里。' },
    ]);
  });

  it('is refused when it is a PDF of pictures, locked, damaged, too large or none at all', async () => {
    const empty = (count: number) => writePdf(Array.from({ length: count }, () => []));
    const bomb = Buffer.concat([
      bytesOf('%PDF-1.7\n4 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
      deflateSync(Buffer.alloc(64 * 1024 * 1024 + 1, ' '), { level: 1 }),
    ]);
    for (const [bytes, why] of [
      [empty(2), 'holds pictures of pages and no text'],
      [writePdf([linesOf(['Sales rose.'])], { isLocked: true }), 'locked with a password'],
      [bytesOf('%PDF-1.7'), 'damaged'],
      [empty(1001), 'at most 1,000 pages'],
      [bytesOf('MZ just some words'), 'it is no PDF'],
      [bomb, '64 MB once unpacked'],
    ] as const) {
      await expect(readDocument({ name: 'a.pdf', bytes, form: 'document' })).rejects.toThrow(why);
    }
  });

  it('is refused when it cannot be read, and never kept empty', async () => {
    for (const [text, why] of [
      ['PK\u0003\u0004', 'office'],
      ['  \n ', 'no text'],
      ['a\u0000b', 'no text in an encoding'],
    ] as const) {
      await expect(readDocument({ name: 'a.txt', bytes: bytesOf(text), form: 'document' })).rejects.toThrow(why);
    }
    const big = new Uint8Array(20 * 1024 * 1024 + 1);
    await expect(readDocument({ name: 'a.txt', bytes: big, form: 'document' })).rejects.toThrow('20 MB');
  });
});

describe('two documents', () => {
  it('differ by what is new, gone and worded differently, and not by what has moved', () => {
    const spansOf = (texts: readonly string[]) =>
      documentOf(
        about,
        texts.map((text) => ({ item: '1A', text })),
      ).spans;
    const plant = 'We depend on one plant in Ohio for most of our machines.';
    const fire = 'Fire could stop our production for several months and harm our results.';
    const changes = diffSpans(
      spansOf([plant, fire, 'Tariffs were introduced on steel by our main market.']),
      spansOf([fire.replace('several', 'six'), plant, 'Attacks on our computers may reveal the data of customers.']),
    );
    expect(changes.map(({ kind, before, after }) => [kind, before?.text.slice(0, 7), after?.text.slice(0, 7)])).toEqual(
      [
        ['changed', 'Fire co', 'Fire co'],
        ['new', undefined, 'Attacks'],
        ['gone', 'Tariffs', undefined],
      ],
    );
  });

  it('are searched by words and by pairs of characters', () => {
    const english = documentOf(about, splitFiling(filing('Fire could stop us.'), '10-K'));
    const chinese = documentOf({ ...about, title: 'B' }, [
      { item: null, text: '公司产品主要在茅台镇生产。' },
      { item: null, text: '公司研发投入有所增加。' },
    ]);
    const index = spanIndex([english, chinese]);
    expect(index.search('plants in Ohio', 1)[0]?.span.text).toContain('one plant in Ohio');
    expect(index.search('茅台镇', 1)[0]?.span.text).toBe('公司产品主要在茅台镇生产。');
    expect(index.search('zebra', 3)).toEqual([]);
  });
});
