/** Everyday words that are also tickers or one-word names. Months and units are in the vocabulary. */
const words = `
a about act add age aim air all ally am an and any apps are as ask at away back bad ball base be beam beat best big bill bit
block blue boom box brave bridge bright build bull but buy by cake calm can cap car care case cash cat central chance change
chart check chef city class clean clear clock close coach code coin cold come core corn cost could credit cube cure current
cut dare dash data date day days deep did do docs does dog doing dollar door down drive dune duo each earn ease easy eat edge
element else end energy enter era ever every exact exit extra eye face fact fair fall fast fat fast few file find fine fire
first fit five fix flow fly focus food for force form fort four free fresh from full fun fund future gain game gap gas gate
gear general gift give global go gold good got grab grand great green grid grow growth guess half hall happy hard has have he
health heart her here hero high hims his hit hold home hope house how hub i ice if image in info ink into iron is it jack
job joy just keep key kind king know lab land large last late law lead leap learn left less let level life lift light like
line link lion list live loan local long look loop love low luck made main make man many map mark market mass match may me
mean meet mid mind mini mint mode money month moon more most motor move much must my name near need net new next nice
nine no node north not note nova now nu ocean of off oil old on once one only open opt or orange order our out outlook over
own pack page pair park part pass past path pay peak per pick pin plan play plug plus point pool pop post power price
prime pro profit pump pure push put quick quote rain range rare rate raw read ready real red rent rest return rich ride ring
rise risk road rock roll root round row rule run rush safe sail sale salt same sand save say sea sea second see sell send
sense serve set seven share she shell ship shoe shop short should show side sign silver simple since site six size skill
sky sleep slow small smart snap snow so soil solar some son soon soul sound source south span spark speed spend spin spot
square stage star start state stay steel stem step still stock stone stop store stream street strong sub such sum sun super
sure swim switch table take talk tap target task tax team tech tell ten term test than that the them then there they thing
this three tide time tip to today toll too top total touch tour town toy track trade trail train tree trend trip true trust
try turn two type under unit unity up upon us use value van very via view vital volume wait walk wall want war was
watch water wave way we week well went were west what when where which while white who why wide will win wind wing wire wise
wish with wolf wood word work world worth would wow yard year yes yet you young your zone zoo
chinese japanese korean european american staying forms formed amount amounts harder stays
`;

export const ordinaryWords: ReadonlySet<string> = new Set(words.split(/\s+/u).filter((word) => word !== ''));
