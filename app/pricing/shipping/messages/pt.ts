import { plural } from '#app/lib/plural.ts'

// Methods of the store's settings
export const localPickup = 'Recolha em loja'
export const collect = 'Recolha a encomenda na loja'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}-${max}`} ${plural('pt', max, { one: 'dia útil', other: 'dias úteis' })}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? ` em ${days}` : ''}: ${cost}`

/** 'Entrega Standard', but not 'Entrega Entrega ao domicílio'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Entrega'
  return /entrega|envio|delivery|shipping/i.test(name) ? name : `Entrega ${name}`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'grátis'}${isForOne ? ' para um artigo' : ''}`
  return price !== null && freeFrom ? `${paid}, grátis a partir de ${freeFrom}` : paid
}

/** 'Germany €5.00' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Germany €5.00, free from €50.00; France €12.00'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? '; ' : ', ')
export const from = (price: string) => `desde ${price}`
export const upTo = (price: string) => `até ${price}`
/** 'parts of Nigeria': many countries have an article here, which 'parcialmente' needs not. */
export const partialCountry = (country: string) => `${country} (algumas regiões)`
/** '$25.00 (Germany)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
