import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** What markets call things that no figure of the catalogue stands for: https://www.spglobal.com/spdji, https://www.csindex.com.cn, https://www.hsi.com.hk */
export const marketTerms: Readonly<Record<string, { readonly title: LocalText; readonly text: LocalText }>> = {
  constituents: {
    title: localText('Members of an index', '指数成分股', '指數成份股'),
    text: localText(
      'An index is worked out from its members, which its provider reviews on fixed dates. The S&P 500 has about 500 US companies, the Nasdaq-100 about 100 companies without financials, the Dow 30; the CSI 300 has 300 from both Shanghai and Shenzhen, the SSE 50 has 50 from Shanghai alone, the STAR 50 has 50 of the STAR market; the Hang Seng has some 80 to 100.',
      '指数由其成分股计算得出，编制机构按固定日期调整名单。标普 500 约有 500 家美国公司，纳斯达克 100 约有 100 家非金融公司，道琼斯有 30 家；沪深 300 有 300 只，来自上海和深圳两个市场，上证 50 有 50 只，全部来自上海，科创 50 有 50 只，来自科创板；恒生指数约有 80 至 100 只。',
      '指數由其成份股計算得出，編制機構按固定日期調整名單。標普 500 約有 500 家美國公司，納斯達克 100 約有 100 家非金融公司，道瓊斯有 30 家；滬深 300 有 300 隻，來自上海與深圳兩個市場，上證 50 有 50 隻，全部來自上海，科創 50 有 50 隻，來自科創板；恒生指數約有 80 至 100 隻。',
    ),
  },
  indexWeight: {
    title: localText('Weight in an index', '指数权重', '指數權重'),
    text: localText(
      'How much one member moves an index. Most indices weigh members by the market value of their freely traded shares, so the largest weigh many times the average, some with an upper limit on one member; the Dow weighs them by share price. Members weigh the same only in an equal-weight index.',
      '单一成分股对指数的影响程度。多数指数按自由流通市值加权，因此最大的成分股权重远高于平均，部分指数对单一成分股设上限；道琼斯按股价加权。只有等权指数的成分股权重相同。',
      '單一成份股對指數的影響程度。多數指數按自由流通市值加權，因此最大的成份股比重遠高於平均，部分指數對單一成份股設上限；道瓊斯按股價加權。只有等權指數的成份股比重相同。',
    ),
  },
};
