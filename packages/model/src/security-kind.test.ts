import { describe, expect, it } from 'vitest';
import { securityKindOf } from './security-kind.ts';

describe('kind of a US security', () => {
  // Each as listed; the company's codes in the order of the public list of filers.
  it.each([
    ['JPM', 'JPMORGAN CHASE & CO', ['JPM', 'JPM-PC', 'AMJB'], 'common'],
    ['JPM-PC', 'JPMORGAN CHASE & CO', ['JPM', 'JPM-PC', 'AMJB'], 'preferred'],
    ['JPM.PC', 'JPMORGAN CHASE & CO', [], 'preferred'],
    ['AMJB', 'JPMORGAN CHASE & CO', ['JPM', 'JPM-PC', 'AMJB'], 'other'],
    ['TBB', 'AT&T INC.', ['T', 'TBB'], 'other'],
    ['FITBP', 'FIFTH THIRD BANCORP', ['FITB', 'FITBP'], 'preferred'],
    ['HBANL', 'HUNTINGTON BANCSHARES INC', ['HBAN', 'HBANL'], 'preferred'],
    ['GRABW', 'Grab Holdings Ltd', ['GRAB', 'GRABW'], 'warrant'],
    ['CHKEW', 'Expand Energy Corp', ['EXE', 'CHKEW'], 'other'],
    ['AACT-WT', 'Ares Acquisition Corp II', ['AACT', 'AACT-UN', 'AACT-WT'], 'warrant'],
    ['AACT-UN', 'Ares Acquisition Corp II', ['AACT', 'AACT-UN', 'AACT-WT'], 'unit'],
    ['SVIIR', 'Spring Valley Acquisition Corp. II', ['SVII', 'SVIIR', 'SVIIU', 'SVIIW'], 'right'],
    ['SVIIU', 'Spring Valley Acquisition Corp. II', ['SVII', 'SVIIR', 'SVIIU', 'SVIIW'], 'unit'],
    ['GOOGL', 'Alphabet Inc.', ['GOOGL', 'GOOG'], 'common'],
    ['GOOG', 'Alphabet Inc.', ['GOOGL', 'GOOG'], 'common'],
    ['BRK-B', 'BERKSHIRE HATHAWAY INC', ['BRK-B', 'BRK-A'], 'common'],
    ['BRK-A', 'BERKSHIRE HATHAWAY INC', ['BRK-B', 'BRK-A'], 'common'],
    ['LBTYK', 'Liberty Global Ltd.', ['LBTYA', 'LBTYK', 'LBTYB'], 'common'],
    ['FOX', 'Fox Corp', ['FOXA', 'FOX'], 'common'],
    ['EADSY', 'Airbus SE/ADR', ['EADSY', 'EADSF'], 'receipt'],
    ['EADSF', 'Airbus SE/ADR', ['EADSY', 'EADSF'], 'common'],
    ['SPY', 'SPDR S&P 500 ETF TRUST', ['SPY'], 'fund'],
    ['IAU', 'ISHARES GOLD TRUST', ['IAU'], 'fund'],
    ['DLR', 'DIGITAL REALTY TRUST, INC.', ['DLR', 'DLR-PJ'], 'common'],
    ['UPS', 'UNITED PARCEL SERVICE INC', ['UPS'], 'common'],
    ['U', 'Unity Software Inc.', ['U'], 'common'],
    ['W', 'Wayfair Inc.', ['W'], 'common'],
    ['RILYN', 'B. Riley Financial, Inc.', ['RILY', 'RILYN'], 'preferred'],
    ['XYZ', 'Depositary Shares of Series A Preferred Stock', [], 'preferred'],
    ['ABC', 'ABC Corp 6.50% Senior Notes due 2066', [], 'note'],
  ] as const)('%s of %s is %3$s', (code, title, codes, kind) => {
    expect(securityKindOf(code, title, codes)).toBe(kind);
  });
});
