import { localText } from '@plumbline/model/local-text';

/** What the page that checks itself says about the check. */
export const capsuleWords = {
  checking: localText(
    'Checking every figure of this page on this machine, without a network.',
    '正在本机离线核对本页的全部数值。',
    '正在本機離線核對本頁的全部數值。',
  ),
  good: localText(
    'Checked on this machine, without a network: every computed figure came out again, and nothing on this page has been changed.',
    '已在本机离线核对，全部计算数值均可复算，本页内容未被改动。',
    '已在本機離線核對，全部計算數值均可複算，本頁內容未被改動。',
  ),
  goodStrategy: localText(
    'Checked on this machine, without a network: the key figures, the hurdle of luck and the verdict came out again from the curve and the count of tries, and nothing on this page has been changed. The other checks need the prices.',
    '已在本机离线核对，关键数据、运气门槛与结论均可由净值曲线和尝试次数复算，本页内容未被改动。其余检验需要行情才能复算。',
    '已在本機離線核對，關鍵數據、運氣門檻與結論均可由淨值曲線和嘗試次數複算，本頁內容未被改動。其餘檢驗需要行情才能複算。',
  ),
  bad: localText(
    'Do not trust this page: something on it has been changed.',
    '请勿采信本页，其内容已被改动。',
    '請勿採信本頁，其內容已被改動。',
  ),
  revised: localText(
    'Some figures rest on prices that their source has revised since; they are marked and were not computed again.',
    '部分数值所依据的价格已被来源修订，已作标记且未复算。',
    '部分數值所依據的價格已被來源修訂，已作標記且未複算。',
  ),
  noScript: localText(
    'The check needs scripts, which are switched off here.',
    '核对需要启用脚本，当前已关闭。',
    '核對需要啟用指令碼，目前已關閉。',
  ),
} as const;
