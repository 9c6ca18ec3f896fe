// The prior price of Directive 98/6/EC, Art. 6a: with the words that the law of the country uses for it

export const prior = (price: string) => `Precio más bajo de los 30 días anteriores a la rebaja: ${price}`
/** On a card, as short as it may be. */
export const cardPrior = (price: string) => `Precio más bajo en 30 días: ${price}`
/** The price of a line in cart and checkout. */
export const lineReduction = (was: string, price: string) =>
  `En lugar de ${was}. Precio más bajo de los 30 días anteriores a la rebaja: ${price}`

/** A unit price, as '120,00 € / l' */
export const perUnit = (price: string, unit: 'l' | 'kg' | 'm' | 'm²') => `${price} / ${unit}`
