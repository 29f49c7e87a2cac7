/** Words of remarks that name nobody and nothing that happened: notions, figures, the writer's work, what joins them. */
const english = `
a an any the this that these those each both either neither it its they their them one ones other others another such some more most
less least much many few several all none only also still even just too very quite rather fairly largely heavily mainly partly simply
ultimately overall alone itself themselves own same different similar higher lower high low larger smaller large small faster slower fast
slow longer shorter long short better worse good bad strong weak early late further closer wider current recent past future latest next
last previous first second main key real open central biggest big important useful natural sensible logical good reasonable fair worth
likely possible clear unclear uncertain hard difficult easy enough little room full fuller complete cautious patient conservative
long-term short-term fully already not no nor never and or but so yet as if unless whether because since although though while whereas
than then when where which who whose what why how once until of on in at to for from with without by about between over under across
against into within per out up down off is are was were be been being am do does did have has had having may might can could would
should will cannot need needs
i we you me us my our your
company companies business businesses stock stocks share shares firm firms investor investors reader readers buyer buyers holder holders
shareholder shareholders analyst analysts market markets sector industry peer peers competitor competitors
growth margin margins valuation valuations multiple multiples p/e ratio ratios premium discount yield yields dividend dividends payout
payouts buyback buybacks debt debts leverage cash flow flows earnings profit profits profitability revenue revenues sales income return
returns cost costs spending expenditure capital investment investments price prices value values volatility risk risks reward rate rates
interest inflation expectation expectations estimate estimates forward trailing assumption assumptions forecast forecasts model models
dcf range ranges point points trend trends improvement improvements decline change changes difference differences gap momentum
performance results result report reports filing filings statement statements figure figures number numbers data segment segments
quarter quarters quarterly annual year years fiscal period periods date dates month months week history basis level levels comparison
comparisons picture view conclusion conclusions judgement question questions issue point issues uncertainty unknown answer answers case
thesis argument reason reasons explanation explanations reading cause causes source sources effect factor factors step steps check sense
detail details context evidence information analysis accounting policies policy standards currency
timing time horizon tolerance needs goal goals income-oriented quality stability bargain cheap expensive priced justified attractive
indebted leveraged mature profitable sensitive meaningful comparable exact reliable sustainable guaranteed available based restated revised
outdated stale verified identified confirmed confirm explained known seen read treated taken supported met held used made drawn
depend depends rest rests hinge hinges matter matters remain remains stay stays hold holds continue continues last lasts slow slows recover
recovers improve improves widen narrow persist pay pays paying paid reflect reflects mean means suggest suggests indicate indicates imply
implies leave leaves look looks seem seems appear appears feel feels come comes pressure change justify justifies support supports sustain
exceed keep keeps care cares prefer prefers favour favor wait waits want wants ask asking look compare compares checking check checks
review reviewing consider considering see seeing know knowing read reading tell tells say says show shows explain explains clarify clarifies
settle settles help helps include includes contain contains cover covers miss misses add adds make makes create creates draw call lead leads
differ differs end ends follow line up rise rises rose fall falls fell grow grows grew brought forward cut reduced raised reach
disappointment error errors mistake mistakes caution care doubt doubts surprise surprises surprised
lot deal thing things way ways side sides part parts kind end term terms word words hand
on-balance like-for-like apples-to-apples close closing today now currently here there yet again before after first
recommendation advice buy sell financial
comment comments changed moved close closest nearest like whole sheet operating gross net equity spend pick look create created value-adding useful
future past-due ready quoted reported published filed audited clearer larger-than-usual one-off seasonal
`;
const chinese = `
如果 若 假如 倘若 一旦 要是 只要 除非 即使 就算 虽然 尽管 但 但是 不过 然而 而 而是 而不是 而非 因此 所以 故 则 那么 并 且 并且 而且 也 亦 还 仍 仍然 依然 都 均 就 才 只 仅 仅仅 更 更为 较 较为 相对 比较 非常 十分 相当 很 最 主要 关键 核心 真正 根本 归根结底 最终 总体 整体 总的来说 整体而言 换言之 简而言之 不妨 或者 或 及 和 与 以及 对 对于 关于 在 于 从 由 向 为 是 即 有 没有 无 无法 未能 不 未 未必 不一定 并不 并非 不会 不能 不足以 不等于 不代表 不说明 不意味着 不意味 难以 难 可能 也许 或许 可 可以 能 能够 能否 是否 会 会否 应 应当 应该 宜 需 需要 必要 值得 有待 取决于 视乎 看 来看 看来 而言 来说 之 的 了 得 地 着 过 这 这些 那 那些 此 该 其 以上 上述 这里 目前 现时 现在 当前 现有 日后 之后 未来 将来 过去 过往 以往 最近 近期 短期 长期 单 单凭 仅凭 单看 光看 本身 自身 自己 一 一个 一家 一年 一季 一定 单一 单个 单年 单季 两 两家 两间 两者 二者 三 各 每 某 某些 一些 部分 全部 所有 任何 不同 相同 同样 类似 一样 更高 更低 较高 较低 高 低 更大 更小 大 小 更多 更少 多 少 更好 更差 好 差 更强 更弱 强 弱 更快 更慢 快 慢 长 短 贵 便宜 合理 审慎 谨慎 保守 稳健 充分 完整 可靠 清晰 明确 明显 敏感 准确 可比 有限 重要 有用 
公司 企业 股票 股份 个股 投资者 投资人 股东 市场 行业 同业 同行 竞争对手 读者
增长 增速 成长 利润率 毛利率 净利率 利润 盈利 盈利能力 收益 收入 营收 业绩 估值 倍数 市盈率 市净率 市账率 市销率 溢价 折价 折让 股息 股息率 高股息 派息 分红 派息比率 回购 回报 负债 债务 杠杆 现金 现金流 现金流量表 资产负债表 利润表 成本 支出 开支 资本开支 投入 投资 价格 股价 价值 波动 波动性 风险 利率 通胀 预期 预测 假设 模型 区间 范围 点 趋势 改善 下滑 变化 变动 差异 差距 表现 结果 结论 判断 解读 解释 原因 来源 因素 影响 问题 答案 数字 数据 财务数据 分部 分部数据 季度 季度数据 季报 年报 财报 业绩报告 公告 公司公告 报告 指标 口径 会计 会计政策 会计年度 财年 财政年度 截止日期 截止日 结算日 时间 时点 阶段 周期 信息 资料 证据 样本 比较 对比 分析 研究 机会 安全边际 保证 承诺 建议 依据 参考 用途 目标 期限 承受能力 偏好 性质 质量 业务 特殊情况
下一步 下一份 进一步 查看 看看 留意 关注 观察 核对 确认 检查 对照 了解 考虑 等待 选择 更看重 看重 偏好 偏向 追求 接受 承受 承压 受压 面临 面对 压力 维持 保持 持续 延续 继续 放缓 加快 回升 回落 上升 下降 改变 调整 修订 重述 更新 滞后 过时 兑现 支撑 支持 反映 说明 意味着 意味 代表 显示 表明 解答 判定 断定 断言 得出 归因 归结 使用 采用 基于 根据 取自 来自 包含 包括 涵盖 缺少 缺乏 提供 披露 构成 属于 作为 视为 当作 看作 视 理解 显得 带来 转化 合适 适合 需要我 要不要 我 我们 你 您 想 希望 帮 再 先 吗 呢 中 里 内 一下 一些 一点 一起 今后 稍后 更多 买卖 投资建议 供 仅供 市况 高位 高企 水平 空间 位置
`;

const listed = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
export const englishRemarkWords: ReadonlySet<string> = new Set(listed(english));
const chineseRemarkWords: ReadonlySet<string> = new Set(listed(chinese));
const longest = Math.max(...[...chineseRemarkWords].map((word) => word.length));

/** Whether a Chinese clause is made of such words alone. */
export function isOfRemarkWords(text: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (let to = at + 1; to <= Math.min(text.length, at + longest); to += 1) {
      if (chineseRemarkWords.has(text.slice(at, to))) reached.add(to);
    }
  }
  return reached.has(text.length);
}
