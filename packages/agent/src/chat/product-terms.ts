import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

interface ProductTerm {
  readonly title: LocalText;
  readonly text: LocalText;
}

/** What the product calls its own things, as it explains them when asked. */
export const productTerms: Readonly<Record<string, ProductTerm>> = {
  verdict: {
    title: localText('Verdict', '结论', '結論'),
    text: localText(
      'How far the back-test of a strategy can be believed: robust, promising but not proven, fragile, likely luck, or not enough data. It rests on checks after costs: the part of the history that was not used to choose the rules, chance after all variants that were tried, costs, and how much hangs on single trades or years. It says nothing of the future.',
      '策略回测的可信程度：稳健、有潜力但尚未证实、脆弱、可能是运气，或数据不足。依据为扣除成本后的各项检查：未用于选择规则的那段历史、计入所有尝试后的偶然性、成本，以及结果是否取决于个别交易或年份。它不预示未来。',
      '策略回測的可信程度：穩健、有潛力但尚未證實、脆弱、可能是運氣，或數據不足。依據為扣除成本後的各項檢查：未用於選擇規則的那段歷史、計入所有嘗試後的偶然性、成本，以及結果是否取決於個別交易或年份。它不預示未來。',
    ),
  },
  simulatedData: {
    title: localText('Simulated data', '合成数据', '合成數據'),
    text: localText(
      'Prices and statements that were computed so that everything can be tried without a network. They have the names and rules of real markets and none of their real figures. Whatever rests on them is marked as simulated; nothing can be concluded from it about a real company.',
      '为在没有网络时也能试用而生成的价格与报表：名称与规则取自真实市场，数值则不是真实数值。凡以此为依据的内容都标为合成数据，不能据此判断真实公司。',
      '為在沒有網絡時亦可試用而產生的價格與報表：名稱與規則取自真實市場，數值則並非真實數值。凡以此為依據的內容都標為合成數據，不能據此判斷真實公司。',
    ),
  },
  receipt: {
    title: localText('Receipt', '凭证', '憑證'),
    text: localText(
      'What opens behind a figure: where it comes from, the day it is of and the day it became known, and, where it was computed, the formula with every input. A figure without one is not shown.',
      '点开数值后看到的内容：来源、所属日期、公开日期；若为计算所得，还有公式与全部输入。没有依据的数值不予显示。',
      '點開數值後看到的內容：來源、所屬日期、公開日期；若為計算所得，還有公式與全部輸入。沒有依據的數值不予顯示。',
    ),
  },
  reportRating: {
    title: localText('Rating', '评级', '評級'),
    text: localText(
      'The conclusion of a report in one word, from buy to sell. Rules make it, the same for every company: value against price, quality, momentum and risk give points with fixed weights, and the gap between value and price limits how far it may go. The report shows the points. It is no advice.',
      '报告用一个词给出的结论，从买入到卖出。由对所有公司相同的规则得出：价值与价格之比、质量、动量与风险按固定权重计分，价值与价格的差距限定其上下界。报告列出各项得分。评级不是投资建议。',
      '報告用一個詞給出的結論，由買入到沽出。由對所有公司相同的規則得出：價值與價格之比、質素、動量與風險按固定權重計分，價值與價格的差距限定其上下限。報告列出各項得分。評級並非投資建議。',
    ),
  },
  reportConfidence: {
    title: localText('Confidence', '置信度', '置信度'),
    text: localText(
      'How much of the data behind a report is known and how far the valuation methods agree. It is not the chance of being right.',
      '报告所依据数据的完整程度，以及各估值方法的一致程度。它不是判断正确的概率。',
      '報告所依據數據的完整程度，以及各估值方法的一致程度。它不是判斷正確的概率。',
    ),
  },
  withheldFigure: {
    title: localText('Withheld', '不予显示', '不予顯示'),
    text: localText(
      'Left out because it could not be shown to be true: a figure that failed a check or has no source, or a sentence of a language model that says more than the figures do. The reason stands beside it; the count is shown with the answer.',
      '因无法证实而未采用的内容：未通过核对或没有来源的数值，或语言模型写出的、超出数值所能说明的句子。原因列于其旁，回答会注明数量。',
      '因無法證實而未採用的內容：未通過核對或沒有來源的數值，或語言模型寫出、超出數值所能說明的句子。原因列於其旁，回答會註明數量。',
    ),
  },
  paperTrading: {
    title: localText('Paper trading', '模拟盘', '模擬盤'),
    text: localText(
      'An account without money: from the day a strategy is switched on it does what the signals say, by the rules and costs of the market. No order is sent anywhere.',
      '不含真实资金的账户：自策略启用之日起，按市场的规则与成本执行信号。不会向任何地方下单。',
      '不含真實資金的賬戶：自策略啟用之日起，按市場的規則與成本執行訊號。不會向任何地方落盤。',
    ),
  },
  trackRecord: {
    title: localText('Ledger', '账本', '賬本'),
    text: localText(
      'The list of all signals with their outcomes. Entries are only added, each sealed with the hash of the one before, so that a later change can be seen. The track record is counted from it, losses included.',
      '全部信号及其结果的清单。只能追加，每条都含前一条的哈希值，因此事后改动可被发现。战绩由此统计，亏损也在内。',
      '全部訊號及其結果的清單。只能追加，每條都含前一條的雜湊值，因此事後改動可被發現。往績由此統計，虧損亦在內。',
    ),
  },
  signalOpinion: {
    title: localText('Signal', '信号', '訊號'),
    text: localText(
      'What a strategy that is switched on says after a close: direction, size and the price it was said at. It is written down before its outcome is known and is never changed. It is no order.',
      '已启用的策略在收盘后给出的判断：方向、仓位与当时的参考价。在结果未知时即写入记录，此后不再改动。信号不是订单。',
      '已啟用的策略在收市後給出的判斷：方向、倉位與當時的參考價。在結果未知時即寫入紀錄，其後不再改動。訊號並非訂單。',
    ),
  },
  dataArchive: {
    title: localText('Archive', '归档', '歸檔'),
    text: localText(
      'All data of one day in one file. A server that opens it asks no outside source, and every figure is as of the day of the archive.',
      '某一天的全部数据存为一个文件。服务器打开归档后不访问外部来源，所有数值均截至归档当日。',
      '某一天的全部數據存為一個檔案。伺服器開啟歸檔後不訪問外部來源，所有數值均截至歸檔當日。',
    ),
  },
  outOfSample: {
    title: localText('Out of sample', '样本外', '樣本外'),
    text: localText(
      'The last part of the history, which was not used to choose the rules of a strategy. What a strategy earned there tells more than what it earned where its rules were chosen.',
      '历史数据中未用于选择策略规则的最后一段。策略在这一段的表现，比在选择规则的那一段更能说明问题。',
      '歷史數據中未用於選擇策略規則的最後一段。策略在這一段的表現，比在選擇規則的那一段更能說明問題。',
    ),
  },
  blendedValue: {
    title: localText('Value by all methods', '综合价值', '綜合價值'),
    text: localText(
      'What a share is worth by every valuation method that fits the company, weighted by fixed weights for its kind of business. Methods that do not apply leave their weight to the others; the report lists each with its value and its weight.',
      '按适合该公司的各估值方法计算、并按其业务类型的固定权重加权得到的每股价值。不适用的方法把权重让给其余方法；报告列出每种方法的价值与权重。',
      '按適合該公司的各估值方法計算、並按其業務類型的固定權重加權得到的每股價值。不適用的方法把權重讓予其餘方法；報告列出每種方法的價值與權重。',
    ),
  },
};
