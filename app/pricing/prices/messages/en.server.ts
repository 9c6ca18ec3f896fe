// The prior price under Directive 98/6/EC, Art. 6a, in the words that the law of each country uses for it

export const prior = (price: string) => `Lowest price of the last 30 days before the reduction: ${price}`
/** Shown on a product card, so it is as short as possible. */
export const cardPrior = (price: string) => `Lowest price in 30 days: ${price}`
/** Shown with the price of a line in the cart and at checkout. */
export const lineReduction = (was: string, price: string) =>
  `Instead of ${was}. Lowest price of the last 30 days before the reduction: ${price}`

/** A unit price, such as '€120.00 / l' */
export const perUnit = (price: string, unit: 'l' | 'kg' | 'm' | 'm²') => `${price} / ${unit}`
