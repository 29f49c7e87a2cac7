import { isForecast } from './forecasting.ts';
import { productsOf } from './glossary.ts';
import { isMusing } from './musings.ts';
import type { Uses } from './vocabulary.ts';
import type { Token } from './tokens.ts';
import type { Role } from './words.ts';

interface Word {
  readonly text: string;
  readonly uses: Uses;
}

/** Words that say what happened or how one thing stands to another: in a thought without a figure they would be a claim. */
const claiming: readonly Role[] = [
  'up',
  'down',
  'isUp',
  'isDown',
  'worth',
  'same',
  'earn',
  'take',
  'report',
  'trade',
  'moved',
  'level',
  'higher',
  'lower',
  'above',
  'below',
  'turn',
];
const opening =
  /^(?:i|we|i do not have|we do not have|i used|we used|i could not find|we could not find|i did not find|i have no|i do not know|i cannot say|i compared|let|let me|let us|here|below|this answer|this page|this note|this table|this comparison|thank you|thanks|hello|happy to help|you are welcome|i can't|the key question is|the main question is|it is worth asking|there is no data|there is no figure|none of this is|i found no figures?|i found no data|i found no source|we found no figure|we found no data|i don't have|i don't know|we don't have|let me know|tell me|我无法|我无法预测|关键问题是|主要问题是|请问|这些数据|这些估算|这些估值|这些假设|这些结果|这些指标|上述估算|以上数据|以上分析|以上估算|上述结果|the figures|the data|the sources|the filings|我|我们|我們|我查了|我查询了|我查看了|这些数字|這些數字|这个数字|這個數字|我没有找到|我没有|我未找到|没有找到|未找到|我不知道|需要我|要我|让我|讓我|让我们|讓我們|请|請|以下|下面|下表|上表|这里|這裡|本文|本回答|本页|本頁|上述|上述数据|数据|數據|数值|數值|资料|資料|谢谢|謝謝|你好|您好|不客气|不客氣|不构成投资建议|不構成投資建議|以上)$/i;
/** Words that open a sentence about what is not known or what one would have to look at. */
const wondering =
  /^(?:it (?:is|remains) (?:unclear|not clear|uncertain|an open question|open|too early|hard to say|difficult to say)|it remains to be seen|it (?:would be|is|may be) worth|it (?:would be|is) (?:useful|important)|it (?:would help|helps|makes sense)|one (?:would want|would need|caveat)|(?:a|the|the main) caveat|a (?:fair|full|fuller|better) comparison|a (?:full|fuller) answer|what remains open|the (?:open|next|more useful) question|a further question|the next step|nothing here is .+|neither view|none of these figures|much depends|a lot depends|without segment figures|several explanations|需要结合|仅凭|单看|只看|单凭|光看|仅看|several explanations are possible|two readings|several readings|the answer would change)$/i;
/** `The bull case rests on demand`: what one side would say. */
const sides = /^(?:the bull case|the bear case|bulls|bears|看多|看空|多头|空头)$/i;
const arguing = /^(?:rests on|would point to|point to|points to|argue|argues|的理由|理由)$/i;
/** `There are two caveats`: of the answer itself, not of the world. */
const caveats =
  /^(?:caveats?|limits?|limitations?|gaps?|explanations?|questions?|readings?|ways|answers?|局限|答案|解读)$/i;
const counting = /^(?:there are|there are several|there are two|there may be|没有单一答案|没有)$/i;
/** Where a price stands or goes: of a price that is a forecast, whatever hedges it. */
const drifting =
  /^(?:stays?|remains?|continues?|low|high|recovers?|weaken|strengthen|ease|hold up|holds up|tight|limited|承压|受压|企稳|放缓|偏高|偏低|高|低|维持|延续|过高|过低|兑现)$/i;
