const sizes = ['two', 'three', 'four', 'five'] as const;
const sizesInChinese = ['两', '三', '四', '五'] as const;
const members = [
  '',
  'companies',
  'names',
  'stocks',
  'businesses',
  'firms',
  'groups',
  'assets',
  'instruments',
  'securities',
];
const ends = ['', 'shown', 'shown here', 'here', 'compared', 'compared here', 'discussed here'];

/** Phrases that say of how many companies or years a superlative is said; zero leaves the number open. */
interface GroupWords {
  readonly group: ReadonlyMap<string, number>;
  readonly history: ReadonlyMap<string, number>;
}

const joined = (...pieces: readonly string[]): string => pieces.filter((piece) => piece !== '').join(' ');

function groups(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const opening of [
    'of the',
    'of these',
    'of all',
    'among the',
    'among these',
    'among all',
    'out of the',
    'across the',
  ]) {
    for (const [at, size] of sizes.entries()) {
      for (const member of members) for (const end of ends) found.set(joined(opening, size, member, end), at + 2);
    }
    for (const member of members.slice(1)) for (const end of ends.slice(1)) found.set(joined(opening, member, end), 0);
  }
  for (const text of ['of the pair', 'in this pair']) found.set(text, 2);
  for (const text of [
    'of the group',
    'in the group',
    'in this group',
    'in this comparison',
    'among these companies',
    'of these companies',
    'among these names',
    'of this group',
  ])
    found.set(text, 0);
  for (const [at, size] of sizesInChinese.entries()) {
    for (const opening of ['', '在', '在这', '这', '在上述', '上述', '以上']) {
      for (const member of ['者', '家', '家公司', '家企业', '只股票', '个标的', '只个股']) {
        for (const end of ['中', '之中', '里', '当中', '之间']) found.set(`${opening}${size}${member}${end}`, at + 2);
      }
    }
  }
  return found;
}

function histories(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, size] of sizes.entries()) {
    for (const opening of [
      'of the',
      'in the',
      'over the',
      'across the',
      'of the last',
      'of the past',
      'in the last',
      'in the past',
      'of these',
      'of all',
    ]) {
      for (const unit of ['years', 'fiscal years', 'financial years', 'annual figures']) {
        const isLast = /last|past/.test(opening);
        for (const end of isLast ? [''] : ['', 'shown', 'shown here', 'on record here']) {
          if (isLast || end !== '' || unit !== 'years') found.set(joined(opening, size, unit, end), at + 2);
        }
      }
    }
  }
  for (const [at, size] of sizesInChinese.entries()) {
    for (const text of ['个财年中', '个财年里', '个财年以来', '个会计年度中']) {
      for (const opening of ['', '近', '最近', '过去', '这']) found.set(`${opening}${size}${text}`, at + 2);
    }
  }
  return found;
}

export const rankWords: GroupWords = { group: groups(), history: histories() };

/** How many a phrase of either kind speaks of. */
export const groupWords: ReadonlyMap<string, number> = new Map([...rankWords.group, ...rankWords.history]);
