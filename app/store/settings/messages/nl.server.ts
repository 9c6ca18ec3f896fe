export const categories = {
  shipping: 'Verzending',
  returns: 'Retourneren en ruilen',
  sizing: 'Maten',
  orders: 'Bestellingen',
  products: 'Artikelen',
} as const

/** Their answers are the owner's. */
export const questions = {
  'free-shipping': 'Is de verzending gratis?',
  'delivery-times': 'Hoelang duurt de bezorging?',
  international: 'Bezorgen jullie ook in het buitenland?',
  'shipping-policy': 'Welke voorwaarden gelden voor de verzending?',
  'return-policy': 'Welke voorwaarden gelden voor een retour?',
  exchanges: 'Kan ik een item ruilen voor een andere maat?',
  'sale-items': 'Kan ik items uit de sale retourneren?',
  'change-or-cancel': 'Kan ik mijn bestelling wijzigen of annuleren?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added' ? 'Wanneer zie ik de verzendkosten en belasting?' : 'Wanneer zie ik de verzendkosten?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Alle prijzen zijn inclusief btw. ' : ''}De verzendkosten ${tax === 'added' ? 'en belasting ' : ''}zie je bij het afrekenen. Ze hangen af van je adres en de verzendmethode die je kiest. Je ziet het totaal voordat je betaalt.`
export const currency = 'In welke valuta betaal ik?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) => {
  const answer = `Bestellingen worden afgerekend in ${charged}.`
  if (others === '') return answer
  return `${answer} Op de artikelpagina, in de winkelmand en bij het afrekenen kun je de prijzen ook in een andere valuta bekijken: ${others}. Het bedrag in ${charged} staat er dan naast.`
}

export const entries = {
  'start-a-return': {
    question: 'Hoe stuur ik iets terug?',
    answer:
      'Stuur ons een bericht via de contactpagina, met je bestelnummer en de items die je wilt retourneren. We laten je weten hoe het verder gaat.',
  },
  'find-my-size': {
    question: 'Hoe vind ik mijn maat?',
    answer:
      'Ga uit van de maat die je meestal draagt. Op elke artikelpagina staat hoe het item valt en waarvan het is gemaakt: geweven stof houdt zijn vorm, gebreide stof geeft wat mee.',
  },
  'between-sizes': {
    question: 'Wat als ik tussen twee maten in zit?',
    answer:
      'Kies de grotere maat voor linnen, satijn, popeline en wol, en de kleinere voor gebreide items. Twijfel je nog? Vraag het ons via de contactpagina.',
  },
  'one-size': {
    question: 'Wat betekent ‘One size’?',
    answer: 'Dit item is er in één maat, zoals vaak bij tassen, sjaals en hoeden. Je hoeft niets te kiezen.',
  },
  'sold-out-size': {
    question: 'Mijn maat is doorgestreept. Wat nu?',
    answer:
      'In de kleur die je bekijkt, is je maat uitverkocht. Misschien is een andere kleur er nog wel in jouw maat. Zet het item op je verlanglijst om het later terug te vinden.',
  },
  'order-placed': {
    question: 'Hoe weet ik of mijn bestelling is gelukt?',
    answer:
      'Na het afrekenen zie je je bestelnummer en een link naar je bestelpagina, waar je je bestelling kunt volgen. We mailen je die link ook, met alles wat je hebt besteld.',
  },
  'ways-to-pay': {
    question: 'Hoe kan ik betalen?',
    answer: 'Je kunt betalen met creditcard, PayPal, Apple Pay of Google Pay.',
  },
  account: {
    question: 'Heb ik een account nodig om te bestellen?',
    answer:
      'Nee. Een e-mailadres en een bezorgadres zijn genoeg. Je winkelmand en je verlanglijst blijven in de browser die je gebruikt.',
  },
  'materials-and-care': {
    question: 'Waar zijn jullie items van gemaakt en hoe onderhoud ik ze?',
    answer: 'De materialen en wasvoorschriften staan op elke artikelpagina bij ‘Details’.',
  },
  colors: {
    question: 'Ziet de kleur er net zo uit als op de foto?',
    answer:
      'Zo goed als een scherm de kleur kan weergeven. Kies een kleur op de artikelpagina om die te zien. Moet de tint precies kloppen? Vraag het ons dan.',
  },
  availability: {
    question: 'Wat betekenen ‘Uitverkocht’ en ‘Te bestellen, wordt nageleverd’?',
    answer:
      '‘Uitverkocht’ betekent dat er voorlopig niets meer te bestellen is. ‘Te bestellen, wordt nageleverd’ betekent dat je vandaag kunt bestellen en dat we het item versturen zodra het weer binnen is.',
  },
} as const
