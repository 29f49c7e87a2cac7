import { catalogue } from '@plumbline/market/resolve/catalogue';
import { codeOf, displaySymbol, isIndex, type Instrument, type InstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { printReading } from '../print-reading.ts';
import { read } from '../read.ts';
import type { Box } from '../reading.ts';
import { chineseNameFrames, englishNameFrames } from '../testing/name-frames.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';
import { buildDirectory } from './directory.ts';
import { listingOf } from './listing-of.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
/** `READ_ALL=1`: every name in every frame and box, half an hour of an idle machine; else each name in one frame, each box in turn. */
const isWhole = process.env['READ_ALL'] === '1';

const frames = [...englishNameFrames, ...chineseNameFrames];
const boxes: readonly Box[] = ['strategy', 'chat', 'home', 'screen'];
const locales: readonly Locale[] = ['en', 'zh-CN', 'zh-HK'];

/** Every instrument that a reading speaks of, wherever it stands. */
function idsIn(reading: unknown): readonly InstrumentId[] {
  const text = JSON.stringify(reading);
  return [
    ...new Set(text.match(/(?:US|SH|SZ|BJ|HK|CRYPTO):\^?[A-Z0-9](?:[A-Z0-9.-]*[A-Z0-9])?/gu) ?? []),
  ] as InstrumentId[];
}

interface Mistake {
  readonly text: string;
  readonly box: Box;
  readonly got: string;
}

/** Used without a question, it is the own one or another listing of the company; anything else has to be asked about. */
function mistakeIn(instrument: Instrument, text: string, box: Box, locale: Locale): Mistake | null {
  const printed = printReading(read(text, { locale, box, directory, today: '2026-11-23' }));
  const { echo, ...meant } = printed;
  if (printed.state === 'ask' || printed.state === 'refuse') return null;
  // A fund chosen by its market among several of one name is offered: it stands in a chip of its own.
  const isOffered = (id: InstrumentId): boolean => echo.includes(`assumed: ${id}`);
  const others = idsIn(meant).filter((id) => companyOf(id) !== companyOf(instrument.id) && !isOffered(id));
  return others.length === 0 ? null : { text, box, got: others.join() };
}

const bornToday = new Set(catalogue.filter(({ delistedOn }) => delistedOn === undefined).map(({ id }) => codeOf(id)));

function namesOf({ id, name, aliases, formerCodes = [] }: Instrument): readonly string[] {
  const code = codeOf(id);
  // A former code that another listing bears today is that listing's.
  const former = formerCodes.map((one) => one.code).filter((one) => !bornToday.has(one) || one === code);
  const own = [name.en, name['zh-CN'], name['zh-HK'], ...aliases, ...former];
  return [...new Set([...own, displaySymbol(id), ...(/^\d{5,6}$/u.test(code) ? [code] : [])])];
}

const companyOf = (id: InstrumentId): string => directory.listings.get(id)?.company ?? id;

const listed = catalogue.filter(({ id, delistedOn }) => !isIndex(id) && delistedOn === undefined);

function mistakesOf(instruments: readonly Instrument[]): readonly Mistake[] {
  const found: Mistake[] = [];
  let turn = 0;
  for (const instrument of instruments)
    for (const name of namesOf(instrument)) {
      const tries = isWhole
        ? frames.flatMap((frame) => boxes.map((box) => [frame, box] as const))
        : [[frames[turn % frames.length]!, boxes[Math.floor(turn / frames.length) % boxes.length]!] as const];
      for (const [frame, box] of tries) {
        turn += 1;
        const mistake = mistakeIn(instrument, frame(name), box, locales[turn % locales.length]!);
        if (mistake !== null) found.push(mistake);
      }
    }
  return found;
}

describe('every listed name and code in a sentence', { timeout: 3_600_000 }, () => {
  it.each(['us', 'cn', 'hk', 'crypto'] as const)('is never taken for another instrument: %s', (market) => {
    const all = listed.filter((one) => one.market === market);
    expect(all.length).toBeGreaterThan(20);
    expect(mistakesOf(all).map(({ box, text, got }) => `${box}: ${text} → ${got}`)).toEqual([]);
  });

  it('is the instrument traded, or one to choose: codes of five and six digits, and names', () => {
    const frame = chineseNameFrames[0]!;
    const missed = listed
      .filter(({ market }) => market === 'cn' || market === 'hk')
      .flatMap(({ id, name }) =>
        [codeOf(id), displaySymbol(id), name['zh-CN'], name['zh-HK']].map((one) => [id, one] as const),
      )
      .filter(([id, one]) => {
        const { frames: read_, question } = read(frame(one), {
          locale: 'zh-CN',
          box: 'strategy',
          directory,
          today: '2026-11-23',
        });
        return !idsIn([read_, question]).some((found) => companyOf(found) === companyOf(id));
      });
    expect(missed.map((pair) => pair.join(' '))).toEqual([]);
  });
});
