import { movingTo, movingVerbs } from './inflections.ts';
import { rankWords } from './rank-words.ts';

/** What a licensed word does in a sentence. A word without an entry is not licensed, and its sentence is not shown. */
export type Role =
  | 'det'
  | 'its'
  | 'it'
  | 'kind'
  | 'legal'
  | 'be'
  | 'level'
  | 'trade'
  | 'have'
  | 'earn'
  | 'worth'
  | 'take'
  | 'pay'
  | 'up'
  | 'down'
  | 'turn'
  | 'isUp'
  | 'isDown'
  | 'above'
  | 'below'
  | 'higher'
  | 'lower'
  | 'same'
  | 'than'
  | 'by'
  | 'of'
  | 'at'
  | 'in'
  | 'from'
  | 'to'
  | 'with'
  | 'between'
  | 'moved'
  | 'versus'
  | 'and'
  | 'while'
  | 'now'
  | 'adjective'
  | 'lead'
  | 'perShare'
  | 'times'
  | 'respectively'
  | 'unit'
  | 'asOf'
  | 'closing'
  | 'both'
  | 'report'
  | 'says'
  | 'assumed'
  | 'earlier'
  | 'document'
  | 'former'
  | 'measured'
  | 'poss'
  /** `highest`, `smallest`: of a group or of years. */
  | 'most'
  | 'least'
  | 'followedBy'
  /** `from highest to lowest`. */
  | 'descending'
  | 'ascending'
  | 'despite'
  | 'sequential'
  /** `every year`: of each step of a course. */
  | 'steadily'
  /** `no …`, `is available`: of a figure that is not known. */
  | 'absent'
  | 'present'
  | 'market'
  /** Says that a figure is not known. */
  | 'gap'
  /** 之上 and 之下, behind what is compared with. */
  | 'over'
  | 'under'
  /** On which side of a fixed mark a figure is: `below one`. */
  | 'mark'
  /** `although`, in front of a clause that is told all the same. */
  | 'concede'
  /** `implies an upside of {x}`. */
  | 'imply'
  | 'fallTo'
  /** `uses a discount rate of {x}`. */
  | 'assume'
  /** `leaving net debt of {x}`. */
  | 'leave'
  /** `bought back {x} of its own shares`. */
  | 'ownShares'
  /** `is scheduled for {x}`, of an announcement. */
  | 'due'
  /** `, or {x} of revenue`. */
  | 'portion'
  | 'flat'
  /** `puts AMD at {x}`, of a model. */
  | 'appraise'
  /** `improved`, `worsened`. */
  | 'valued'
  /** 距 … 回落 {x} */
  | 'apart'
  /** `{x} off its high`. */
  | 'away'
  /** Names a part of a text or a column, in headings only. */
  | 'head'
  /** `kept {margin} of its sales`, `turned {sales} into`. */
  | 'keep'
  | 'into'
  /** Beside a figure only, and leaves its meaning as it is. */
  | 'modifier'
  /** On which side of zero a figure is. */
  | 'sign'
  /** In which order several figures stand. */
  | 'sequence'
  /** Of the reasoning lane only. */
  | 'thought'
  /** Of how many companies or years a superlative is said. */
  | 'group'
  | 'history';

type FigureRole = Exclude<Role, 'thought' | 'sign' | 'sequence' | 'mark' | 'group' | 'history'>;

