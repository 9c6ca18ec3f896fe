// The prior price of Directive 98/6/EC, Art. 6a: with the words that the law of the country uses for it

export const prior = (price: string) => `Najniższa cena z 30 dni przed obniżką: ${price}`
/** On a card, as short as it may be. */
export const cardPrior = (price: string) => `Najniższa cena z 30 dni: ${price}`
/** The price of a line in cart and checkout. */
export const lineReduction = (was: string, price: string) =>
  `Zamiast ${was}. Najniższa cena z 30 dni przed obniżką: ${price}`

/** A unit price, as '120,00 € / l' */
export const perUnit = (price: string, unit: 'l' | 'kg' | 'm' | 'm²') => `${price} / ${unit}`
