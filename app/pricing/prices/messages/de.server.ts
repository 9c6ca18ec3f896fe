// The prior price of Directive 98/6/EC, Art. 6a: with the words that the law of the country uses for it

export const prior = (price: string) => `Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: ${price}`
/** On a card, as short as it may be. */
export const cardPrior = (price: string) => `Niedrigster Preis in 30 Tagen: ${price}`
/** The price of a line in cart and checkout. */
export const lineReduction = (was: string, price: string) =>
  `Statt ${was}. Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: ${price}`

/** A unit price, as '€120.00 / l' */
export const perUnit = (price: string, unit: 'l' | 'kg' | 'm' | 'm²') => `${price} / ${unit}`
