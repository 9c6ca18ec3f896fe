/** The button that orders, where the law requires the words of an obligation to pay. */
export const orderAndPay = 'Bestelling met betalingsverplichting'

/** The reminder of the legal guarantee of conformity before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `Je hebt een wettelijke conformiteitsgarantie van minstens ${years} jaar vanaf de bezorging. Is iets niet zoals afgesproken, dan repareren of vervangen we het gratis, of krijg je een lagere prijs of je geld terug.`
export const guaranteeRights = 'Je garantierechten in de EU'