/** Only one or few of many: that is a fact of somebody. */
const singling = /^(?:one|single|two|a few|few|单一|几个|一个|两|唯一|one customer)$/i;
/** Says of an inference that it cannot be drawn, or of a question that it stays open. */
const denying =
  /^(?:cannot be (?:judged|said|answered|told|inferred)(?: from)?|not (?:directly|necessarily|always|by itself|enough|the same|the same as)|does not make a trend|does not have to|not comparable|为时尚早|还为时尚早|不可能永远持续|不宜|不应|还不能|尚不能|要谨慎|需谨慎|应谨慎|须谨慎|难以|难以判断|很难|未必|未必代表|不一定|不一定代表|并不一定|不足以|并不足以|不代表|并不代表|不等于|并不等于|并不意味着(?:便宜|昂贵)|不能直接比较|有待观察|仍待观察|仍需观察|还需观察|尚待观察|有待验证|不一定是|并不一定是|并不总是|不总是|不能说明|并不能说明|不能单独|难以支撑|难以解释|无法解释|不具可比性|缺乏可比性|参考价值有限|意义有限|有待|尚不清楚|无从判断|无法判断|没有说明|未说明|取决于|关键在于)$/i;
/** Such words deny an inference only where one is spoken of. */
const inferring =
  /判断趋势|永远持续|judged|said|answered|told|inferred|回答|compar|conclu|judg|trend|same|means?$|settle|always|warning|好事|坏事|验证|可比|价值有限|意义有限|解释|比较|判断|结论|趋势|说明|代表|意味|相同|等于|取决|关键|观察|一定|足以|清楚/i;
/** Advice and verdicts: no definition holds them. */
const verdict =
  /^(?:good|bad|good value|poor value|attractive|safe|cheap|expensive|main|key|risks?|problems?|reasons?|causes?|drivers?|concern|justified|overbought|oversold|that a (?:stock|share) is (?:cheap|expensive)|便宜|昂贵|主要|关键|风险|原因|驱动因素)$/i;
const negating = /not|nothing|只有|未必|不|only if/i;
const open = /^(?:open question|the open question|an open question)$/i;
/** General notions that are defined without an article. */
const notion =
  /^(?:high growth|diversification|operating leverage|financial leverage|volatility|liquidity|compounding|inflation|duration|discounting|valuation|momentum|移动平均线|高估值|低估值|高增长|高市盈率|低市盈率|高股息|高股息率|回购|股份回购|加杠杆|杠杆|分散投资|流动性)$/i;
/** What a general thing does whatever its figures are. */
const general =
  /^(?:needs?|requires?|reflects?|leaves?|implies|imply|means?|tends?|tends to|has|rests?|spreads|matters?(?: for)?|can be justified|says nothing by itself|do not say what happens next|do not say|does not by itself mean|does not mean|do not mean|loses its meaning|reduces?|raises|lowers|dilutes?|amplif(?:y|ies)|magnifies|says little(?: about)?|overstates?|understates?|cannot last(?: forever)?|can|weighs? on|funds?|会减少|会增加|会摊薄|会放大|会提高|会降低|放大|摊薄|makes?|describes|decides?|smooths out|用于|往往|通常|一般|需要|意味着|反映)$/i;
const comparing: readonly Role[] = ['above', 'below', 'higher', 'lower'];

/** Words in front that say nothing: what follows stands for itself. */
const leading =
  /^(?:note|keep in mind that|bear in mind that|remember that|to sum up|综合来看|note that|请注意|請注意|注意|需要注意|值得注意的是|please|yes|sure|of course|okay|first|second|next|finally|接下来|接下來|先|首先|其次|最后|最後|好的)$/i;
/** How one kind of thing hangs on another. */
const relating = /^(?:depends?|depends? on|取决于|取決於|视乎|視乎|要看|取决)$/i;
const hedging =
  /^(?:may|might|could|would|或会|会否|perhaps|possibly|may be|might be|could be|can|can be|可能|也许|也許|或许|或許)$/i;
const defining =
  /^(?:tells|loses its meaning|matters for|spreads|is|are|measures|measure|means|mean|compares|compare|shows|show|divides|divide|counts|count|limits|spreads|describes|describe|smooths|smooth|is called|are called|is known as|relates|relate|settles|settle|applies|apply|reflects|reflect|是|指|指的是|是指|就是|衡量|反映|表示|代表|称为|稱為|等于|等於|显示|顯示|实行|實行|适用|適用|描述|为|為)$/i;
