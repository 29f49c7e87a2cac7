/** As the English ones. */
export const chineseQuestions = `
英伟达下次什么时候公布业绩 | events symbol=US:NVDA
比特币什么时候减半 | events symbol=CRYPTO:BTC-USD
茅台什么时候分红 | events symbol=SH:600519
騰訊下次業績日期 | events symbol=HK:00700
英伟达现在怎么样 | quote symbol=US:NVDA
苹果股价多少 | quote symbol=US:AAPL
茅台 | quote symbol=SH:600519
看一下腾讯的走势 | quote symbol=HK:00700
比特币价格 | quote symbol=CRYPTO:BTC-USD
特斯拉最新报价是多少 | quote symbol=US:TSLA
画出微软的K线 | quote symbol=US:MSFT
600519 多少钱 | quote symbol=SH:600519
阿里巴巴的图表 | quote symbol=HK:09988
騰訊現在怎樣 | quote symbol=HK:00700
比亚迪怎么样 | quote symbol=SZ:002594
宁德时代现在的价格 | quote symbol=SZ:300750
NVDA现在多少钱 | quote symbol=US:NVDA
以太坊走势图 | quote symbol=CRYPTO:ETH-USD
滙豐股價 | quote symbol=HK:00005
英伟达的营业利润率是多少 | figure symbol=US:NVDA metrics=operatingMargin
苹果的营收是多少 | figure symbol=US:AAPL metrics=revenue
苹果 2023 年的营收 | figure symbol=US:AAPL metrics=revenue periods=FY2023
茅台2024年净利润 | figure symbol=SH:600519 metrics=netIncome periods=FY2024
微软的市盈率 | figure symbol=US:MSFT metrics=priceToEarnings
茅台市盈率是多少 | figure symbol=SH:600519 metrics=priceToEarnings
摩根大通的市净率 | figure symbol=US:JPM metrics=priceToBook
腾讯的市值有多大 | figure symbol=HK:00700 metrics=marketCap
腾讯自由现金流 | figure symbol=HK:00700 metrics=freeCashFlow
可口可乐的股息率 | figure symbol=US:KO metrics=dividendYield
中国平安的股息率是多少 | figure symbol=SH:601318 metrics=dividendYield
特斯拉每股收益 | figure symbol=US:TSLA metrics=epsDiluted
英特尔有多少债务 | figure symbol=US:INTC metrics=totalDebt
比亚迪的毛利率 | figure symbol=SZ:002594 metrics=grossMargin
宁德时代毛利率和净利率 | figure symbol=SZ:300750 metrics=grossMargin,netMargin
茅台的ROE是多少 | figure symbol=SH:600519 metrics=returnOnEquity
苹果的净资产收益率 | figure symbol=US:AAPL metrics=returnOnEquity
比特币的波动率 | figure symbol=CRYPTO:BTC-USD metrics=volatility
以太坊最大回撤 | figure symbol=CRYPTO:ETH-USD metrics=maxDrawdown
特斯拉的贝塔系数 | figure symbol=US:TSLA metrics=beta
英伟达的夏普比率是多少 | figure symbol=US:NVDA metrics=sharpe
腾讯52周最高是多少 | figure symbol=HK:00700 metrics=high52w
亚马逊的资本开支 | figure symbol=US:AMZN metrics=capitalExpenditure
微软研发费用 | figure symbol=US:MSFT metrics=researchSpending
英伟达营收增速 | figure symbol=US:NVDA metrics=revenueGrowth
比亚迪存货 | figure symbol=SZ:002594 metrics=inventory
微软商誉有多少 | figure symbol=US:MSFT metrics=goodwill
苹果的流动比率 | figure symbol=US:AAPL metrics=currentRatio
特斯拉今年以来涨了多少 | figure symbol=US:TSLA metrics=totalReturn periods=2026-01-01..2026-11-20
比特币近一年回报 | figure symbol=CRYPTO:BTC-USD metrics=totalReturn periods=last 1 years
騰訊的營業利潤率 | figure symbol=HK:00700 metrics=operatingMargin
滙豐的市賬率 | figure symbol=HK:00005 metrics=priceToBook
阿里的现金流 | figure symbol=HK:09988 metrics=operatingCashFlow
腾讯的回购 | figure symbol=HK:00700 metrics=shareRepurchases
谷歌有多少现金 | figure symbol=US:GOOGL metrics=cash
特斯拉风险大吗 | figure symbol=US:TSLA metrics=volatility,maxDrawdown,beta
英特尔赚钱吗 | figure symbol=US:INTC metrics=netMargin
比亚迪财务状况怎么样 | figure symbol=SZ:002594 metrics=totalDebt,netDebt,currentRatio
茅台的业绩 | figure symbol=SH:600519 metrics=netIncome
腾讯基本面如何 | quote symbol=HK:00700
奈飞表现如何 | quote symbol=US:NFLX
比较英伟达和 AMD | compare symbols=US:NVDA,US:AMD
对比苹果和微软 | compare symbols=US:AAPL,US:MSFT
腾讯和阿里哪个更便宜 | compare symbols=HK:00700,HK:09988
比特币和以太坊的波动率哪个更高 | compare symbols=CRYPTO:BTC-USD,CRYPTO:ETH-USD metrics=volatility
英伟达、AMD、英特尔的市盈率 | compare symbols=US:NVDA,US:AMD,US:INTC metrics=priceToEarnings
茅台与宁德时代对比 | compare symbols=SH:600519,SZ:300750
比較騰訊與阿里巴巴的營業利潤率 | compare symbols=HK:00700,HK:09988 metrics=operatingMargin
苹果跟谷歌的毛利率相比 | compare symbols=US:AAPL,US:GOOGL metrics=grossMargin
特斯拉和比亚迪的营收 | compare symbols=US:TSLA,SZ:002594 metrics=revenue
英伟达值多少钱 | valuation symbol=US:NVDA
苹果的估值 | valuation symbol=US:AAPL
茅台被高估了吗 | figure symbol=SH:600519 metrics=priceToEarnings
可口可乐低估了吗 | figure symbol=US:KO metrics=priceToEarnings
微软的内在价值是多少 | valuation symbol=US:MSFT
如果每年增长 8%，微软值多少钱 | valuation symbol=US:MSFT growth=0.08
假设增长率为5%，苹果值多少 | valuation symbol=US:AAPL growth=0.05
按折现率 9% 给谷歌估值 | valuation symbol=US:GOOGL discountRate=0.09
英伟达增长率12%折现率10%时值多少 | valuation symbol=US:NVDA growth=0.12 discountRate=0.1
好市多贵不贵 | figure symbol=US:COST metrics=priceToEarnings
蘋果的公允價值 | valuation symbol=US:AAPL
写一份苹果的研究报告 | report symbol=US:AAPL
分析一下特斯拉 | report symbol=US:TSLA
帮我研究一下英伟达 | report symbol=US:NVDA
茅台深度分析 | report symbol=SH:600519
寫一份騰訊的報告 | report symbol=HK:00700
特斯拉有什么新闻 | news symbol=US:TSLA
苹果最近的消息 | news symbol=US:AAPL
英特尔为什么跌 | news symbol=US:INTC
比特币怎么回事 | news symbol=CRYPTO:BTC-USD
騰訊的新聞 | news symbol=HK:00700
哪些股票市盈率低于 15 | screen
筛选股息率高的股票 | screen
找出负债低的公司 | screen
有没有什么便宜的股票 | screen
我的策略回测结果怎么样 | backtest
回测表现如何 | backtest
我的策略表现怎么样 | signals
看看“均线金叉”的回测 | backtest strategy=golden
我的回测可信吗 | verdict
我的策略靠谱吗 | verdict
是不是过拟合了 | verdict
策略的结论是什么 | verdict
给我的策略挑毛病 | critique
RSI 低于 30 买入英伟达，高于 70 卖出 | propose-strategy
苹果50日均线上穿200日均线时买入，下穿时卖出 | propose-strategy
茅台突破20日高点买入，跌破10日低点卖出 | propose-strategy
每月买入动量最强的10只股票 | propose-strategy
比特币跌破 20 日均线就卖出 | propose-strategy
启用我的策略 | switch-strategy to=active
开启策略信号 | switch-strategy to=active
暂停我的策略 | switch-strategy to=paused
关闭信号 | switch-strategy to=paused
啟用我的策略 | switch-strategy to=active
我的信号表现如何 | signals
最新信号 | signals
有新信号吗 | signals
我的命中率 | signals
我的訊號怎樣 | signals
600519 的涨跌停规则是什么 | rules symbol=SH:600519
腾讯一手多少股 | rules symbol=HK:00700
滙豐的印花稅 | rules symbol=HK:00005
宁德时代的交易规则 | rules symbol=SZ:300750
茅台的交易时间 | rules symbol=SH:600519
宁德时代 2024-01-05 的交易规则 | rules symbol=SZ:300750 date=2024-01-05
腾讯现在开市了吗 | rules symbol=HK:00700
1200 * 1.07^10 等于多少 | calculate expression=1200 * 1.07^10
240 的 15% 是多少 | calculate sum=shareOf values=share=0.15,of=240
计算 (3 + 4) * 12 | calculate expression=(3 + 4) * 12
100÷7 | calculate expression=100÷7
什么是夏普比率 | define terms=sharpe
什么是市盈率 | define terms=priceToEarnings
最大回撤是什么意思 | define terms=maxDrawdown
解释一下自由现金流 | define terms=freeCashFlow
什么是RSI | define terms=rsi
MACD是什么 | define terms=macd
净资产收益率怎么算 | define terms=returnOnEquity
甚麼是股息率 | define terms=dividendYield
数据来源正常吗 | data-health
数据源状态 | data-health
数据从哪里来 | data-health
该不该买英伟达 | refuse-advice
特斯拉能买吗 | refuse-advice
推荐一只股票 | refuse-advice
明天苹果会涨吗 | refuse-forecast
预测比特币价格 | refuse-forecast
茅台目标价 | valuation symbol=SH:600519
帮我买 100 股苹果 | refuse-order
稳赚不赔的股票 | refuse-advice
你好 | greeting
你能做什么 | help
谢谢 | thanks
它值多少钱 | ask
`;
