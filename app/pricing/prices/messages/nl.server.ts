// The prior price of Directive 98/6/EC, Art. 6a: with the words that the law of the country uses for it

export const prior = (price: string) => `Laagste prijs van de 30 dagen vóór de korting: ${price}`
/** On a card, as short as it may be. */
export const cardPrior = (price: string) => `Laagste prijs in 30 dagen: ${price}`
/** The price of a line in cart and checkout. */
export const lineReduction = (was: string, price: string) =>
  `In plaats van ${was}. Laagste prijs van de 30 dagen vóór de korting: ${price}`

/** A unit price, as '€120.00 / l' */
export const perUnit = (price: string, unit: 'l' | 'kg' | 'm' | 'm²') => `${price} / ${unit}`