const moving =
  /^(?:grow|grows|rise|fall|gain|loss|gains|losses|movement|movements|swing|swings|gain|上升|上涨|下跌|增长|增長|回报|回報|收益|close|closes|trade|trades|return|returns)$/i;
const disclaiming =
  /^(?:none of this should be (?:taken|read|seen) as|nothing here should be (?:taken|read|seen) as|do not guarantee|does not guarantee|not advice|not a forecast|no forecast|no advice|not a recommendation|no recommendation|(?:this is |is )?not (?:investment|financial) advice|不构成投资建议|不構成投資建議|并非投资建议|不是投资建议|不是预测|并非预测|none of this is(?: investment advice)?|says? nothing about|says nothing by itself|do(?:es)? not say|do(?:es)? not by (?:itself|themselves) mean|do(?:es)? not mean|并?不代表|并?不意味着(?:便宜|昂贵)?|(?:这里|本回答)?不[作做]预测|(?:there is )?no guarantee that|none of this says|none of these figures says?)$/i;
/** What companies and the people around them do: of somebody it is a fact, in a definition or a question it is none. */
const act =
  /^(?:pays?|receives?|owns?|earns?|spends?|owes?|issues?|publish(?:es)?|files?|filed|trade[sd]?|buy and sell|settle[sd]?|appl(?:y|ies)|holds?|held|found|closed?|work|works|开始|開始|买入|賣出|卖出|買入|持有|支付|发布|發布|披露|交易|实行|實行|结算|結算)$/i;
/** What is looked up. */
const data =
  /figure|data|source|estimate|record|filing|document|answer|tool|news|report|number|passage|数据|數據|资料|資料|来源|來源|预期|预测|公告|财报|年报|报告|文件|记录|信息|讯息|数字|原文|段落/i;
/** Who may do it. */
const party =
  /^(?:it|they|company|companies|business|businesses|firm|firms|group|investors?|shareholders?|holders?|lenders?|owners?|exchange|bank|fund|regulator|customers?|peers?|its (?:balance sheet)|the (?:company|business|group|stock|shares|firm|fund|coin|index)|公司|企业|企業|它|它们|它們|股东|股東|投资者|投資者|客户|客戶|监管|監管|同业|同業|市场|市場)$/i;
const being = /^(?:is|are|was|were|has|have|may be|might be|could be|can be|为|為|是|有|了|将|被)$/i;
const telling =
  /^(?:say|says|prove|proves|confirm|confirms|show|shows|tell|tells|suggest|suggests|indicate|indicates|imply|implies|mean|means|found|see|seen|read|说|說|显示|顯示|表明|说明|說明|意味着|意味著|表示)$/i;
const asking =
  /^(?:how|what|whether|which|where|who|how much|how far|how many|如何|怎么|怎麼|怎样|怎樣|什么|甚麼|是否.{0,6}|能否.{0,6}|哪些|哪个|哪個|多少|谁|誰)$/i;
const presupposing = /^(?:why|when|how much|how far|how many|that|为什么|為什麼|何时|何時|多少|多久)$/i;
const definite =
  /^(?:a|an|the|only as good as|how|how much|how far|what|one|calculated|computed|defined|defined as|thin|美国公司|measured|expressed|expressed as|known as|used|part|以|一个|一種|一种|一個|指|衡量|用|每|按|公司|将|的|市场|市場|价格|價格|股价|股價|企业|企業|除以|由|过去|過去|最近)$/i;

/**
 * Whether a sentence without figures is the writer's own thinking: a question, words about the work itself, a definition, a
 * hedge. It names no event and promises nothing. `tokens` were cut with the words of this lane.
 */
