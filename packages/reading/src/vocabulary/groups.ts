/** Sectors, indices, boards and markets. */
export const groupRows = `
kind | id | name | unit | en | zh | hk
sector | Banks | Banks | - | banks; banking; bank stocks; bank; bank stock; banking stocks; banking stock; lenders; lender; bank shares | 银行; 银行股 |
sector | Financials | Financials | - | financials; financial stocks; finance; financial companies; financial firms | 金融; 金融股 |
sector | Insurance | Insurance | - | insurers; insurance; insurer; insurance stocks; insurance companies; insurance company; insurance firms | 保险; 保险股; 保险公司 |
sector | Brokers | Brokers | - | brokers; brokerages; brokerage stocks; broker stocks | 券商; 证券; 券商股; 证券股; 证券公司 |
sector | RealEstate | RealEstate | - | real estate; property; real estate stocks; property stocks; property companies; property shares | 地产; 房地产; 地产股; 房地产股; 地产公司 | 地產
sector | MainlandProperty | Mainland Property | - | mainland developers | 内房; 内房股 | 內房
sector | PropertyDevelopment | Real Estate Development | - | property developers; developers; homebuilders | 房企; 开发商 |
sector | MainlandBanks | Mainland Banks | - | mainland banks; chinese banks | 内银; 内银股 | 內銀
sector | Technology | Technology | - | tech; technology; tech stocks; technology stocks; tech companies; technology companies; tech names; tech shares | 科技; 科技股; 科技公司 |
sector | Semiconductors | Semiconductors | - | semis; semiconductors; semiconductor; chip stocks; chips; chipmakers; chip makers; chipmaker; chip maker; chip companies; semiconductor stocks; semiconductor companies; chip names | 半导体; 芯片; 半导体股; 芯片股; 芯片公司 |
sector | Software | Software | - | software; software stocks; software companies; software firms | 软件; 软件股; 软件公司 |
sector | Healthcare | Healthcare | - | healthcare; health care; healthcare stocks; health care stocks; healthcare companies; health stocks | 医药; 医疗; 医药股; 医疗股; 医疗健康 |
sector | Biotech | Biotech | - | biotech; biotechs; biotech stocks; biotech companies | 生物医药; 创新药; 生物科技; 生物科技股; 创新药股 |
sector | Consumer | Consumer | - | consumer; consumer discretionary; consumer stocks; consumer companies | 消费; 消费股; 可选消费 |
sector | ConsumerStaples | Consumer Staples | - | consumer staples; staples | 必选消费; 食品饮料 |
sector | Liquor | Liquor | - | liquor; liquor stocks; liquor makers; baijiu; baijiu stocks; baijiu makers | 白酒; 白酒股; 白酒企业; 酒企 |
sector | Energy | Energy | - | energy; oil; big oil; energy stocks; energy companies; oil stocks; oil companies; oil company; oil and gas | 能源; 石油; 石油股; 能源股; 油气 |
sector | Coal | Coal | - | coal; coal stocks; coal miners | 煤炭; 煤炭股; 煤企 |
sector | Utilities | Utilities | - | utilities; utility; utility stocks; utility companies; power companies; power stocks | 公用事业; 电力; 电力股; 公用事业股 | 公用股; 公用
sector | Industrials | Industrials | - | industrials; industrial stocks; industrial companies | 工业 |
sector | Manufacturing | Manufacturing | - | manufacturing; manufacturers | 制造业 |
sector | Materials | Materials | - | materials; miners; materials stocks; mining stocks | 材料; 有色; 有色股; 有色金属 |
sector | NewEnergy | NewEnergy | - | renewables; new energy; renewable stocks; clean energy; solar stocks; solar companies | 新能源; 光伏; 光伏股; 新能源股 |
sector | REIT | REIT | - | reit; reits; reits; real estate investment trusts | reit; 房托; reits |
sector | Communication | Communication | - | communication services; telecoms; telecom; telecom stocks; telecom companies; media stocks | 通信; 通讯; 电信股; 传媒; 传媒股; 通信股 | 電訊股; 電訊
sector | Pharma | Pharmaceuticals | - | pharma; pharma stocks; pharma companies; pharmaceuticals; pharmaceutical companies; drug makers; drugmakers; drugmaker; big pharma; drug stocks | 药企; 制药; 制药股; 中药股; 药股 | 藥股
sector | Autos | Automobiles | - | carmakers; car makers; carmaker; car maker; automakers; automaker; auto stocks; car stocks; car companies; auto makers | 车企; 汽车股; 整车; 汽车公司 | 車股; 汽車股
sector | ElectricVehicles | Electric Vehicles | - | ev makers; ev maker; ev stocks; electric car makers; electric vehicle makers; electric vehicle stocks; electric car stocks; ev companies | 新能源车; 新能源车企; 新能源汽车; 电动车; 电动车股; 电动车企 | 電動車股; 新能源車股
sector | Airlines | Airlines | - | airlines; airline; airline stocks; airline companies | 航空股; 航空公司; 航司 | 航空股
sector | Retailers | Retailers | - | retailers; retailer; retail stocks; retail companies | 零售股; 零售企业 | 零售股
sector | Restaurants | Restaurants | - | restaurant stocks; restaurant companies; restaurant chains; fast food stocks | 餐饮股 | 餐飲股
sector | Steel | Steel | - | steelmakers; steel stocks; steel companies | 钢铁; 钢铁股; 钢企 | 鋼鐵股
sector | Shipping | Shipping | - | shipping stocks; shipping companies | 航运; 航运股 | 航運股
sector | Defense | Aerospace & Defense | - | defense stocks; defence stocks; defense contractors; defence companies; defense companies; aerospace stocks | 军工; 军工股 | 軍工股
sector | GoldMiners | Gold Miners | - | gold miners; gold mining stocks; gold stocks; gold miner | 黄金股; 金矿股 | 金礦股
sector | Casinos | Casinos | - | casino stocks; casinos; casino operators; gaming stocks | 博彩股; 濠赌股 | 濠賭股; 賭業股
sector | Batteries | Batteries | - | battery makers; battery stocks; battery companies | 锂电; 锂电股; 锂电池; 动力电池; 电池股 | 電池股
sector | Chemicals | Chemicals | - | chemicals; chemical stocks; chemical companies | 化工; 化工股 | 化工股
sector | Cement | Cement | - | cement stocks; cement makers | 水泥股; 水泥 | 水泥股
sector | Appliances | Home Appliances | - | appliance makers; home appliance stocks | 家电; 家电股; 白电 | 家電股
sector | Pork | Hog Farming | - | pork producers; hog farmers | 猪肉股; 养殖股; 养猪股 | 豬肉股
sector | Railways | Railways | - | railroads; railroad stocks; railways; rail stocks | 铁路股 | 鐵路股
sector | TollRoads | Toll Roads | - | toll road stocks; toll roads | 高速股; 高速公路股 | 公路股
sector | ArtificialIntelligence | Artificial Intelligence | - | ai stocks; ai companies; ai names | ai概念股; 人工智能股; ai股; 人工智能概念股 | AI股; 人工智能股
sector | Robotics | Robotics | - | robotics stocks; robot stocks | 机器人股; 机器人概念股 | 機械人股
sector | Internet | Internet | - | internet stocks; internet companies; chinese internet; china internet; chinese internet stocks; chinese tech; china tech | 互联网股; 互联网公司; 互联网企业 | 科網股
sector | Landlords | Landlords | - | landlords; landlord stocks; rent collecting stocks | 收租股 | 收租股
sector | Telecoms | Telecom Operators | - | telecom operators; phone companies; wireless carriers | 运营商; 电信运营商 | 電訊商
index | SPX | S&P 500 | - | s&p 500; s&p; s and p; spx; s&p500 | 标普500; 标普 |
index | NDX | Nasdaq 100 | - | nasdaq 100; nasdaq-100; ndx; nasdaq | 纳指100; 纳斯达克100; 纳指 |
index | NASDAQ | Nasdaq exchange | - | nasdaq stocks; nasdaq stock; nasdaq shares; nasdaq companies; nasdaq names; nasdaq-listed; nasdaq listed; nasdaq listed companies; nasdaq listed stocks; nasdaq listed shares; nasdaq listed names; companies listed on nasdaq; stocks listed on nasdaq; companies listed on the nasdaq; stocks listed on the nasdaq; listed on nasdaq; listed on the nasdaq; nasdaq-traded | 纳斯达克上市; 纳斯达克股票; 纳斯达克公司; 纳斯达克个股; 在纳斯达克上市 | 納斯達克股份
index | DJI | Dow 30 | - | dow; dow 30; dow jones; dow jones industrial average; dow industrials; djia | 道指; 道琼斯 |
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
