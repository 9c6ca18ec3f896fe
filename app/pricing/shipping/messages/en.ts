// The methods that the store's settings offer
export const localPickup = 'Local pickup'
export const collect = 'Pick up at the store'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}-${max}`} business ${max === 1 ? 'day' : 'days'}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Shown under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? ` in ${days}` : ''}: ${cost}`

/** 'Standard delivery', but not 'Home delivery delivery'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Delivery'
  return /\b(delivery|shipping)$/i.test(name) ? name : `${name} delivery`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** True if several units can cost more than one. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'free'}${isForOne ? ' for one item' : ''}`
  return price !== null && freeFrom ? `${paid}, free on orders of ${freeFrom} or more` : paid
}

/** 'Germany €5.00' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Germany €5.00, free on orders of €50.00 or more; France €12.00'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? '; ' : ', ')
export const from = (price: string) => `from ${price}`
export const upTo = (price: string) => `up to ${price}`
/** 'Nigeria (some regions)' */
export const partialCountry = (country: string) => `${country} (some regions)`
/** '$25.00 (Germany)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