const english: Readonly<Record<FigureRole, string>> = {
  det: 'that; those; the; a; an; this; our; one',
  its: 'its; their; his; her',
  it: 'it; they; the company; the stock; the shares; the firm; the group; the business; the coin; the index; the fund; the issuer; the token; this company; this stock; one share; a share; shares; its balance sheet; the balance sheet; its income statement; the income statement; its cash flow statement',
  kind: 'network; blockchain; balance sheet; income statement; cash flow statement; accounts; figures; numbers; results; key figures; headline figures; valuation; shares; share; stock; stocks; coin; coins; index; token; fund; units; business; operator; name; one; option; choice',
  legal: 'inc; inc.; corp; corp.; corporation; ltd; ltd.; limited; plc; co.; company; holdings; group; & co.',
  be: 'remains; remained; remain; stays; stayed; is still; are still; was still; were still; comes out as; has been; have been; is; are; was; were; is currently; is now; are now; was last',
  level:
    'gives; gives a value of; gives a fair value of; yields a value of; puts the value at; puts fair value at; arrives at; points to; implies a value of; reaching; coming to; bringing it to; stands at; stood at; sit at; sits at; sat at; came in at; comes in at; came out at; came to; comes to; amounts to; amounted to; totals; totaled; totalled; equals; equaled; reads; reached; measures; measured; runs at; ran at; works out at; works out to; is at; was at; are at; were at; now stands at; currently stands at; is now at; is currently at; stand at; amount to; come to; total; was recorded at; was reported at; is reported at; is put at; is shown as; was last at; is standing at; is recorded at; clocks in at; clocked in at; checks in at; checked in at; hovers at; hovered at; rests at; rested at; lands at; landed at; weighs in at; weighed in at; registers; registered; shows a reading of; prints at; printed at; posts a reading of; points to a value of; points to a fair value of; suggests a value of; suggests a fair value of; indicates a value of; gives a figure of; produces a value of; produces a fair value of; produced a value of; yields a fair value of; lands on; settles at; arrives at a value of; arrives at a fair value of; comes to a value of; works out at a value of; stands today at; currently reads; now reads; is now; is currently; currently sits at; now sits at; has a reading of; came in around; comes in around; ended up at; finished up at; adds up to; added up to; puts it at; pegs fair value at; pegs the value at; pegs the shares at; values the shares at; values the stock at; values the company at; values each share at; values one share at; reach; reaches; hit; is estimated at; was estimated at; comes out around; hovers around; is sitting at; are sitting at; was sitting at; is running at; are running at; was running at; were running at; is hovering at; is holding at; held at; has held at; has stood at; have stood at; had stood at; has come in at; have come in at; is resting at; is coming in at; remained at; remains at; stayed at; stays at; is tracking at; holds at; is reported to be',
  trade:
    'are priced at; were priced at; is currently priced at; are currently priced at; were last priced at; was last priced at; is now priced at; are now trading at; was last trading at; were last trading at; was last seen at; were last seen at; last stood at; currently stand at; currently stands at; is going for; closed the session at; most recently changed hands at; last settled at; last finished at; is currently quoted at; trades on; trade on; traded on; trades at; traded at; trade at; is trading at; are trading at; was trading at; were trading at; last traded at; closed at; close at; closes at; finished at; ended at; settled at; changes hands at; change hands at; changed hands at; last changed hands at; is priced at; are priced at; was priced at; is quoted at; was quoted at; are quoted at; currently trades at; now trades at; currently trade at; is currently trading at; is now trading at; sells for; last closed at; trades for; traded for; is currently priced at; are currently trading at; ended the day at; finished the day at; closed the day at; ended the session at; closed the session at; finished the session at; most recently traded at; most recently closed at; last sold for; fetches; costs; changes hands for; change hands for; is changing hands at; are changing hands at; changing hands at; goes for; go for; is trading on; are trading on; trading on; ended the week at; finished trading at; ended trading at; last changed hands for; currently changes hands at; currently change hands at; now changes hands at; currently sits at; currently sit at; sits at; sit at; trade around; trades around; is trading around; are trading around; last printed at; is marked at; was marked at; went out at; finished the latest session at; closed the latest session at; ended the latest session at; finished the most recent session at; closed the most recent session at; ended the most recent session at; currently fetches; currently costs; is bid at; finished last session at; is valued by the market at; is trading for; are trading for; finished at a price of; closed at a price of; last closed at a price of; trades at a price of; is currently available at; is available at; fetch; fetched',
  have: 'suffered; endured; experienced; went through; underwent; incurred; exhibited; exhibits; exhibit; demonstrated; demonstrates; sustained; saw through; registers; trades with; carries with it; still has; still carries; also has; also had; retains; retained; had recorded; had reported; has recorded; has reported; has posted; has generated; has produced; has delivered; ended; finished; closed; ended the year; closed the year; has; have; had; reported; reports; posted; posts; recorded; records; shows; showed; carries; carried; holds; held; offers; offered; delivered; booked; disclosed; now has; currently has; achieved; produced; produces; generated; generates; sports; runs; ran; keeps; kept; displays; lists; listed; registered; turned in; logged; commands; commanded; boasts; boasted; enjoys; enjoyed; notched; notched up; clocked; clocked up; rang up; maintains; maintain; maintained; sits on; sit on; sat on; is sitting on; currently offers; currently carries; now offers; now carries; bears; bore; features; featured; delivers; is carrying; is holding; held on to; has on hand; ended the fiscal year with; finished the year with; ended the period with; closed the fiscal year with; currently pays; currently holds; brought in; brings in; pulled in; took in; recognised; recognized; recognises; recognizes; realised; realized; managed; manages; came with; comes with; wears; sees; saw; has seen; achieves; achieve; earns; earned',
  earn: 'earned; earns; made; makes; netted; nets; cleared; pocketed',
  worth:
    'is worth; was worth; are worth; is valued at; are valued at; was valued at; is currently worth; is currently valued at',
  take: 'covers its interest; covers interest; covered its interest; covered interest; covers its interest expense; covers interest expense; covers its interest payments; took in; takes in; brought in; brings in; sold goods for; grossed; pulled in; pulls in; hauled in; raked in; collected; collects; rang up sales of; booked sales of; booked revenue of; took in revenue of; employs; employ; employed',
  pay: 'pays; paid; yields; yielded; distributes; distributed; paid out; returned; repurchased; bought back; spent; spends; invested; owes; owed; handed back; handed out; devoted; devotes; allocated; committed; ploughed; plowed; channelled; laid out; pays out',
  up: 'went up; came up; picked up; jumped; surged; moved higher; ticked higher; edged higher; has picked up; had grown; strengthened; rebounded; recovered; crept up; inched up; accelerated; widened; has widened; have widened; rising; gaining; climbing; after rising; after gaining; raised; rose; grew; climbed; gained; increased; advanced; went up; has risen; have risen; has grown; have grown; has gained; have gained; has climbed; have climbed; has increased; have increased; moved up; rose by; added; put on; expanded; ticked up; edged up; has advanced; have advanced; had risen; is growing; was growing',
  down: 'came down; has come down; moved lower; ticked lower; edged lower; tumbled; sank; plunged; weakened; softened; crept down; inched down; decelerated; slowed; was cut; compressed; narrowed; has narrowed; have narrowed; fell; dropped; declined; decreased; lost; slipped; shrank; went down; has fallen; have fallen; has dropped; have dropped; has declined; have declined; has lost; have lost; moved down; slid; contracted; eased; dipped; has decreased; have decreased; ticked down; edged down; has slipped; have slipped; retreated; gave up; had fallen; shed; has shrunk; have shrunk; has slid; have slid',
  turn: 'went; has gone; have gone; returned; changed; moved; has returned; have returned; has changed; have changed; has moved; have moved',
  isUp: 'up; higher; a gain of; a rise of; an increase of; a gain; an increase; an advance of; growth of; an advance; a jump of; an improvement of; a climb of; an uplift of; an expansion of; a rally of; a surge of; a pickup of; a rise',
  isDown:
    'down; lower; a fall of; a drop of; a decline of; a loss of; a decrease of; a decline; a dip of; a slide of; a slip of; a contraction of; a pullback of; a retreat of; a reduction of; a fall; a drop; a loss; a slump of',
  above:
    'better than; shallower than; more than covered; more than covers; more than cover; comfortably covered; covered; covers; cover; was enough to cover; is enough to cover; was more than enough to cover; was sufficient to cover; a premium to; at a premium to; a premium over; at a premium over; dearer than; more expensive than; pricier than; above; higher than; greater than; more than; larger than; bigger than; exceeds; exceeded; ahead of; exceed; has risen above; have risen above; has risen back above; has climbed above; have climbed above; has climbed back above; has moved above; have moved above; has moved back above; has broken above; have broken above; has broken back above; has pushed above; have pushed above; has pushed back above; rose above; climbed above; moved above; broke above; pushed above; remains above; remain above; stays above; stay above; holds above; still above; is still above; faster than; tops; topped; tops the; outpaced; beats; higher compared with; higher compared to; surpasses; surpassed; surpass; surpassing; outstrips; outstripped; outstrip; outstripping; outpaces; outpacing; outpace; beating; beat; outperformed; has outperformed; have outperformed; outperforms; outperforming; outperform; eclipses; eclipsed; eclipsing; topping; exceeding; in excess of; ahead of that of; stronger than; richer than; steeper than; fatter than; wider than; quicker than; higher than that of; bigger than that of; larger than that of; greater than that of; more than that of; above that of; above those of; exceeds that of; exceeded that of; wider than that of; stronger than that of; faster than that of; is ahead of; puts it above; putting it above; dwarfs; dwarfed; dwarfing; higher than its own; up on',
  below:
    'worse than; deeper than; falls short of; fell short of; fall short of; does not cover; did not cover; do not cover; was not enough to cover; a discount to; at a discount to; a discount against; at a discount against; cheaper than; less expensive than; below; lower than; less than; smaller than; has slipped below; have slipped below; has slipped back below; has fallen below; have fallen below; has fallen back below; has dropped below; have dropped below; has dropped back below; has dipped below; have dipped below; has dipped back below; has moved below; have moved below; has moved back below; has sunk below; have sunk below; has sunk back below; has slid below; have slid below; has slid back below; slipped below; fell below; dropped below; dipped below; moved below; sank below; slid below; remains below; remain below; stays below; stay below; holds below; still below; is still below; short of; trails; trailed; slower than; beneath; lower compared with; lower compared to; behind; lags; lagged; lagging; lag; trails behind; lags behind; lagged behind; lagging behind; trailing; undershoots; undershot; underperformed; has underperformed; have underperformed; underperforms; underperforming; under; thinner than; weaker than; slimmer than; narrower than; softer than; lower than that of; below that of; below those of; less than that of; smaller than that of; fewer than; thinner than that of; slower than that of; weaker than that of; comes in below; came in below; down on; putting it below; puts it below; shy of; falling short of',
  higher:
    'more profitable; more volatile; dearer; more expensive; pricier; higher; larger; greater; bigger; more; richer; steeper; stronger; fatter; wider; quicker; faster; riskier; heavier; is growing faster; grew faster; grows faster; has grown faster; are growing faster; growing faster',
  lower:
    'less profitable; less volatile; cheaper; less expensive; lower; smaller; less; thinner; weaker; slimmer; softer; narrower; steadier; calmer; slower; milder; lighter; is growing more slowly; grew more slowly; grows more slowly; is growing slower; grew slower',
  same: 'the same as; equal to; unchanged from; equals; level with',
  than: 'than',
  by: 'by',
  of: 'of; worth of; in annual; equal to',
  at: 'at',
  in: 'measured by; judged by; ranked by; going by; in terms of; in; for; over; during; on; within; through; across; throughout; in the; for the; over the; during the; on the; as at; for its; in its; as of; as of the',
  from: 'from',
  to: 'to; to close at; to finish at; to end at; to settle at; to reach; to hit; to around; to about; to roughly',
  with: 'with; having; including; giving it; giving; for; on; alongside; and with; and has; which gives; which gives it; along with; together with; plus; against',
  between:
    'between; in a range of; in a range between; within a range of; in a range from; in the range of; from between',
  moved:
    'is valued; are valued; is priced; are priced; looks; look; appears; appears to be; seems; is still; was still; remains; remained; remain; stays; sit; stand; stands; stood; sits; is trading; are trading; was trading; trading; trade; traded; moved; ranged; has traded; have traded; has moved; have moved; has ranged; fluctuated; swung; has fluctuated; trades; moves; ranges; was; is; run; runs; ran; lies; lay; sits; stretches; spans; extends',
  versus:
    'compares with; compares to; compare with; stands against; versus; vs; vs.; against; compared with; compared to; as against; as compared with; as compared to; next to; in comparison with; relative to; set against; and against; stacked up against; stacked against; measured against; weighed against; put against; held against; set beside; put beside; alongside; as opposed to; rather than; when compared with; when compared to; when set against',
  and: 'and; & ; and also; as well as; while also; plus; then; together with; along with; alongside',
  while:
    'while; whereas; but; and; although; though; even though; even as; despite the fact that; and the; yet; with; where; which; whose; that; even while; however; against which; with that; at the same time; in turn; and yet; but still; still',
  now: 'over the period; for the period; in the period; again; in fact; just under one year later; still; meanwhile; in practice; however; today; as before; in comparison; by comparison; in contrast; by contrast; even; now; currently; at present; presently; at the moment; right now; as of now; also; last; most recently; at last count; as reported; in total; overall; then; as it stands; at the last close; as well; itself; alone; here; on record; at the close; at the latest close; at the last count; so far; on the latest figures; on this measure; on these figures; by this measure; in all; too; instead; likewise; each; only recently; already; roughly speaking; in the process; at the time of writing; at last check; as of the latest session; as of the last session; in its own right; for comparison; for reference; for context; on paper; recently; lately; all told; still only; once again; since then; today too; on balance',
  adjective:
    "latest; last; current; most recent; reported; present; recent; own; respective; published; overall; corresponding; total; day's; reading of; figure of; level of; value of; stated; recorded; filed; company's; stock's; group's; firm's; coin's; index's; figure for; figures for; share's; number for; reading for; business's; headline; full-year; prevailing; existing; fiscal; combined; actual; entire; most recently reported; latest reported; last reported; latest available; most recent reported; same; that; prior",
  lead: "even so; nonetheless; nevertheless; by the same token; in absolute terms; in relative terms; in dollar terms; in turn; equally; importantly; notably; it is worth noting that; it bears noting that; worth noting; as a result of these figures; as for the balance sheet; as for growth; as for profitability; as for cash flow; as for dividends; as for the share price; on the cost side; on the revenue side; on the positive side; on the negative side; on the plus side; on the downside; on leverage; on cash flow; on dividends; on shareholder returns; on margins; on size; on momentum; on liquidity; on returns; liquidity; returns; margins; income; capital returns; shareholder returns; scale; for the record; of note; to be fair; granted; taken together; on the whole; for perspective; to put this in context; for scale; by way of comparison; on a per-share basis; at the operating level; at the bottom line; at the top line; turning to growth; turning to cash flow; turning to leverage; turning to the share price; turning to technicals; looking at growth; looking at cash flow; looking at leverage; looking at technicals; technically; fundamentally; financially; bottom line; takeaway; the takeaway; as at the latest close; at the latest close; as of the latest close; as of the last close; however; meanwhile; overall; by comparison; in comparison; for comparison; for reference; in short; in summary; to summarise; to summarize; in addition; specifically; by contrast; in contrast; momentum; trend; technicals; volatility; size; market value; price; cash flow; balance sheet; leverage; dividends; on valuation; on profitability; on the balance sheet; on growth; on risk; on the market; on price; according to its filings; according to the filings; according to the latest figures; according to the data; according to the figures; based on the figures; based on the latest figures; on the latest figures; on these figures; by these figures; in these figures; by this measure; on this measure; for context; note that; as for valuation; in terms of valuation; in terms of profitability; in terms of price; as reported; also; similarly; likewise; further; furthermore; moreover; additionally; finally; lastly; first; second; third; next; then; at the same time; on the other hand; on the one hand; to start; in detail; in other words; that said; still; here; at present; currently; now; put differently; looking at valuation; looking at profitability; looking at the balance sheet; turning to valuation; turning to profitability; turning to the balance sheet; for example; in figures; in numbers; on the income statement; on cash flow; at the last close; in particular; as of the latest filing; in the latest filing; per the latest filing; in its latest filing; on income; on the day; elsewhere; price check; valuation; profitability; growth; risk; summary; snapshot; key figures; in brief; briefly; and; but; yet; so far; the figures show that; the data show that; the data shows that; the figures show; the record shows that; the filings show that; the filing shows that; the statements show that; we see that; as the figures show; as the table shows; as shown; as the filing shows; figures show that; data show that; to put that in perspective; put in perspective; put another way; simply put; in percentage terms; on the earnings front; on the valuation front; on the profitability front; on the growth front; on the technical front; on the balance sheet front; on the cash flow front; on the balance sheet side; on the technical side; on the cash side; on the growth side; on the profitability side; on the valuation side; on the dividend side; on the risk side; on the earnings side; on the income side; from a technical standpoint; from a valuation standpoint; from a technical perspective; from a valuation perspective; from a profitability standpoint; from a growth standpoint; from a risk standpoint; from a balance sheet standpoint; from a liquidity standpoint; from an income standpoint; from an income perspective; from a growth perspective; operationally; valuation-wise; on the face of it; on paper; at current levels; at current prices; at today's price; at the current price; at this price; at the latest price; as things stand; as it stands; as of now; to date; all told; all in all; in aggregate; in total; in sum; for what it is worth; interestingly; it should be noted that; note also that; keep in mind that; bear in mind that; remember that; it is worth remembering that; it is worth pointing out that; according to the latest filing; per the latest annual report; according to the latest annual report; according to its latest annual report; in its latest annual report; in the latest annual report; shareholder returns aside; in market terms; in valuation terms; in profit terms; in growth terms; on the surface; for income investors; for shareholders; for long-term holders; for investors; for context on valuation; in plain terms; in plain words; stepping back; zooming out; zooming in; more broadly; more recently; longer term; shorter term; over the longer run; on a longer view; near term; in the near term; at the margin; by extension; conversely; on the flip side; then again; even then; to that end; on balance; in reality; as a matter of fact; in simple terms; as far as valuation goes; as far as growth goes; as far as the balance sheet goes; when it comes to valuation; when it comes to profitability; when it comes to growth; when it comes to the balance sheet; when it comes to risk; when it comes to dividends; when it comes to cash flow; on the numbers; by the numbers; on the basis of the latest figures; on a relative basis; on an absolute basis; across the two; between the two; side by side; head to head; set side by side",
  perShare:
    'per diluted share; a diluted share; a share; per share; each; per coin; a coin; apiece; per unit; for each share; for every share; a piece; on a per-share basis; for one share',
  times:
    "times trailing; times forward earnings; times expected earnings; times forward; times; earnings; sales; trailing earnings; times earnings; times sales; times book value; times book; times revenue; times trailing earnings; times trailing sales; times ebitda; times free cash flow; times its earnings; times its sales; times its book value; times net income; times operating profit; times reported earnings; times its trailing earnings; times last year's earnings; times trailing twelve-month earnings; times trailing profit; times profit; times its revenue; times annual sales; times annual revenue; times the value of its sales; times last year's sales; times ebit; times operating income; times its ebitda; times its free cash flow; times net assets; times equity",
  respectively: 'respectively; in that order; in turn',
  unit: 'dollars; us dollars; u.s. dollars; usd; yuan; rmb; cny; renminbi; hong kong dollars; hk dollars; hkd; percent; per cent; %; points; days; years; shares; coins; trades; euros; eur; pounds; gbp; yen; jpy; people; employees; staff; workers',
  asOf: 'as of the end of; by the end of; at the close of the; as of; as at; dated; at the end of; at the close of; at',
  closing:
    'close of; to close at; ending at; to finish at; last close of; closing at; finishing at; trading at; a close of; closing level of',
  both: 'both; each; all; these; those; the two',
  report:
    'reports next on; will next report on; will report next on; next reports on; next reports results on; reports results on; reports on; next results are due on; reports its next results on; is due to report on; is scheduled to report on; is expected to report on; reports earnings on; next reports earnings on; will report on; will report earnings on',
  says: 'management writes; management says; management states; management notes; management warns; management explains; acknowledges; acknowledged; points out; pointed out; cautions; confirms; observes; remarks; reports that; says that; says: ; says; said; states; stated; notes; noted; reads; writes; wrote; reports; discloses; according to; in the words of; explains; explained; warns; warned; adds; added; describes; tells; declares; declared; puts it',
  assumed:
    'under your assumption; under your assumptions; on your assumption; on your assumptions; with your assumption; with your assumptions; in this scenario; in this case; in that case; in your scenario; under this assumption; under these assumptions; on this assumption; on these assumptions; with these inputs; with your inputs; with your figures; under the given assumptions; with the given assumptions; with the growth given; with that growth; at that growth; at that growth rate; with your number; with your numbers; with your growth; with that discount rate; what-if',
  document:
    'news report; news item; article; report by a news agency; filing; filings; annual report; quarterly report; report; document; statement; release; press release; announcement; prospectus; form; letter to shareholders; interim report; 10-k; 10-q; 8-k; 20-f; 6-k; def 14a',
  earlier:
    'from; after; following; up from; down from; an acceleration from; a slowdown from; an increase from; an improvement from; a decline from; a drop from; a rise from; a fall from; a decrease from; a deceleration from; accelerating from; slowing from; rising from; falling from; declining from; a jump from; a gain from',
  former: 'the former; the latter; the first; the second',
  measured: 'terms',
  gap: 'has not been announced; has not yet been announced; has not been set; is not yet known; is not yet set; is not announced; is not given; is not known; are not known; is unknown; are unknown; is not available; are not available; is unavailable; is missing; has no value; could not be computed; cannot be computed; could not be calculated; cannot be calculated; is not reported; is not on record; not available; not known; unknown; n/a; was not available; were not available; was not reported; is not disclosed; was not disclosed; has not been reported; is undefined; is not defined; cannot be calculated here; is not provided; could not be found; was not found; could not be determined; cannot be determined; is not on file; is absent; has not been computed; was not computed; remains unknown; remains unavailable',
  head: 'valuation; metric; metrics; item; items; figure; figures; value; values; margin; margins; average; averages; moving; company; companies; period; year; name; unit; note; overview; comparison; balance; sheet; cash; flow; statement; income; market; data; facts; ratios; notes; table; trend; trends; technicals; technical; fundamentals; liquidity; leverage; returns; dividends; key figures; highlights; conclusion; in short; next steps; sources; snapshot; growth; profitability; risk; risks; quality; momentum; performance',
  keep: 'keeps; kept; retains; retained; turned; turns; converted; converts',
  into: 'as; into; went into; goes into; went to; flowed into; was spent on; is spent on; was used for; is used for; was absorbed by; is absorbed by; was consumed by; is consumed by',
  modifier:
    'about; roughly; around; approximately; just about; or so; only; just; merely; a mere; some; as high as; as much as; a hefty; a lofty; recorded; posted; booked; seen; logged; achieved; registered; generated; earned; paid; spent; owed; held; available; offered',
  over: '',
  under: '',
  concede: 'although; though; even though; while; whereas; despite the fact that',
  imply:
    'implies; imply; implied; implying; suggests; which implies; which suggests; leaves; points to; indicates; equates to; corresponds to; translates into; translates to; is equivalent to',
  fallTo: 'downside',
  assume: 'uses; assumes; applies; is based on; rests on; takes; using; assuming; with',
  leave: 'leaving; which leaves; this leaves; that leaves; leaves; for; resulting in; which results in; giving',
  ownShares:
    'its own shares; its own stock; its shares; its stock; own shares; own stock; shares; stock; common stock; its common stock; outstanding shares; its outstanding shares; its own equity',
  due: 'is scheduled for; is due on; is due; is expected on; is expected around; falls on; is set for; is planned for; are due on; are scheduled for; are expected on; is slated for; will be on; is on; comes on',
  portion: 'or; equal to; equivalent to; representing; equating to; which represents; which equals; represents',
  flat: 'flat; broadly flat; little changed; broadly unchanged; roughly unchanged; about flat; roughly flat; essentially flat; essentially unchanged; stable; broadly stable; unchanged; steady; barely moved; hardly moved; barely changed; hardly changed; barely budged; hardly budged; was flat; were flat; was little changed; barely changed at all; moved little; changed little',
  appraise: 'puts; put; values; pegs',
  valued: 'improved; has improved; have improved; worsened; has worsened; deteriorated; has deteriorated',
  apart: '',
  away: 'off; from; away from; down from; off from',
  poss: "'s; '",
  most: 'highest; largest; biggest; greatest; widest; fattest; strongest; fastest; most; best; dearest; priciest; most expensive; most valuable; most profitable; most volatile; riskiest',
  least:
    'lowest; smallest; narrowest; thinnest; slimmest; weakest; slowest; least; worst; cheapest; least expensive; least valuable; least profitable; least volatile; steadiest; calmest',
  followedBy: 'followed by; then by; ahead of only',
  descending: 'from highest to lowest; from largest to smallest; in descending order; from the highest to the lowest',
  ascending: 'from lowest to highest; from smallest to largest; in ascending order; from the lowest to the highest',
  despite: 'despite; in spite of; notwithstanding; even after; even with; after; following; on the back of',
  sequential:
    'sequentially; quarter over quarter; quarter-over-quarter; quarter on quarter; quarter-on-quarter; qoq; from the prior quarter; from the previous quarter; on the quarter; on the previous quarter; over the previous quarter; over the prior quarter; than in the previous quarter; than in the prior quarter',
  steadily:
    'every year; each year; year after year; in every year; in each year; every single year; without interruption',
  absent:
    'no; there is no; there are no; no figure for; no data on; no value for; no data for; we have no; there is no figure for',
  present:
    'is available; are available; is on record; are on record; is on file; is reported; could be computed; could be calculated; can be computed; can be calculated; available; on record; was found; is known; is available here; exists in the data',
  market:
    'investors are paying; investors pay; the market is paying; the market pays; the market currently pays; investors currently pay; buyers pay; buyers are paying; shareholders pay; you pay; one pays',
};

