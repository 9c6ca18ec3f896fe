import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Enkele artikelen in je winkelmand zijn gewijzigd'
export const totalChanged = 'Het totaal is gewijzigd'
export const outOfStock = 'uitverkocht'
export const noLongerAvailable = 'niet meer verkrijgbaar'
export const units = (count: number) => `${formatNumber(count)} ${plural('nl', count, { one: 'stuk', other: 'stuks' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Nieuw totaal:'
export const continueShopping = 'Verder winkelen'
export const emptyCart = 'Winkelmand legen'
export const accept = 'Akkoord en verder'
export const waitingNotShown = 'We konden je onbetaalde bestelling niet laden.'
export const checkoutNotShown = 'We konden de afrekenpagina niet laden.'
export const noPrices = 'We konden de prijzen van vandaag niet laden.'
export const tryAgain = 'Probeer opnieuw'
export const contactUs = 'Contact'
export const changesNotShown = 'We konden de wijzigingen in je winkelmand niet laden.'
export const paymentNotShown = 'We konden de betaalstap niet laden.'
export const codeFieldNotShown = 'We konden het veld voor je kortingscode niet laden.'
export const pickupPointsNotShown = 'We konden de afhaalpunten niet laden.'
export const orderFailed = 'Je bestelling kon niet worden verwerkt. Probeer het opnieuw.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Je winkelmand is bewaard. Als je opnieuw bestelt, betaal je niet dubbel.'
export const noDelivery = 'Bezorging is op dit moment niet mogelijk.'
export const nothingLeft = 'Geen van de artikelen in je winkelmand is op dit moment te bestellen.'
export const paymentLapsed =
  'Je bestelling is niet op tijd betaald en daarom geannuleerd. Er is niets afgeschreven. Je winkelmand is er nog: je kunt opnieuw bestellen.'

// The steps
export const total = (amount: string) => `Totaal ${amount}`
export const steps = { shipping: 'Verzending', payment: 'Betaling' } as const
export const showSummary = 'Toon overzicht'
export const hideSummary = 'Verberg overzicht'
export const summary = 'Besteloverzicht'
export const yourOrder = 'Je bestelling'
export const editCart = 'Winkelmand wijzigen'
export const codeApplied = (code: string) => `Kortingscode ${code} toegepast`
export const discountCode = 'Kortingscode'
export const removeCode = { short: 'Verwijderen', rest: ': kortingscode' } as const
export const apply = 'Toepassen'
export const enterCode = 'Vul een kortingscode in'
export const needsJavaScript =
  'Afrekenen werkt alleen met JavaScript, omdat je winkelmand in je browser wordt bewaard. Schakel JavaScript in en vernieuw deze pagina.'
export const cartEmpty = 'Je winkelmand is leeg'
export const cartEmptyHint = 'Begin met een paar mooie items'
export const checkFields = 'Controleer deze velden'
export const editShipping = { short: 'Wijzigen', rest: ': verzending' } as const
export const email = 'E-mail'
export const forConfirmation = 'Voor de bevestiging van je bestelling'
export const buysForBusiness = 'Ik koop voor een bedrijf'
export const vatNumber = 'Btw-nummer'
export const vatNumberHint =
  'Het btw-nummer van je bedrijf, met de landcode ervoor. In een ander EU-land geef je de btw dan zelf aan.'
export const vatNumberNotShown = 'We konden het veld voor je btw-nummer niet laden.'
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
export const enterAddress = 'Vul je adres in om de verzendmethoden te zien.'
export const notDeliveredHere = 'We bezorgen niet op dit adres. Controleer het of vul een ander adres in.'

// Payment
export const required = (field: string) => `${field} is verplicht`
export const cardNumber = 'Kaartnummer'
export const expiry = 'Geldig tot'
export const expiryExample = 'MM / JJ'
export const cvv = 'CVV'
export const noCardCharged = 'Demo: er wordt niets afgeschreven en kaartgegevens worden niet bewaard'
export const securePage = (provider: string) =>
  `Je betaalt zo op een beveiligde pagina van ${provider} en komt daarna hier terug. ` +
  `Je kaartgegevens gaan alleen naar ${provider}. Tot die tijd reserveren we je items.`
export const termsApply = 'Op je bestelling zijn onze voorwaarden van toepassing:'
export const canWithdraw = 'Je kunt de overeenkomst binnen 14 dagen na de levering herroepen:'
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
  'Deze bestelling was al geplaatst, dus er is niets dubbel besteld. De gegevens van je eerste poging gelden. Latere wijzigingen zijn niet doorgevoerd.'
export const correctAddress = 'Adres aanpassen op de bestelpagina'
export const stillInCart = 'Artikelen die niet in deze bestelling zitten, liggen nog in je winkelmand.'
export const orderNumber = 'Bestelnummer'
export const whatNext = 'Zo gaat het verder'
export const changeWindow =
  'Je kunt nog een uur lang annuleren of het adres aanpassen, zolang je bestelling niet is verzonden.'
export const trackOrder = 'Bestelling volgen'
// Errors of an order that was sent
export const invalidVatNumber = 'Vul een geldig btw-nummer in'
export const unknownVatNumber =
  'Dit btw-nummer is niet geregistreerd voor handel tussen EU-landen. Controleer het of laat het weg.'
export const invalidEmail = 'Vul een geldig e-mailadres in'
export const chooseShipping = 'Kies een verzendmethode'
export const choosePickupPoint = 'Kies een afhaalpunt'
export const choosePayment = 'Kies een betaalmethode'
export const chooseCurrency = 'Kies een valuta'
export const chooseCountry = 'Kies een land'
export const wholeQuantity = (max: number) =>
  `Het aantal moet een heel getal van 1 tot en met ${formatNumber(max)} zijn`
export const unknownProduct = 'Dit artikel bestaat niet'
export const size = 'Maat'
export const color = 'Kleur'
export const lineParts = 'Een regel mag alleen een artikel, maat, kleur en aantal bevatten'
export const storedLineParts = 'Een regel moet een artikel, maat en kleur bevatten'
export const lineTooLong = 'Een regel is te lang'
export const tooManyLines = (max: number) => `Een bestelling kan maximaal ${max} regels hebben`
export const invalidCode = 'Deze kortingscode is niet geldig'
export const codeTooLong = (max: number) => `Een kortingscode heeft maximaal ${max} tekens`
export const noKey = 'Deze afrekenpagina is niet meer geldig. Vernieuw de pagina.'
export const noTotal = 'Het totaal ontbreekt'
export const incomplete =
  'Dit verzoek is niet volledig of bevat een onbekend veld. Vernieuw de pagina en probeer het opnieuw.'
export const tooLarge = 'Deze bestelling is te groot om online te plaatsen. Neem contact met ons op.'
export const productGone =
  'Dit artikel is in deze maat en kleur niet meer verkrijgbaar. Verwijder het uit je winkelmand.'
export const tooManyUnits = (limit: number) =>
  `Je kunt maximaal ${formatNumber(limit)} stuks van een artikel in dezelfde maat en kleur bestellen.`
export const shippingGone = 'Deze verzendmethode is niet meer beschikbaar. Kies een andere.'
export const tooSmall = (min: string) => `Het minimale bestelbedrag is ${min}. Voeg nog iets toe aan je winkelmand.`
export const currencyNotTaken = (currency: string) =>
  `Betalen in ${currency} is hier niet mogelijk. Neem contact met ons op.`
export const notChargeable = (total: string, step: string) =>
  `We kunnen geen ${total} afschrijven, alleen veelvouden van ${step}. Wijzig je winkelmand of neem contact met ons op.`
export const notPayableThere = 'Voor dit adres is geen betaalmethode beschikbaar. Neem contact met ons op.'
export const transferNext = (days: number) =>
  `Op de volgende pagina vind je onze rekeninggegevens. We reserveren je items ${days} ${plural('nl', days, { one: 'dag', other: 'dagen' })} voor je.`
export const cashNext = 'Je betaalt contant bij de bezorging.'
export const tooManyOrders = 'Te veel bestelpogingen via je verbinding. Probeer het over een minuut opnieuw.'
