import { plural } from '#app/lib/plural.ts'

// Methods of the store's settings
export const localPickup = 'Recogida en tienda'
export const collect = 'Recógelo en la tienda'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}-${max}`} ${plural('es', max, { one: 'día laborable', other: 'días laborables' })}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? ` en ${days}` : ''}: ${cost}`

/** 'Entrega Standard', but not 'Entrega Envío a domicilio'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Entrega'
  return /entrega|envío|delivery|shipping/i.test(name) ? name : `Entrega ${name}`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'gratis'}${isForOne ? ' para un artículo' : ''}`
  return price !== null && freeFrom ? `${paid}, gratis a partir de ${freeFrom}` : paid
}

/** 'Germany €5.00' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Germany €5.00, free from €50.00; France €12.00'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? '; ' : ', ')
export const from = (price: string) => `desde ${price}`
export const upTo = (price: string) => `hasta ${price}`
/** 'parts of Nigeria' */
export const partialCountry = (country: string) => `${country} (algunas zonas)`
/** '$25.00 (Germany)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
