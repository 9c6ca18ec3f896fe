import { plural } from '#app/lib/plural.ts'

// Methods of the store's settings
export const localPickup = 'Ritiro in negozio'
export const collect = 'Da ritirare in negozio'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}-${max}`} ${plural('it', max, { one: 'giorno lavorativo', other: 'giorni lavorativi' })}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? ` in ${days}` : ''}: ${cost}`

/** 'Spedizione Standard', but not 'Spedizione Consegna a domicilio'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Spedizione'
  return /spedizione|consegna|delivery|shipping/i.test(name) ? name : `Spedizione ${name}`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'gratis'}${isForOne ? ' per un articolo' : ''}`
  return price !== null && freeFrom ? `${paid}, gratis per ordini da ${freeFrom}` : paid
}

/** 'Germania 5,00 €' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Germania 5,00 €, gratis per ordini da 50,00 €; Francia 12,00 €'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? '; ' : ', ')
export const from = (price: string) => `da ${price}`
export const upTo = (price: string) => `fino a ${price}`
/** 'Nigeria in parte' */
export const partialCountry = (country: string) => `${country} in parte`
/** '25,00 $ (Germania)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
