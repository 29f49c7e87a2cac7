/** A hedge in front of what may come: `may`, 可能. */
const hedging =
  /^(?:may|might|could|would|may be|might be|could be|would be|can|can be|可能|或许|也许|或会|恐|恐怕|有望|或将|可能会|或)$/i;
/** What a finding may do: it speaks of what figures say, not of what happens to somebody. */
const inferring =
  /^(?:means?|imply|implies|reflects?|indicates?|suggests?|explains?|be explained|differs?|vary|varies|depends?|depends? on|matters?|matters? for|distorts?|overstate|understate|hide|mask|mislead|say|tell|show|point to|include|exclude|have|need|read|look|意味着|反映|说明|表明|取决于|代表|显示|体现)$/i;
/** Words between a hedge and its verb. */
const between = /^(?:not|also|still|only|well|simply|partly|therefore|in part|并不|不|也|还|仍|只|部分|会|部分是|是)$/i;
/** What a finding may be. */
const judged =
  /^(?:comparable|useful|helpful|relevant|misleading|different|sensitive|sensitive to|incomplete|worth|enough|needed|necessary|explained|possible|available|checked|compared|looked at|read|measured|calculated|a sign of|a thin basis)$/i;
/** Somebody: a company, its people, what belongs to it. */
const somebody =
  /^(?:its?|their|they|the company|the firm|the group|the business|management|its management|board|its board|auditors?|customers?|suppliers?|regulators?|competitors?|rivals?|the stock|the shares|公司|其|它|管理层|董事会|客户|供应商|监管|竞争对手|对手|该公司|该股)$/i;

/** What a reader of figures may do. */
const weighing = /^(?:want|weigh|prefer|ask|check|compare|see|look at|wait)s?$/i;

interface Word {
  readonly text: string;
  readonly uses: {
    readonly entities: ReadonlySet<string>;
    readonly metrics: ReadonlySet<string>;
    readonly roles: ReadonlySet<string>;
  };
}

/** `Its dividends may stay limited`: what may become of somebody is a forecast, however it is hedged. */
export function isForecast(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => hedging.test(text));
  if (at < 0) return false;
  const isOf = ({ text, uses }: Word): boolean =>
    uses.entities.size > 0 || uses.roles.has('its') || uses.roles.has('it') || somebody.test(text);
  const isCondition =
    words.some(({ text }) => /^(?:if|unless|如果|若|假如|倘若)$/i.test(text)) ||
    words.slice(0, at).some(({ text }) => /^(?:risks?|the main risk|caveat)$/i.test(text));
  const isAbout = words.some(isOf);
  if (isCondition && !isAbout) return false;
  const rest = words.slice(at + 1).filter(({ text }) => !between.test(text));
  const [verb] = rest;
  if (verb === undefined) return true;
  // `may suggest that its customers …`: what it suggests is a fact of somebody.
  if (isAbout && rest.some(({ text }) => /^that$/i.test(text))) return true;
  // `A careful investor would want to see …`
  if (!isAbout && weighing.test(verb.text)) return false;
  return !(inferring.test(verb.text) || judged.test(verb.text));
}
