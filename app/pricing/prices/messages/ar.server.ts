// The prior price of Directive 98/6/EC, Art. 6a: with the words that the law of the country uses for it

export const prior = (price: string) => `أدنى سعر خلال 30 يومًا قبل التخفيض: ${price}`
/** On a card, as short as it may be. */
export const cardPrior = (price: string) => `أدنى سعر في 30 يومًا: ${price}`
/** The price of a line in cart and checkout. */
export const lineReduction = (was: string, price: string) =>
  `بدلًا من ${was}. أدنى سعر خلال 30 يومًا قبل التخفيض: ${price}`

const UNITS = { l: 'لتر', kg: 'كغم', m: 'متر', 'm²': 'م²' } as const

/** A unit price, as '120.00 € / لتر' */
export const perUnit = (price: string, unit: 'l' | 'kg' | 'm' | 'm²') => `${price} / ${UNITS[unit]}`