const chinese: Readonly<Record<FigureRole, string>> = {
  det: '该; 這; 这; 此; 一; 一个; 該',
  its: '其; 它的; 该公司的; 公司的; 该股的; 该股; 该公司; 公司; 該公司; 該公司的; 該股; 該股的; 该基金; 该币; 该指数; 該指數; 該幣; 該基金; 集团; 集團; 本公司; 股票; 该股票; 該股票; 该股票的; 它',
  it: '它; 该股; 该公司; 公司; 該公司; 該股; 该币; 该指数; 該指數; 该基金; 該基金; 集团; 集團; 股票; 该股票; 該股票',
  kind: '股票; 股份; 股; 公司; 集团; 集團; 指数; 指數; 基金; 币; 幣; 本身; 该股; 方面; 自身; 整体',
  legal: '公司; 集团; 集團; 股份; 控股; 股份有限公司; 有限公司',
  be: '仍为; 仍為; 依然为; 仍是; 均为; 均為; 则是; 則是; 现为; 現為; 约合; 维持在; 維持在; 保持在; 为; 為; 是; 即; 系; 係; 则为; 則為; 分别为; 分別為; 分别是; 分別是; 就是; 便是; 也是; 亦为; 亦為; 也为; 也為; 乃',
  level:
    '给出; 得出; 给出的价值为; 得出的价值为; 显示; 估算为; 估算為; 达; 達; 达到; 達到; 达到了; 達到了; 报; 報; 在; 处于; 處於; 位于; 位於; 有; 录得; 錄得; 合计; 合計; 总计; 共计; 共; 读数为; 讀數為; 报于; 報於; 显示为; 顯示為; 落在; 等于; 等於; 共有; 合共; 达至; 為數; 数值为; 數值為; 水平为; 水平為; 录得为; 计为; 落于; 为约; 录得了; 报在; 维持于; 停在; 停留在; 计算为; 测算为; 估计为; 测得为; 大约在; 约在; 显示的价值为; 指向; 给出的估值为; 得出的估值为; 给出的每股价值为; 得出的每股价值为; 所得价值为; 有约; 录得约; 徘徊在',
  trade:
    '收于; 收於; 收报; 收報; 收在; 报收; 報收; 报收于; 報收於; 收盘于; 收盤於; 收市报; 收市報; 现报; 現報; 最新报; 最新報; 交易于; 交易於; 成交于; 成交於; 最新成交于; 收盘报; 收盤報; 报; 報; 现价报; 最新收于; 最新收报; 最近收于; 最新成交价为; 最后成交于; 报价为; 報價為; 现交易于; 现价为; 現價為; 股价报; 股價報; 股价收于; 收市价报; 当前报; 目前报; 現時報; 目前交易于; 定价为; 最近收报; 最近一次收于; 上次收于; 最后报; 收盘价报; 收于每股; 报每股; 现报每股; 现为; 报收于每股; 最新价报; 最新价为; 收盘于每股; 目前为; 股价为; 股价现报; 股价最新报; 股价收报; 股价目前为; 盘中报; 尾盘报; 最终报; 最终收于; 最新股价报; 股价最新收于; 股价最新为; 交投于; 交易在; 目前交易在; 现交易在; 交易价在',
  have: '享有; 能享有; 却享有; 却能享有; 拥有了; 有; 录得; 錄得; 实现; 實現; 实现了; 實現了; 拥有; 擁有; 持有; 取得; 取得了; 公布; 公佈; 报告; 報告; 报告了; 披露; 产生; 產生; 产生了; 贡献; 完成; 创造; 創造; 创造了; 公布了; 公佈了; 提供; 具有; 呈现; 報出; 報告了; 披露了; 录得了; 达成; 赚得; 创下; 贡献了; 拿下; 手握; 坐拥; 持有的; 背负; 背负着; 拥有着; 斩获; 收获; 收获了; 实现的; 账上有; 持有着; 享有; 给出; 报得; 交出',
  earn: '赚取; 賺取; 赚得; 賺得; 赚; 賺; 赚了; 賺了; 盈利; 净赚; 净赚了; 赚到; 赚到了; 盈利达; 获利; 获利达',
  worth: '价值; 價值; 估值为; 市场估值为; 值; 总值; 市场价值为',
  take: '收入; 入账; 入賬; 进账; 進賬; 营收达; 雇用; 雇用了',
  pay: '回购; 回購; 回购了; 派发; 派發; 支付; 支付了; 派息; 投入; 投入了; 支出; 提供; 花费; 花費; 负有; 負有; 欠; 斥资; 耗资; 动用; 拿出; 投放; 分派; 分派了; 派发了; 发放; 发放了; 返还; 返还了; 花了',
  up: '走强; 扩大; 擴大; 反弹; 反彈; 收盘上涨; 收市上升; 收盘涨; 上涨; 上漲; 上升; 增长; 增長; 上扬; 上揚; 涨; 漲; 升; 增加; 上涨了; 上漲了; 上升了; 增长了; 增長了; 涨了; 漲了; 升了; 增加了; 累计上涨; 累計上升; 累计上升; 攀升; 提升; 提高; 上行; 走高; 收涨; 收漲; 收升; 累计增长; 增幅为; 涨幅为; 漲幅為; 升幅為; 升幅为; 累涨; 累升; 累積上升; 走升; 增; 提升了; 提高了; 回升; 加快; 加速; 明显加快',
  down: '走弱; 收窄; 缩小; 縮小; 缩水; 收縮; 收缩; 收盘下跌; 收市下跌; 收盘跌; 下跌; 下降; 跌; 减少; 減少; 下滑; 下跌了; 下降了; 跌了; 减少了; 減少了; 累计下跌; 累計下跌; 回落; 走低; 收跌; 下行; 跌幅为; 跌幅為; 降幅为; 降; 降低; 降低了; 回落了; 下滑了; 收低; 萎缩; 萎縮; 累跌; 累積下跌; 走跌; 滑落; 缩减; 减; 放缓; 减速; 减慢',
  turn: '变动; 變動; 涨跌; 升跌; 变化; 變化; 回报; 回報; 涨跌幅为; 变动为; 變動為; 变化为; 涨跌为; 升跌為; 回报为; 回報為; 变动了; 变化了; 涨跌幅; 升跌幅',
  isUp: '涨幅; 漲幅; 升幅; 增幅; 升幅為; 涨幅为; 涨幅达; 升幅達; 增幅达; 漲幅達; 升幅达; 增长率为; 增速为; 增速达; 增速达到; 升幅达到; 涨幅达到; 增幅达到; 增幅约; 涨幅约; 增速; 涨幅有',
  isDown:
    '跌幅; 降幅; 跌幅为; 跌幅為; 跌幅达; 跌幅達; 降幅为; 减幅; 減幅; 跌幅达到; 降幅达; 降幅达到; 跌幅约; 降幅约; 跌幅有',
  above:
    '足以覆盖; 足以支付; 可以覆盖; 能够覆盖; 可覆盖; 覆盖了; 足以涵盖; 足以覆蓋; 贵于; 貴於; 高于; 高於; 超过; 超過; 大于; 大於; 多于; 多於; 快于; 快於; 高过; 高過; 在...之上; 位于...之上; 高出; 超出; 领先于; 领先於; 强于; 优于; 领先; 好于; 超越; 超过了; 高出于; 跑赢; 跑赢了; 跑过; 大过; 胜过; 胜于; 站上; 突破; 已突破; 已超过; 已高于; 要高于; 高于其; 厚于; 重于; 更高于; 多过; 快过',
  below:
    '不足以覆盖; 不足以支付; 未能覆盖; 不足以覆蓋; 低于; 低於; 不及; 小于; 小於; 少于; 少於; 慢于; 慢於; 低过; 低過; 落后于; 落後於; 弱于; 逊于; 落后; 跑输; 跑输了; 输给; 薄于; 跌破; 已跌破; 失守; 已低于; 要低于; 差于; 轻于; 便宜于; 更低于; 少过; 慢过',
  higher:
    '贵; 貴; 更贵; 更貴; 高; 大; 多; 更高; 更大; 更多; 为高; 為高; 要高; 较高; 較高; 更强; 更快; 更厚; 领先; 为大; 为多; 更为昂贵; 更昂贵; 昂贵; 为快; 更大一些; 更高一些; 更贵一些; 高一些; 快; 大一些; 多一些; 要贵; 要大; 要多; 要快; 来得高; 来得大; 来得贵; 来得快; 增长更快; 增速更快; 增长得更快',
  lower:
    '便宜; 更便宜; 低; 小; 少; 更低; 更小; 更少; 为低; 為低; 要低; 较低; 較低; 更弱; 更慢; 更薄; 落后; 为小; 为少; 更为便宜; 偏便宜; 为慢; 更小一些; 更低一些; 更便宜一些; 低一些; 小一些; 慢; 便宜一些; 少一些; 要便宜; 要小; 要少; 要慢; 来得低; 来得小; 来得便宜; 来得慢; 增长更慢; 增速更慢; 增长得更慢',
  same: '等于; 等於; 相同; 持平; 等同于',
  than: '比; 较; 較; 相比; 相较; 相較; 与; 與; 相较于; 相对于; 对比',
  by: '了; 达; 達; 为; 為; 幅度为; 幅度為; 了约; 约; 幅度达; 幅度约为; 达到',
  of: '的; 之; 为; 為; 达; 達; 是; 于; 於; 的是; 约; 约为; 也就是',
  at: '在; 于; 於; 以; 按; 处于; 報; 报; 为; 為; 的',
  in: '在; 于; 於; 截至; 截止; 自; 从; 從; 于截至; 在截至; 据; 對於; 对于; 就; 至',
  from: '从; 從; 由; 自',
  to: '改善至; 恶化至; 至; 到; 升至; 增至; 涨至; 漲至; 降至; 跌至; 减至; 減至; 增长至; 增長至; 上升至; 下降至; 增加到; 减少到; 提高到; 上涨至; 下跌至; 提升至; 回落至; 增长到; 升到; 降到; 跌到; 涨到; 增加至; 减少至; 上升到; 下降到; 下滑至; 扩大至; 提高至; 攀升至; 减到; 增到',
  with: '对应; 對應; 同时; 同時; 且; 并; 並; 其中; 另有; 以及; 伴随; 連同; 连同; 而; 并有; 並有; 以及其; 伴以',
  between:
    '在; 介于; 介於; 处于; 處於; 为; 為; 位于; 位於; 于; 於; 从; 從; 由; 站在; 处在; 运行在; 稳居; 位居; 交投在; 同时站在; 稳站',
  moved:
    '之内; 之內; 以内; 以內; 波动; 波動; 之间波动; 之間波動; 之间; 之間; 交易; 之间交易; 之間交易; 区间; 區間; 之间运行; 间波动; 間波動; 浮动; 徘徊; 间; 間; 上落; 之间上落; 之間上落; 震荡; 之间震荡; 的区间内波动; 的区间波动; 区间波动; 區間波動; 間上落; 间运行; 变动; 之间变动; 之間變動',
  versus:
    '相比; 对比; 對比; 较; 較; 比; 与之相比; 相比之下; 相对; 相對; 对; 對; 比较; 比較; 相较于; 相对于; 相较; 对上',
  and: '和; 与; 與; 及; 以及; 、; 并; 並; 且; 同; 跟; 而且; 还有',
  while:
    '而; 但; 但是; 而同期; 尽管; 虽然; 却; 且; 并且; 並且; 同时; 同時; 则; 則; 其; 另外; 其中; 此外; 不过; 不過; 然而; 当前; 当中; 當中; 并; 並; 也; 亦; 另; 反观; 只是; 而且; 与此同时; 相比之下; 反之; 反而; 倒是; 此时; 且其; 而其; 但其; 其后; 不过其',
  now: '目前; 当前; 當前; 现时; 現時; 现在; 現在; 现; 現; 最新; 最近; 也; 亦; 则; 則; 均; 都; 却; 却是; 却仍; 仍然; 依然; 分别; 分別; 已; 同时; 同時; 合计; 当日; 较; 共; 另; 还; 還; 仍; 本身; 其中; 累计; 累計; 总; 如今; 同样; 同樣; 总体; 整体; 整體; 报告期内; 报告期; 上; 上一次; 最后; 最後; 上次; 又; 再; 合共; 总共; 總共; 實際; 实际; 现已; 已经; 已然; 也已; 便; 就; 正; 正在; 尚; 尚且; 期内; 年内; 全年; 全年度; 期间; 该年; 当年; 当期; 此时; 至今; 最终; 共计; 依旧; 维持; 也同样; 也都; 均已; 整体上; 总体上; 实际上; 事实上',
  adjective:
    '最新; 当前; 當前; 目前; 最近; 最近一期; 现时; 現時; 上一; 报告; 实际; 公布; 公佈; 披露的; 最新的; 当前的; 目前的; 的; 总; 整体; 整體; 最近一个; 相应; 相應; 上个; 近期; 已披露; 报告的; 期末; 年末; 年底; 录得的; 錄得的; 实现的; 持有的; 自身; 自身的; 数值; 各自; 各自的; 各自; 自己的; 账面; 手头; 手上; 账面; 賬面; 账上; 賬上; 已公布的; 报告期内; 公布的; 对应的; 最近的; 期内; 年内; 全年; 全年的; 单季; 当期; 当年; 当年的; 该年; 该年的; 账上的; 手上的; 手里的; 上述; 自家; 自家的; 同期; 同期的; 最新公布的; 最新一期; 最近公布的; 整体的; 所持; 所持有的; 名下; 基本的; 现行; 现有',
  lead: '即便如此; 尽管如此; 儘管如此; 值得注意的是; 需要注意的是; 值得一提的是; 从绝对值看; 从相对值看; 综合来看; 整体来看; 總體而言; 單看數據; 单看数据; 在盈利方面; 在估值方面; 在增长方面; 在现金流方面; 在资产负债方面; 在股东回报方面; 股东回报方面; 股東回報方面; 杠杆方面; 流动性方面; 回报方面; 从利润率看; 从杠杆看; 从回报看; 从股价表现看; 股价表现方面; 技术面; 基本面; 现金方面; 毛利方面; 研发方面; 资本开支方面; 横向比较; 纵向比较; 横向来看; 纵向来看; 同期; 相应地; 与之对应; 与之相应; 而且; 反观; 同样; 技术面上; 基本面上; 截至最新收盘; 截至最近收盘; 截至最近一个交易日; 截至最新交易日; 截至目前; 据最新数据; 按最新收盘价; 从规模看; 从盈利看; 从增长看; 从现金流看; 从资产负债看; 从波动看; 从风险看; 按现金流折现; 按自由现金流折现; 按現金流折現; 按现金流折现法; 根据现金流折现; 此外; 另外; 同时; 同時; 其中; 相比之下; 总体来看; 总体而言; 整体而言; 整體而言; 具体来看; 具体而言; 具體而言; 从估值看; 從估值看; 估值方面; 盈利方面; 财务方面; 財務方面; 数据显示; 數據顯示; 资料显示; 資料顯示; 截至目前; 目前; 当前; 現時; 现时; 行情方面; 价格方面; 價格方面; 风险方面; 風險方面; 增长方面; 成长方面; 首先; 其次; 最后; 最後; 再次; 综上; 綜上; 对比来看; 對比來看; 相较之下; 相對而言; 相对而言; 参考; 作为参考; 作為參考; 简而言之; 簡而言之; 总之; 總之; 不过; 不過; 但; 而; 另一方面; 一方面; 按最新数据; 按最新數據; 根据最新数据; 根據最新數據; 根据公司公告; 根据财报; 根據財報; 根据最新财报; 根據最新財報; 财报显示; 財報顯示; 据财报; 據財報; 据最新财报; 按此计算; 按此計算; 就估值而言; 就盈利能力而言; 从数据看; 從數據看; 从财报看; 從財報看; 估值上; 盈利能力方面; 盈利能力上; 现金流方面; 現金流方面; 资产负债方面; 資產負債方面; 资产负债表方面; 如表所示; 如下; 可以看到; 可见; 可見; 从这些数值看; 從這些數值看; 以上; 与此同时; 與此同時; 年报显示; 年報顯示; 公告显示; 数值显示; 規模方面; 规模方面; 股息方面; 分红方面; 市值方面; 波动方面; 波動方面; 盈利能力; 利润方面; 利潤方面; 收入方面; 营收方面; 债务方面; 債務方面; 根据数据; 根據數據; 從估值來看; 从估值来看; 从盈利能力看; 就价格而言; 注意; 请注意; 請注意; 备注; 換言之; 换言之; 也就是说; 今日; 具体; 具體; 从经营看; 从技术面看; 从技术面来看; 从基本面看; 从基本面来看; 从增长来看; 从利润率来看; 从现金流来看; 从杠杆来看; 从回报来看; 从股价来看; 从规模来看; 从风险来看; 从盈利来看; 从偿债能力看; 从偿债能力来看; 从资产负债表看; 从资产负债表来看; 从走势看; 从走势来看; 从股价看; 从分红看; 从分红来看; 从股东回报看; 从股东回报来看; 从流动性看; 从流动性来看; 从季度看; 从季度来看; 从全年看; 从全年来看; 从成长性看; 从成长性来看; 从行情看; 就盈利而言; 就增长而言; 就现金流而言; 就规模而言; 就风险而言; 就股息而言; 就杠杆而言; 就利润率而言; 就走势而言; 技术上; 技术指标上; 技术指标方面; 财务上; 经营上; 业绩方面; 业绩上; 走势上; 股价上; 利润率方面; 毛利率方面; 市盈率方面; 成长性方面; 偿债能力方面; 资产负债表上; 资产负债表显示; 利润表显示; 现金流量表显示; 研发投入方面; 费用方面; 成本方面; 每股数据方面; 短期来看; 长期来看; 中期来看; 短期看; 长期看; 放在一起看; 放眼全年; 横向对比; 纵向对比; 两相比较; 相较而言; 比较而言; 对比之下; 两家对比; 两家公司相比; 可以看出; 由此可见; 不难发现; 换个角度看; 换个角度; 此前; 值得留意的是; 值得关注的是; 需要提醒的是; 应当注意的是; 需留意的是; 要注意的是; 顺带一提; 补充一点; 简单来说; 简单说; 总的来看; 总的来说; 整体上看; 总体上看; 单从估值看; 单看估值; 单看股价; 单看利润率; 单看增长; 若看估值; 看估值; 看盈利; 看增长; 看现金流; 看资产负债表; 看股价; 看走势; 看分红; 看技术面; 看基本面; 看规模; 看利润率; 看债务; 再看; 再看估值; 再看盈利; 再看现金流; 再看资产负债表; 再看股价; 先看; 先看估值; 先看盈利; 先看股价; 先看业绩; 再看业绩; 看业绩; 截至报告期末; 截至期末; 目前来看; 现阶段; 眼下; 在此期间; 相应的; 反过来; 反过来看; 平心而论; 客观地说; 客观来看; 严格来说; 具体说; 具体地说; 据公司披露; 公司披露; 公司财报显示; 公司年报显示; 最新财报显示; 最新年报显示; 季报显示; 最新数据显示; 数据上; 从数字看; 从数字来看; 资本市场上; 二级市场上; 二级市场方面; 盘面上; 行情上; 美股方面; 港股方面; a股方面',
  perShare: '每股; 一股; 每枚',
  times:
    '倍; 倍预期市盈率; 倍远期市盈率; 倍市盈率; 倍市净率; 倍市销率; 倍盈利; 倍收益; 倍市賬率; 倍的市盈率; 倍的市净率; 倍的市销率; 倍的盈利; 倍的收入; 倍销售额; 倍收入; 倍营收; 倍净资产; 倍账面价值',
  respectively: '分别; 分別; 依次',
  unit: '美元; 元; 人民币; 人民幣; 元人民币; 港元; 港币; 港幣; 港元; 股; 天; 年; 点; 點; 次; 个百分点; 百分点; 枚; 笔; 欧元; 歐元; 英镑; 日元; 块; 塊; %; 人; 名',
  asOf: '末; 底; 年末; 年底; 期末; 截至; 截止; 截至到; 于; 於',
  closing: '公布; 公佈; 发布; 發布; 披露; 收盘; 收盤; 收市; 成交; 交易; 报收; 報收; 收报',
  both: '两者; 兩者; 二者; 各',
  report:
    '下次财报日期为; 将于; 下次财报日为; 下次业绩公布日为; 下次財報日期為; 预计于; 預計於; 下次公布业绩的日期为; 下次業績公佈日為; 下次财报将于; 下次业绩将于; 下次業績將於; 將於',
  says: '中提示; 中提示称; 中警告; 中提醒; 中强调; 提示; 提示称; 警告; 警告称; 解释说; 补充说; 补充称; 写明; 提醒; 坦言; 解释称; 称; 稱; 表示; 指出; 写道; 寫道; 披露; 说; 說; 提到; 指; 载明; 載明; 显示; 顯示; 所述; 中称; 中写道; 中指出; 中表示; 提及; 强调; 強調; 认为; 認為; 说明; 說明; 中稱; 中表示; 中披露; 中提到; 中说; 原文为; 原文写道',
  assumed:
    '按你的假设; 按您的假设; 在此假设下; 在此情景下; 在该情景下; 按此假设; 按照你的假设; 在你的假设下; 按你給的假設; 按此假設; 在此假設下; 在此情境下; 按你的数字; 在这一假设下; 在這一假設下; 按给定假设; 在给定假设下; 按給定假設',
  document:
    '年报; 年報; 季报; 季報; 公告; 财报; 財報; 文件; 招股书; 招股書; 半年报; 中期报告; 中期報告; 年度报告; 年度報告; 报告; 報告; 致股东信',
  earlier: '此前; 此前为; 之前为; 较此前; 由',
  former: '前者为; 前者為; 后者为; 後者為; 前者; 后者; 後者; 前者是; 后者是',
  measured: '计; 計; 来看; 來看; 而言; 方面; 看; 衡量; 计算; 测算; 来计算; 来衡量; 来说; 来算; 推算; 折算; 算',
  gap: '尚未公布; 未公布; 尚未宣布; 未宣布; 尚未确定; 尚不清楚; 未知; 暂无数据; 暫無數據; 没有数据; 沒有數據; 无数据; 暂缺; 不可得; 无法计算; 無法計算; 尚无数据; 暂无; 缺失; 不详; 数据缺失; 暂时无法计算; 暂无法计算; 无法算出; 无法得出; 未能计算; 未能算出; 没有披露; 未披露; 尚未披露; 没有可用数据; 暂未披露; 缺乏数据; 缺少数据; 目前没有数据; 目前未知; 暂不可得; 目前无法计算; 目前暂缺; 没有记录; 未见披露; 尚未可知; 尚不可得',
  head: '指标; 指標; 项目; 項目; 数值; 數值; 公司; 期间; 期間; 名称; 名稱; 概览; 概覽; 对比; 對比; 估值; 盈利; 风险; 風險; 行情; 财务; 財務; 利润率; 利潤率; 均线; 均線; 技术面; 技術面; 基本面; 结论; 結論; 总结; 總結; 来源; 來源; 增长; 增長; 盈利能力; 股息; 表现; 表現; 要点; 要點; 项; 资产负债表; 現金流; 现金流; 利润表; 价格; 說明; 说明; 概述; 走势; 走勢',
  modifier:
    '大约; 大約; 约; 約; 大致; 大概; 差不多; 约为; 約為; 约是; 大约为; 大約為; 约合; 左右; 上下; 仅; 僅; 只; 仅仅; 僅僅; 只有; 仅有; 僅有; 仅为; 僅為; 只为; 只是; 有所; 高达',
  keep: '保留; 留存',
  into: '',
  over: '之上; 上方; 以上; 上; 以上水平',
  under:
    '之下; 下方; 以下; 以下水平; 下面; 仍有距离; 有一定差距; 有一定距离; 仍有差距; 还有距离; 还有差距; 仍有一段距离; 有差距; 有距离; 仍有一定距离; 仍有一定差距; 尚有距离; 尚有差距; 还有一段距离; 有一段距离',
  concede: '尽管; 盡管; 儘管; 虽然; 雖然; 虽说; 虽; 雖; 即便',
  imply: '意味着; 隐含; 隱含; 对应; 對應; 相当于; 显示; 意味着有; 对应着; 隐含着; 暗示',
  fallTo: '下行空间; 下行空間; 下跌空间; 下跌空間; 下跌幅度',
  assume: '采用; 採用; 使用; 假设; 假設; 取; 取值; 设为; 基于',
  leave: '由此得出; 因此; 即; 从而; 得出; 得到; 剩下; 剩余; 也就是; 形成',
  ownShares: '自身股份; 自家股票; 股份; 股票',
  due: '预计于; 預計於; 预计将于; 预计在; 定于; 定於; 在; 安排在; 为; 将于; 將於; 于; 於',
  portion: '占; 相当于; 相當於; 约占; 等于; 等於; 即; 占到; 约等于; 也就是',
  flat: '基本持平; 大致持平; 持平; 变化不大; 變化不大; 基本不变; 基本稳定; 大致稳定; 保持稳定; 几乎持平; 大体持平; 基本相当; 相差无几; 变动不大; 波动不大; 基本平稳; 大致相当; 几乎没变; 几乎不变; 基本没变; 几乎没有变化; 变化不大; 没什么变化; 波动很小',
  valued: '改善; 改善了; 好转; 好轉; 恶化; 惡化; 转差; 轉差; 有所改善; 有所恶化; 变差; 变好; 明显改善; 明显恶化',
  apart:
    '距; 距离; 距離; 离; 離; 较; 較; 自; 比; 从; 從; 相比; 相较; 相較; 距其; 距离其; 较其; 比其; 离其; 相对其; 相比其',
  away: '',
  appraise: '',
  poss: '的; 之',
  most: '最高; 最大; 最多; 最贵; 最宽; 最快; 最强; 最好; 最佳; 居首; 排名第一; 排第一; 位居第一; 居第一位',
  least: '最低; 最小; 最少; 最便宜; 最窄; 最慢; 最弱; 最差; 垫底; 居末',
  followedBy: '其次是; 其次为; 其后是; 其后为; 随后是; 再次是; 之后是; 其次',
  descending: '从高到低; 由高到低; 从大到小; 由大到小; 从高至低; 由高至低; 从多到少',
  ascending: '从低到高; 由低到高; 从小到大; 由小到大; 从低至高',
  despite: '',
  sequential: '环比; 較上季; 较上季; 较上季度; 较上一季度; 按季; 与上季度相比; 与上一季度相比; 比上季度; 较前一季度',
  steadily: '逐年; 连年; 连续; 连续多年; 持续; 逐年持续',
  absent: '',
  present: '',
  market: '市场给予; 投资者给予; 市场为',
};

/** Every licensed word or phrase in small letters, with what it may do. */
export const words: ReadonlyMap<string, ReadonlySet<Role>> = (() => {
  const found = new Map<string, Set<Role>>();
  const add = (entry: string, role: Role): void => {
    const known = found.get(entry) ?? new Set();
    known.add(role);
    found.set(entry, known);
  };
  for (const role of ['up', 'down'] as const) movingVerbs[role].forEach((form) => add(form, role));
  movingTo.forEach((form) => add(form, 'to'));
  for (const kind of ['group', 'history'] as const) for (const text of rankWords[kind].keys()) add(text, kind);
  for (const table of [english, chinese]) {
    // Both tables are written over all roles; the type says so.
    for (const [role, list] of Object.entries(table) as [FigureRole, string][]) {
      for (const entry of list.split(';').map((one) => one.trim())) {
        if (entry !== '') add(entry, role);
      }
    }
  }
  return found;
})();
