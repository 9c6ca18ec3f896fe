import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Er is iets veranderd sinds je je winkelmand vulde'
export const totalChanged = 'Het totaal is intussen veranderd'
export const outOfStock = 'uitverkocht'
export const noLongerAvailable = 'niet meer verkrijgbaar'
export const units = (count: number) => `${formatNumber(count)} ${plural('nl', count, { one: 'stuk', other: 'stuks' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Nieuw totaal:'
export const continueShopping = 'Verder winkelen'
export const emptyCart = 'Winkelmand legen'
export const accept = 'Akkoord en verder'
export const waitingNotShown = 'Een bestelling van je die nog betaald moet worden, kon niet worden getoond.'
export const checkoutNotShown = 'De afrekenpagina kon niet worden getoond.'
export const noPrices = 'We konden de prijzen van vandaag niet ophalen.'
export const tryAgain = 'Probeer opnieuw'
export const contactUs = 'Contact'
export const changesNotShown = 'Wat er is veranderd sinds je je winkelmand vulde, kon niet worden getoond.'
export const paymentNotShown = 'De betaalstap kon niet worden getoond.'
export const codeFieldNotShown = 'Het veld voor kortingscodes kon niet worden getoond.'
export const pickupPointsNotShown = 'De afhaalpunten konden niet worden getoond.'
export const orderFailed = 'Je bestelling kon niet worden verwerkt. Probeer het opnieuw.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Je winkelmand is bewaard. Als je opnieuw bestelt, betaal je niet dubbel.'
export const noDelivery = 'Bezorging is op dit moment niet mogelijk.'
export const nothingLeft = 'Niets in je winkelmand is op dit moment te bestellen.'
export const paymentLapsed =
  'Je bestelling is niet op tijd betaald en daarom geannuleerd; er is niets afgeschreven. Je winkelmand is er nog: je kunt zo opnieuw bestellen.'

// The steps
export const total = (amount: string) => `Totaal ${amount}`
export const steps = { shipping: 'Verzending', payment: 'Betaling' } as const
export const showSummary = 'Toon overzicht'
export const hideSummary = 'Verberg overzicht'
export const summary = 'Besteloverzicht'
export const yourOrder = 'Je bestelling'
export const codeApplied = (code: string) => `Kortingscode ${code} toegepast`
export const discountCode = 'Kortingscode'
export const removeCode = { short: 'Verwijderen', rest: ': kortingscode' } as const
export const apply = 'Toepassen'
export const enterCode = 'Vul een kortingscode in'
export const needsJavaScript =
  'Afrekenen werkt alleen met JavaScript: de winkelmand zit in je browser. Zet het aan en vernieuw deze pagina.'
export const cartEmpty = 'Je winkelmand is leeg'
export const cartEmptyHint = 'Begin met een paar mooie items'
export const checkFields = 'Controleer deze velden'
export const editShipping = { short: 'Wijzigen', rest: ': verzending' } as const
export const email = 'E-mail'
export const forConfirmation = 'Voor de bevestiging van je bestelling'
export const buysForBusiness = 'Ik koop voor een bedrijf'
export const vatNumber = 'Btw-nummer'
export const vatNumberHint =
  'Van je bedrijf, met de landcode. Zit je in een ander EU-land, dan geef je de btw daar zelf aan.'
export const vatNumberNotShown = 'Het veld voor btw-nummers kon niet worden getoond.'
export const continueToPayment = 'Verder naar betaling'
export const shippingMethod = 'Verzendmethode'
export const free = 'Gratis'
export const pickupPoint = 'Afhaalpunt'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'We bezorgen niet op dit adres.',
  order: 'Deze bestelling kunnen we niet naar dit adres sturen. Neem contact met ons op.',
} as const
export const enterAddress = 'Vul je adres in en zie hoe we bij je bezorgen.'
export const notDeliveredHere = 'Hier bezorgen we niet. Controleer het of vul een ander adres in.'

// Payment
export const required = (field: string) => `${field} is verplicht`
export const cardNumber = 'Kaartnummer'
export const expiry = 'Geldig tot'
export const expiryExample = 'MM / JJ'
export const cvv = 'CVV'
export const noCardCharged = 'Demo: er wordt niets afgeschreven en kaartgegevens worden niet bewaard'
export const securePage = (provider: string) =>
  `Je betaalt op een beveiligde pagina van ${provider}, die zo opent en je daarna hier terugbrengt. ` +
  `Je kaartgegevens gaan alleen naar ${provider}. Tot die tijd zijn je items voor je gereserveerd.`
export const termsApply = 'Op je bestelling zijn onze voorwaarden van toepassing:'
export const canWithdraw = 'Je kunt binnen 14 dagen na de levering herroepen:'
export const rightOfWithdrawal = 'Herroepingsrecht'
export const chargedAsSentence = (amount: string) => `Voor je bestelling wordt ${amount} afgeschreven.`
export const chargedAs = (amount: string) => `afgeschreven: ${amount}`
export const placeOrder = (total: string | null) =>
  `Bestelling met betalingsverplichting${total === null ? '' : ` · ${total}`}`
export const back = 'Terug'
export const processing = 'Even geduld…'
export const quantity = (count: number) => `Aantal: ${count}`
export const lineOutOfStock = 'Uitverkocht'
export const lineGone = 'Niet meer verkrijgbaar'
export const sentOnceComplete =
  'Een deel van je bestelling wordt nageleverd. We versturen alles zodra het compleet is, dus later dan de vermelde levertijd.'
export const totalHeading = 'Totaal'

// Placed
export const thankYou = 'Bedankt'
export const confirmationSent = {
  before: 'We hebben je bestelling ontvangen. De bevestiging gaat naar ',
  after: '.',
} as const
export const placedEarlier =
  'Deze bestelling was al geplaatst; er is niets dubbel besteld. Ze heeft de gegevens van je eerste poging: wat je daarna hebt gewijzigd, is niet doorgevoerd.'
export const correctAddress = 'Adres aanpassen op de bestelpagina'
export const stillInCart = 'Wat er niet in zit, ligt nog in je winkelmand.'
export const orderNumber = 'Bestelnummer'
export const followOrder =
  'Op de bestelpagina zie je hoe het met je bestelling staat. Je kunt er ook nog een uur lang annuleren of het adres aanpassen. De link staat ook in je bevestigingsmail.'
export const viewOrder = 'Bekijk je bestelling'
// What is wrong with an order that was sent
export const invalidVatNumber = 'Dit is geen btw-nummer'
export const unknownVatNumber =
  'Dit btw-nummer is niet geregistreerd voor handel tussen EU-landen. Controleer het of laat het weg.'
export const invalidEmail = 'Vul een geldig e-mailadres in'
export const chooseShipping = 'Kies een verzendmethode'
export const choosePickupPoint = 'Kies waar je je bestelling afhaalt'
export const choosePayment = 'Kies een betaalmethode'
export const chooseCurrency = 'Kies een valuta'
export const chooseCountry = 'Kies een land'
export const wholeQuantity = (max: number) =>
  `Het aantal moet een heel getal van 1 tot en met ${formatNumber(max)} zijn`
export const unknownProduct = 'Dit artikel bestaat niet'
export const size = 'Maat'
export const color = 'Kleur'
export const lineParts = 'Een regel heeft een artikel, een maat, een kleur en een aantal, en verder niets'
export const storedLineParts = 'Een regel heeft een artikel, een maat en een kleur'
export const lineTooLong = 'Een regel is te lang'
export const tooManyLines = (max: number) => `Een bestelling kan hooguit ${max} regels hebben`
export const invalidCode = 'Deze kortingscode is niet geldig'
export const codeTooLong = (max: number) => `Een kortingscode heeft hooguit ${max} tekens`
export const noKey = 'Deze afrekenpagina heeft geen geldige sleutel. Vernieuw de pagina.'
export const noTotal = 'Het totaal ontbreekt'
export const incomplete = 'Dit verzoek is niet volledig of bevat een veld dat niet bij een bestelling hoort.'
export const tooLarge = 'Deze bestelling is te groot om hier te plaatsen. Neem contact met ons op.'
export const productGone =
  'Dit artikel is in deze maat en kleur niet meer verkrijgbaar. Verwijder het uit je winkelmand.'
export const tooManyUnits = (limit: number) =>
  `Een bestelling kan hooguit ${formatNumber(limit)} stuks van één artikel in één maat en kleur bevatten.`
export const shippingGone = 'Deze verzendmethode is niet meer beschikbaar. Kies een andere.'
export const tooSmall = (min: string) => `Bestellen kan vanaf ${min}. Voeg nog iets toe aan je winkelmand.`
export const currencyNotTaken = (currency: string) =>
  `Betalen in deze valuta kan hier niet: ${currency}. Neem contact met ons op.`
export const notChargeable = (total: string, step: string) =>
  `We kunnen geen ${total} afschrijven, alleen veelvouden van ${step}. Wijzig je winkelmand of neem contact met ons op.`
export const notPayableThere = 'Voor een bestelling naar dit adres is er geen betaalmethode. Neem contact met ons op.'
export const transferNext = (days: number) =>
  `Op de volgende pagina vind je onze rekeninggegevens. We reserveren je items ${days} ${plural('nl', days, { one: 'dag', other: 'dagen' })} voor je.`
export const cashNext = 'Je betaalt contant bij de bezorging.'
export const tooManyOrders = 'Er kwamen te veel bestelpogingen via je verbinding. Probeer het over een minuut opnieuw.'