export function isReasoning(tokens: readonly Token[]): boolean {
  const isRead = tokens.every(
    ({ kind, text }) =>
      kind === 'word' ||
      (kind === 'number' && isParameter(text, tokens)) ||
      (kind === 'sign' && /^[.,;:?!()'"、。？！…—–\-/]$/.test(text)),
  );
  if (!isRead) return false;
  const words = tokens.filter((token) => token.kind === 'word');
  const [first] = words;
  if (first === undefined) return false;
  if (leading.test(first.text) && words.length > 1) {
    const rest = tokens.slice(tokens.indexOf(first) + 1);
    return isReasoning(rest[0]?.kind === 'sign' ? rest.slice(1) : rest);
  }
  if (leading.test(first.text)) return true;
  const last = tokens.at(-1);
  const isQuestion = last?.kind === 'sign' && (last.text === '?' || last.text === '？');
  const texts = words.map(({ text }) => text);
  const isNamed = words.some(({ uses }) => uses.entities.size > 0);
  // `Why did revenue fall?` takes for granted that it fell.
  const isLoaded = words.some(
    ({ uses, text }) =>
      /^(?:did|was|were|has|have|了)$/i.test(text) || act.test(text) || moving.test(text) || isClaiming(uses, text),
  );
  if (isQuestion) return !(isLoaded && texts.some((text) => presupposing.test(text)));
  if (isKindOfName(words)) return true;
  if (!isNamed && isGeneral(words)) return true;
  if (!isNamed && isConditional(words)) return true;
  if (isMusing(tokens, (text) => act.test(text))) return true;
  if (words.some(({ uses, text }) => isClaiming(uses, text))) return false;
  if (!isNamed && isDefinition(tokens)) return true;
  if (tellsOfSomebody(words)) return false;
  if (wondering.test(first.text)) {
    return !texts.includes('that') && !texts.some((text) => act.test(text)) && !isOfSomebody(words);
  }
  if (sides.test(first.text)) return texts.some((text) => arguing.test(text)) && !isOfSomebody(words);
  if (counting.test(first.text)) return caveats.test(texts.at(-1) ?? '') && texts.length < 5;
  if (opening.test(first.text) || isWork(texts)) return !assertsMore(texts) && !findsNothing(texts);
  if (texts.some((text) => disclaiming.test(text))) return !isNamed && !isOfSomebody(words);
  const isSingled = texts.some((text, at) => relating.test(texts[at - 1] ?? '') && singling.test(text));
  if (isSingled) return false;
  const relates = texts.findIndex((text) => relating.test(text));
  // `是否值得买入，取决于 …`: what is only asked is no act.
  const asks = texts.findIndex((text) => asking.test(text));
  const acts = texts.some((text, at) => act.test(text) && !(asks >= 0 && asks < at && at < relates));
  if (relates >= 0 && !acts) return !movesBesides(tokens);
  const isOpenQuestion = asking.test(first.text) && texts.some((text) => open.test(text));
  const isDenial = texts.some((text) => denying.test(text)) && texts.some((text) => inferring.test(text));
  if (isOpenQuestion || (!isNamed && isDenial)) {
    return !movesBesides(tokens) && !texts.some((text) => act.test(text)) && !isOfSomebody(words);
  }
  // `would` is a thought only under a condition, or of what one would like to know.
  const isWould = texts.some((text) => /^would$/i.test(text));
  if (isWould && !texts.some((text) => /^(?:if|unless|to|see|know|check|compare|read|want|need)$/i.test(text)))
    return false;
  const isOfPrice = words.some(
    ({ text, uses }) => uses.metrics.has('price') || /^(?:stocks?|shares?|the (?:stock|shares))$/i.test(text),
  );
  if (texts.some((text) => hedging.test(text))) {
    if (/^over$/i.test(texts.at(-1) ?? '') || isForecast(words)) return false;
    // 可能意味着市场预期较高的增长: growth is named there, not told.
    const names = texts.some(
      (text, at) => /^(?:意味着|反映|reflects?|means?)$/i.test(text) && hedging.test(texts[at - 1] ?? ''),
    );
    return !texts.some(
      (text) =>
        (moving.test(text) && !(names && /^(?:增长|回报|收益|returns?)$/i.test(text))) ||
        act.test(text) ||
        (isOfPrice && drifting.test(text)),
    );
  }
  return false;
}

/** `If margins fall, a multiple this high would be hard to justify`: of nobody, and no price moves in it. */
function isConditional(words: readonly Word[]): boolean {
  const [first] = words;
  if (first === undefined || !/^(?:if|如果|若|假如|倘若|要是)$/i.test(first.text)) return false;
  const at = words.findIndex(({ text }) =>
    /^(?:would|would be|could|could be|may|might|may be|might be|就|就会|可能|可能会|通常会|往往会|一般会|往往|通常|或会|仍可能|也可能|会面临|容易|难以|难以支撑|需要)$/i.test(
      text,
    ),
  );
  const isOfPrice = words.some(
    ({ text, uses }) => uses.metrics.has('price') || /^(?:stocks?|shares?|the (?:stock|shares)|股票|股市)$/i.test(text),
  );
  return (
    at > 1 &&
    !isOfSomebody(words) &&
    !isOfPrice &&
    words.slice(at).every(({ text, uses }) => !act.test(text) && !moving.test(text) && !isClaiming(uses, text)) &&
    words.every(({ text }) => !verdict.test(text) && !party.test(text))
  );
}

/** `A high multiple needs growth`: something of a kind, and what holds of all of them. */
function isGeneral(words: readonly Word[]): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const isOne = /^one$/i.test(first.text) && /^(?:quarter|year|figure|number|multiple)$/i.test(words[1]?.text ?? '');
  const isHedged = words.some(({ text }) => hedging.test(text));
  const isOfKind =
    /^(?:an?|past)(?: |$)/i.test(first.text) ||
    (/^(?:lower|higher)$/i.test(first.text) && isHedged) ||
    isOne ||
    notion.test(first.text);
  const isDenied = words.some(({ text }) => negating.test(text));
  const isVerdict = words.some(({ text }) => verdict.test(text) || /^(?:cheap|expensive|便宜|昂贵)$/i.test(text));
  // `past returns`, 增长 are named there, not told.
  const isTold = words.some(
    ({ text }) => act.test(text) || (moving.test(text) && !/^(?:returns?|增长|回报|收益)$/i.test(text)),
  );
  if ((isVerdict && !isDenied) || isTold) return false;
  const verb = words.findIndex(({ text }) => general.test(text) || hedging.test(text) || defining.test(text));
  const isPlain = /^(?:is|are|是|为)$/i.test(words[verb]?.text ?? '');
  // `A new product may help sales`: of a kind, and still a forecast.
  const isHedge = /^(?:may|might|could|可能|或许|也许)(?: be)?$/i.test(words[verb]?.text ?? '');
  if (isHedge && isForecast(words)) return false;
  // A definition says what its object is: `a thin basis for`.
  if (!isOfKind || verb < 0 || (isPlain && !definite.test(words[verb + 1]?.text ?? ''))) return false;
  return words.every(
    ({ uses, text }, at) =>
      !/^(?:its?|their|they|the company|the firm|the group|the business|公司|它|其)$/i.test(text) &&
      (!isClaiming(uses, text) ||
        comparing.some((role) => uses.roles.has(role)) ||
        (at > verb && uses.roles.has('it'))),
  );
}

/** `The B200 is a product of NVIDIA`, `The CSI 300 is an index`: what a name is the name of. */
function isKindOfName(words: readonly Word[]): boolean {
  const named = words.flatMap(({ uses }) => [...uses.entities]);
  const terms = words.filter(({ uses }) => uses.isTerm);
  const rest = words.filter(({ uses }) => uses.entities.size === 0 && !uses.isTerm).map(({ text }) => text);
  const [owner] = named;
  if (named.length !== 1 || owner === undefined) return false;
  if (rest.some((text) => /product|产品/i.test(text))) {
    const isOwn = terms.length > 0 && terms.every(({ text }) => productsOf(owner).has(text.toLowerCase()));
    return isOwn && rest.every((text) => joiningProduct.test(text));
  }
  return (
    owner.includes(':^') &&
    rest.some((text) => /index|指数/i.test(text)) &&
    rest.every((text) => joiningIndex.test(text))
  );
}

const joiningProduct =
  /^(?:the|and|is|are|an?|products? of|a product of|products?|of|'s|是|都是|和|与|的|的产品|产品)$/i;
const joiningIndex =
  /^(?:the|is|an?|an index|an index of|index|index of|of|large|stocks|shares|是|的|一个|的一个指数|指数|股票)$/i;

/** `The 200-day average is the mean of the last 200 closing prices`, `RSI above 70`: a number that belongs to a name. */
function isParameter(number: string, tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind, text }) =>
      kind === 'word' &&
      ((text !== number && text.match(/\d+/g)?.includes(number) === true) ||
        (/rsi/i.test(text) && /^[37]0$/.test(number))),
  );
}

