import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { locales } from '@plumbline/model/locale';
import { settingsSections } from '../lib/use-settings.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const source = fileURLToPath(new URL('..', import.meta.url));

type Dictionary = ReadonlyMap<string, string>;

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') return into.set(path, value);
  for (const [key, child] of Object.entries(value ?? {})) flatten(child, path === '' ? key : `${path}.${key}`, into);
  return into;
}

function dictionary(locale: string, namespace: string): Dictionary {
  return flatten(JSON.parse(readFileSync(`${here}${locale}/${namespace}.json`, 'utf8')), '', new Map());
}

interface IcuNode {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly IcuNode[] }>>;
}

const literal = 0;
const pound = 7;

function argumentsOf(nodes: readonly IcuNode[], into = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (node.type !== literal && node.type !== pound && node.value !== undefined) into.add(node.value);
    for (const option of Object.values(node.options ?? {})) argumentsOf(option.value, into);
  }
  return into;
}

function icuArguments(text: string, locale: string): readonly string[] {
  const ast: unknown = new IntlMessageFormat(text, locale).getAst();
  // The parser's node types are a closed union; the four fields read here exist on all that carry arguments.
  return [...argumentsOf(ast as readonly IcuNode[])].toSorted();
}

/** Characters that the mainland writes and Hong Kong does not: those that texts about money are full of. */
const mainlandOnly =
  /[个产价无仅亏冻结开记录损额发计单门对话证书与后离状买卖业东两严临为举义习乡争亚亲亿从仓们众优会伟传伤伦体债倾储儿关兴兽内册写军农决况减凑击则刚创删别剂剧办务动励劳势区医华协厂厅历压厌县参双变叙叠号听启员响团围国图圆圣场坏块坚垄处备够头夹夺奖妇孙学宁宝实审宪宫宽宾寻导寿将尔尝层属岁岛币师帐带帮库应庙废张弥弯弹归当径忆怀态总恋恶悦惊惯愤愿战扩扫扬扰护报拟拥择挂挡换掷摄摆摇摊敌数斋断旧时显晓暂术机权条来杨极构标栈树样桥检楼欢欧残毕气汇汉没济测浏涨润渐湾滚满滤滥潜灭灯灵灾炼热爱牵独狭现环电画监盖盘码础确种积称税稳穷竞笔筛签简类紧约级纪纯纲纳纵线练组细织终经绕绘给络绝统继绩绪续维综缓编缘缩网罗罚职联肃胜脉节营蓝虑虚补装见观规视览觉触订认讨让训议讯讲许论设访评识诈试诗诚询该详语误说请读课谁调谅谈谨负贡财责败账货质购贯贴贵贷贸费资赋赌赏赖赚赢赵趋践跃转轮轴载较辅辆辑输辞边达迁过迈运还这进远违连迟适选递逻遗邮邻释针钉钟钥钱铁银链销锁错键长闪闭问闲间闻阀阅阈队阳阴阶际陆险随隐难静页顶项顺须顾顿预领频题颜风饭饮馆驱驶验骗骤齐龙]/u;
const namespaces = readdirSync(`${here}en`).map((file) => file.replace('.json', ''));

describe.each(namespaces)('dictionary %s', (namespace) => {
  const english = dictionary('en', namespace);

  it.each(locales)('has the same keys in %s', (locale) => {
    expect([...dictionary(locale, namespace).keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each(locales)('has the same arguments in %s', (locale) => {
    const texts = dictionary(locale, namespace);
    const found = [...texts].map(([key, text]) => [key, icuArguments(text, locale)]);
    const expected = [...texts.keys()].map((key) => [key, icuArguments(english.get(key) ?? '', 'en')]);
    expect(found).toEqual(expected);
  });

  it.each(['zh-CN', 'zh-HK'])('uses full-width punctuation in %s', (locale) => {
    const faults = [...dictionary(locale, namespace)].filter(([, text]) =>
      /\p{Script=Han}[,:;?!]|[,;?!]\p{Script=Han}/u.test(text),
    );
    expect(faults).toEqual([]);
  });

  it('writes Hong Kong Chinese in its own characters', () => {
    const faults = [...dictionary('zh-HK', namespace)].filter(([, text]) => mainlandOnly.test(text));
    expect(faults).toEqual([]);
  });

  it('leaves no text empty', () => {
    expect(
      locales.flatMap((locale) => [...dictionary(locale, namespace).values()]).filter((text) => text.trim() === ''),
    ).toEqual([]);
  });
});

/** Namespaces a file translates from, by the name it gave the function. */
function translatorsOf(code: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const match of code.matchAll(/\{ t(?:: (\w+))?(?:, \w+)* \} = useTranslation\((?:'([\w-]+)')?\)/g)) {
    const name = match[1] ?? 't';
    found.set(name, [...(found.get(name) ?? []), match[2] ?? 'common']);
  }
  return found;
}

function missingKeys(file: string): readonly string[] {
  const code = readFileSync(`${source}${file}`, 'utf8');
  const missing: string[] = [];
  for (const [name, spaces] of translatorsOf(code)) {
    const keys = spaces.flatMap((namespace) => [...dictionary('en', namespace).keys()]);
    for (const match of code.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*'([^']+)'`, 'g'))) {
      const asked = match[1] ?? '';
      const [space, rest] = asked.split(':', 2);
      const known = rest === undefined ? keys : [...dictionary('en', space ?? '').keys()];
      if (!known.includes(rest ?? asked)) missing.push(`${file}: ${asked}`);
    }
    for (const match of code.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*\`([^\`$]*)\\$\\{`, 'g'))) {
      const prefix = match[1] ?? '';
      if (!keys.some((key) => key.startsWith(prefix))) missing.push(`${file}: ${prefix}…`);
    }
  }
  return missing;
}

describe('texts asked for by the code', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );

  it('exist', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(missingKeys)).toEqual([]);
  });

  it('exist for every section of the settings that the palette leads to', () => {
    for (const locale of locales) {
      const known = dictionary(locale, 'shell');
      const missing = settingsSections.filter((section) => !known.has(`palette.settings.${section}`));
      expect(missing, locale).toEqual([]);
    }
  });
});
