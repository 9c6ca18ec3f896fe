// The prior price of Directive 98/6/EC, Art. 6a: with the words that the law of the country uses for it

export const prior = (price: string) => `Prix le plus bas des 30 jours précédant la réduction\u00a0: ${price}`
/** On a card, as short as it may be. */
export const cardPrior = (price: string) => `Prix le plus bas sur 30 jours\u00a0: ${price}`
/** The price of a line in cart and checkout. */
export const lineReduction = (was: string, price: string) =>
  `Au lieu de ${was}. Prix le plus bas des 30 jours précédant la réduction\u00a0: ${price}`

/** A unit price, as '€120.00 / l' */
export const perUnit = (price: string, unit: 'l' | 'kg' | 'm' | 'm²') => `${price} / ${unit}`