function isClaiming({ roles }: Uses, text: string): boolean {
  return !roles.has('thought') && claiming.some((role) => roles.has(role)) && !/^(?:is|are|为|為|是)$/i.test(text);
}

/** `its customers own it`, `the company is a bank`: somebody, and what they do or are, outside an asking clause. */
function tellsOfSomebody(words: readonly { readonly text: string; readonly uses: Uses }[]): boolean {
  return words.some(({ text, uses }, at) => {
    const isFigure = uses.metrics.size > 0 && being.test(words[at + 1]?.text ?? '');
    if (!party.test(text) && uses.entities.size === 0 && !isFigure) return false;
    if (words.slice(0, at).some((before) => asking.test(before.text))) return false;
    const next = words[at + 1]?.text ?? '';
    const after = words[at + 2]?.text ?? '';
    return being.test(next) || act.test(next) || (hedging.test(next) && (act.test(after) || being.test(after)));
  });
}

/** `its losses`, `it`: somebody is spoken of. */
function isOfSomebody(words: readonly { readonly uses: Uses }[]): boolean {
  return words.some(({ uses }) => uses.roles.has('its') || uses.roles.has('it'));
}

/** `I could not find risks`: only data can be looked for in vain; that something else is not there is a claim. */
function findsNothing(texts: readonly string[]): boolean {
  const isVain = /find|found|see|there is no|找到|i have no|we have no|没有$/i.test(texts.slice(0, 3).join(' '));
  return isVain && (!texts.some((text) => data.test(text)) || texts.some((text) => /^(?:above|below)$/i.test(text)));
}

