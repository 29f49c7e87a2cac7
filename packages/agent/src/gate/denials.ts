import type { Token } from './tokens.ts';

// What denies that one thing follows from another, or says of what kind a statement is, tells nothing of the world: `Guidance is not a
// result`, `a low multiple does not mean that a stock is cheap`. Whatever is denied to follow is not said to be so.

const notion =
  "(?:(?:price |analyst |analysts' |management |company )?(?:targets?|guidance|forecasts?|estimates?|projections?|outlooks?|opinions?|ratings?|consensus|assumptions?|models?|back-?tests?|simulations?|multiples?|ratios?|averages?|indicators?|valuations?|scenarios?)|(?:past|historical|hypothetical|simulated|back-?tested) (?:results?|returns?|performance)|correlation|momentum|one (?:quarter|year|figure|ratio)|a single (?:quarter|year|figure|ratio|data point))";
const kind =
  '(?:opinions?|estimates?|assumptions?|forecasts?|results?|facts?(?: about \\w+)?|promises?|guarantees?|advice|recommendations?|predictions?|proofs?|evidence|measurements?|causation|trends?|hypothetical|backward-looking|certain(?:ty|ties)?|views?|hopes?|verdicts?|guides?(?: to [\\w ]{3,20})?|the same as [\\w ]{3,30})';
const ofKind = new RegExp(
  `^${notion} (?:is|are|remains?) (?:by nature |always |only |just |merely |still )?(?:not )?(?:an? )?${kind}(?:,? (?:and |but )?not (?:an? )?${kind})?$`,
  'i',
);
const follows =
  /^((?:[\w'-]+ ){1,7}?)(?:alone |by itself |on its own )?(?:does not|do not|need not|doesn't|don't|cannot|would not|is not enough to|are not enough to) (?:by itself |by themselves |alone |on its own |necessarily |automatically |always )?(?:mean|imply|prove|guarantee|ensure|say|tell|show|settle|establish)\b(.*)$/i;
/** Somebody, or a thing that happened. */
const telling =
  /\b(?:its|their|his|her|the company|management|executives?|directors?|auditors?|chief|board|fraud|lawsuits?|scandals?|was|were|had|has(?! to)|have(?! to)|will|because|since|after|before|despite|although|but|and|who|whose)\b|[,;:]/i;

const notionInChinese =
  '(?:目标价|指引|业绩指引|预测|预期|一致预期|估计|评级|假设|模型|回测|倍数|比率|均值|指标|估值|情景|历史回报|过往回报|过去的回报|历史业绩|过往业绩|相关性|动量|单季数据|单个季度|一个季度|一年的数据|超买|超卖|高估值|低估值|高市盈率|低市盈率|低市净率|高股息率|破净)';
const followsInChinese = new RegExp(
  `^但?${notionInChinese}(?:本身)?(?:并)?(?:不等于|不代表|不意味着|不说明|不能说明|不足以说明|不必然意味着|未必意味着|未必代表|不是|只是|仅是)[^，。；：]{1,14}$`,
);
const tellingInChinese = /公司|该股|管理层|董事|高管|审计|造假|因为|由于|已|将|了/;
/** Why something moved is not in what is known. */
const unexplained =
  /^(?:至于|但|不过)?[^，。；：{}]{0,6}(?:原因|理由|缘由)(?:数据|资料|数值|材料|这些数据|这里)?(?:里|中|上)?(?:没有|未给出|看不出|无从得知|不在(?:数据|资料|材料)(?:里|中))[^，。；：]{0,4}$/;

/** Whether a sentence denies that something follows, or says of what kind a statement is. `tokens` were cut for thoughts. */
export function isDenial(sentence: string, tokens: readonly Token[]): boolean {
  const text = sentence.trim().replace(/[.。!]$/, '');
  const isNamed = tokens.some((token) => token.kind === 'word' && token.uses.entities.size > 0);
  if (isNamed || /[\p{N}?？{}"“”]/u.test(text) || /\S\s+\p{Lu}/u.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) {
    return (followsInChinese.test(text) && !tellingInChinese.test(text)) || unexplained.test(text);
  }
  if (ofKind.test(text)) return true;
  const [, subject = '', rest = ''] = follows.exec(text) ?? [];
  return (
    subject !== '' &&
    !telling.test(subject) &&
    !telling.test(rest) &&
    !/^the (?!figures?|data|numbers?|ratio|multiple|price|chart|comparison|gap|margin)/i.test(subject)
  );
}
