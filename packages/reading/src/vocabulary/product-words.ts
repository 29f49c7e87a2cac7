import { readRows } from './rows.ts';

/** What the product calls its own things, which a question may ask the meaning of. */
export const productRows = `
kind | id | name | unit | en | zh | hk
term | verdict | - | - | verdict; the verdict; verdicts; the verdicts; robustness verdict; the verdict on a strategy; robust or not | 策略结论; 稳健性结论; 稳健性检验; 回测结论; 结论 | 策略結論; 穩健性結論; 穩健性檢驗; 結論
term | simulatedData | - | - | simulated; simulated data; simulated market; simulated prices; simulated badge; simulated label; made-up data; synthetic data | 合成数据; 模拟数据; 模拟行情; 模拟市场; 模拟; 合成行情 | 合成數據; 模擬數據; 模擬市場; 模擬行情; 模擬
term | receipt | - | - | receipt; receipts; the receipt; a receipt; figure's receipt; proof of a figure | 凭证; 依据; 数值依据; 数值的依据 | 憑證; 依據; 數值依據
term | reportRating | - | - | rating; ratings; the rating; the ratings; a rating; your rating; the rating scale; rating scale; ratings here; overall rating; score in the report | 评级; 评级标准; 评级等级; 你的评级 | 評級; 評級標準
term | reportConfidence | - | - | confidence; the confidence; confidence level; confidence score; confidence in a report; conviction | 置信度; 信心度 | 置信度; 信心度
term | withheldFigure | - | - | withheld; figure withheld; withheld figure; withheld figures; withheld sentence | 不予显示; 未显示的数值; 数值不予显示; 未采用的数值 | 不予顯示; 數值不予顯示; 未採用的數值
term | paperTrading | - | - | paper; paper trading; paper portfolio; paper account; paper money | 模拟盘; 模拟交易; 纸上交易 | 模擬盤; 模擬交易; 模擬倉
term | trackRecord | - | - | track record; signal ledger; ledger; the ledger; hash chain | 账本; 信号账本; 信号记录 | 賬本; 訊號賬本; 訊號紀錄
term | signalOpinion | - | - | signal; signals; trading signal; trading signals | 信号; 交易信号 | 訊號; 交易訊號
term | dataArchive | - | - | archive; archive mode; data archive | 归档; 归档模式; 数据归档 | 歸檔; 歸檔模式
term | outOfSample | - | - | out of sample; out-of-sample; out of sample period | 样本外; 样本外检验 | 樣本外
term | blendedValue | - | - | blended value; value by all methods; all methods together; weighted value | 综合价值; 加权价值; 各方法加权 | 綜合價值; 加權價值
`;

export const productTerms: ReadonlySet<string> = new Set(readRows(productRows).map(([{ id }]) => id));