/** `… depends on demand, and demand grows`: something moves outside a clause that asks how. */
function movesBesides(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => {
    if (!/^(?:grow|grows|rise|rises|fall|falls)$/i.test(text)) return false;
    const clause = tokens.slice(tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'sign') + 1, at);
    return !clause.some((before) => asking.test(before.text));
  });
}

/** `The data show that …`: behind a verb of telling stands a noun, and no clause. */
function assertsMore(texts: readonly string[]): boolean {
  const told = texts.findIndex((text) => telling.test(text));
  const asks = texts.findIndex((text) => asking.test(text));
  if (told < 0 || (asks >= 0 && asks < told)) return false;
  const rest = texts.slice(told + 1);
  if (asks > told) return false;
  return rest.some(
    (text) =>
      being.test(text) ||
      act.test(text) ||
      moving.test(text) ||
      hedging.test(text) ||
      /growth|增长|增長|[高低]估|cheap|expensive|便宜|昂贵|值得/i.test(text),
  );
}

function isWork(texts: readonly string[]): boolean {
  return (
    /^what matters(?: most)?$/i.test(texts.slice(0, 2).join(' ')) ||
    (/^(?:the|these|this|those)$/i.test(texts[0] ?? '') &&
      /^(?:figures|numbers|estimates|projections|ratios|multiples|data|sources|filings|table|answer|comparison|chart|question|page|section|list|records)$/i.test(
        texts[1] ?? '',
      ))
  );
}

/** `The P/E is the price divided by earnings`: a kind of figure or a term, a verb of defining, a noun phrase. */
function isDefinition(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  const start = words.findIndex(({ uses }) => !uses.roles.has('det'));
  const subject = words[start];
  const isGeneric = start > 0 && /^an?$/i.test(words[0]?.text ?? '');
  if (subject === undefined || !(isGeneric || subject.uses.metrics.size > 0 || subject.uses.isTerm)) return false;
  if (subject.uses.roles.has('its') || subject.uses.roles.has('it')) return false;
  const verb = words[start + 1];
  const object = words[start + 2];
  if (verb === undefined || object === undefined || !defining.test(verb.text)) return false;
  const isPlain = /^(?:is|are|为|為|是)$/i.test(verb.text);
  if (words.length < start + (isPlain ? 4 : 3)) return false;
  if (isPlain && words.slice(start + 2).some(({ text }) => verdict.test(text))) return false;
  return !isPlain || definite.test(object.text) || (object.uses.metrics.size > 0 && words.length > start + 3);
}
