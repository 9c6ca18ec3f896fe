// Methods of the store's settings
export const localPickup = 'Local pickup'
export const collect = 'Collect it from the store'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}-${max}`} business ${max === 1 ? 'day' : 'days'}`

type PromisedDelivery = {
  readonly name: string
  readonly days: string | null
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, price, freeFrom }: PromisedDelivery) => {
  const cost = price === null ? 'free' : freeFrom ? `${price}, free from ${freeFrom}` : price
  return `${name} delivery${days ? ` in ${days}` : ''}: ${cost}`
}
