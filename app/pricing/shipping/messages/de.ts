import { plural } from '#app/lib/plural.ts'

// Methods of the store's settings
export const localPickup = 'Abholung vor Ort'
export const collect = 'Hol deine Bestellung im Store ab'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}–${max}`} ${plural('de', max, { one: 'Werktag', other: 'Werktage' })}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? `, ${days}` : ''}: ${cost}`

/** 'Standard-Versand', but not 'Expresslieferung-Versand'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Versand'
  if (/(versand|lieferung|zustellung|\bdelivery|\bshipping)$/i.test(name)) return name
  return /\s/.test(name) ? `Versand (${name})` : `${name}-Versand`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'kostenlos'}${isForOne ? ' für einen Artikel' : ''}`
  return price !== null && freeFrom ? `${paid}, ab ${freeFrom} kostenlos` : paid
}

/** 'Deutschland 5,00 €' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Deutschland 5,00 €, ab 50,00 € kostenlos; Frankreich 12,00 €'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? '; ' : ', ')
export const from = (price: string) => `ab ${price}`
export const upTo = (price: string) => `bis zu ${price}`
/** 'Nigeria (teilweise)' */
export const partialCountry = (country: string) => `${country} (teilweise)`
/** '25,00 € (Deutschland)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
