import { plural } from '#app/lib/plural.ts'

// Methods of the store's settings
export const localPickup = 'Afhalen'
export const collect = 'Haal je bestelling af in de winkel'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}-${max}`} ${plural('nl', max, { one: 'werkdag', other: 'werkdagen' })}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? ` in ${days}` : ''}: ${cost}`

/** 'Verzending (DHL)', but not 'Verzending (Standaardverzending)'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Verzending'
  return /(verzending|bezorging|levering|\bdelivery|\bshipping)$/i.test(name) ? name : `Verzending (${name})`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'gratis'}${isForOne ? ' voor één stuk' : ''}`
  return price !== null && freeFrom ? `${paid}, gratis vanaf ${freeFrom}` : paid
}

/** 'Duitsland € 5,00' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Duitsland € 5,00, gratis vanaf € 50,00; Frankrijk € 12,00'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? '; ' : ', ')
export const from = (price: string) => `vanaf ${price}`
export const upTo = (price: string) => `tot ${price}`
/** 'delen van Nigeria' */
export const partialCountry = (country: string) => `${country} (gedeeltelijk)`
/** '€ 25,00 (Duitsland)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
