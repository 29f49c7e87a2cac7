/** Sectors, indices, boards and markets. */
export const groupRows = `
kind | id | name | unit | en | zh | hk
sector | Banks | Banks | - | banks; banking; bank stocks | 银行; 银行股 |
sector | Financials | Financials | - | financials; financial stocks; finance | 金融; 金融股 |
sector | Insurance | Insurance | - | insurers; insurance | 保险; 保险股 |
sector | Brokers | Brokers | - | brokers; brokerages | 券商; 证券 |
sector | RealEstate | RealEstate | - | real estate; property | 地产; 房地产; 地产股 | 地產
sector | MainlandProperty | Mainland Property | - | mainland developers | 内房; 内房股 | 內房
sector | PropertyDevelopment | Real Estate Development | - | property developers; developers; homebuilders | 房企; 开发商 |
sector | MainlandBanks | Mainland Banks | - | mainland banks; chinese banks | 内银; 内银股 | 內銀
sector | Technology | Technology | - | tech; technology; tech stocks | 科技; 科技股 |
sector | Semiconductors | Semiconductors | - | semis; semiconductors; semiconductor; chip stocks; chips | 半导体; 芯片 |
sector | Software | Software | - | software | 软件 |
sector | Healthcare | Healthcare | - | healthcare; health care | 医药; 医疗; 医药股 |
sector | Biotech | Biotech | - | biotech | 生物医药; 创新药 |
sector | Consumer | Consumer | - | consumer; consumer discretionary | 消费; 消费股; 可选消费 |
sector | ConsumerStaples | Consumer Staples | - | consumer staples; staples | 必选消费; 食品饮料 |
sector | Liquor | Liquor | - | liquor | 白酒 |
sector | Energy | Energy | - | energy; oil; big oil | 能源; 石油 |
sector | Coal | Coal | - | coal | 煤炭 |
sector | Utilities | Utilities | - | utilities; utility | 公用事业; 电力 | 公用股; 公用
sector | Industrials | Industrials | - | industrials | 工业 |
sector | Manufacturing | Manufacturing | - | manufacturing; manufacturers | 制造业 |
sector | Materials | Materials | - | materials; miners | 材料; 有色 |
sector | NewEnergy | NewEnergy | - | renewables; new energy | 新能源; 光伏 |
sector | REIT | REIT | - | reit; reits | reit; 房托 |
index | SPX | S&P 500 | - | s&p 500; s&p; s and p; spx; s&p500 | 标普500; 标普 |
index | NDX | Nasdaq 100 | - | nasdaq 100; nasdaq-100; ndx; nasdaq | 纳指100; 纳斯达克100; 纳指 |
index | NASDAQ | Nasdaq exchange | - | nasdaq stocks; nasdaq stock; nasdaq shares; nasdaq companies; nasdaq names; nasdaq-listed; nasdaq listed; nasdaq listed companies; nasdaq listed stocks; nasdaq listed shares; nasdaq listed names; companies listed on nasdaq; stocks listed on nasdaq; companies listed on the nasdaq; stocks listed on the nasdaq; listed on nasdaq; listed on the nasdaq; nasdaq-traded | 纳斯达克上市; 纳斯达克股票; 纳斯达克公司; 纳斯达克个股; 在纳斯达克上市 | 納斯達克股份
index | DJI | Dow 30 | - | dow; dow 30; dow jones | 道指; 道琼斯 |
index | RUT | Russell 2000 | - | russell 2000 | 罗素2000 |
index | CSI300 | CSI 300 | - | csi 300 | 沪深300 |
index | CSI500 | CSI 500 | - | csi 500 | 中证500 |
index | CSI800 | CSI 800 | - | csi 800 | 中证800 |
index | CSI1000 | CSI 1000 | - | csi 1000 | 中证1000 |
index | CSIDIV | CSI Dividend | - | csi dividend | 中证红利 |
index | SSE50 | SSE 50 | - | sse 50 | 上证50 |
index | STAR50 | STAR 50 | - | star 50 | 科创50 |
index | BSE50 | BSE 50 | - | bse 50 | 北证50 |
index | SSE | SSE | - | shanghai composite | 上证; 上证指数; 大盘; 沪指; 上证综指; 上综指; 上证综合指数 |
index | CHINEXT | ChiNext index | - | chinext index | 创业板指 |
index | HSI | HSI | - | hang seng; hang seng index; hsi | 恒生指数; 恒指; 恒生 | 藍籌; 恆指
index | HSTECH | HSTECH | - | hang seng tech; hstech index | 恒生科技; 恒生科技指数; 恒生科指; 恒科; 科指 | 恆生科指; 恆科
index | VIX | VIX | - | vix | vix; 恐慌指数 |
market | US | US | - | us; u.s.; american; us-listed; us listed; us stocks | 美股; 美国 | 美股
market | CN | CN | - | a-shares; a-share; chinese stocks; mainland; chinese a-shares; chinese a-share; chinese a shares; china a-shares | a股; 沪深; 两市; 全部a股; 沪深a股; 沪深两市; 全a; a股市场; 所有a股 |
market | HK | HK | - | hk; hong kong; hk-listed; hong kong listed | 港股; 香港 | 港股
index | STOCKCONNECT | Stock Connect | - | stock connect; southbound | 港股通; 港股通标的 | 港股通
market | CRYPTO | CRYPTO | - | crypto; coins; coin; cryptocurrencies; cryptos; cryptocurrency | 加密货币; 币 |
market | EU | EU | - | european; europe | 欧洲 |
board | Main | Main | - | main board | 主板 |
board | ChiNext | ChiNext | - | chinext | 创业板 |
board | STAR | STAR | - | star market; star | 科创板 |
board | BSE | BSE | - | bse; beijing exchange | 北交所 |
`;
