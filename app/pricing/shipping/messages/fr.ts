import { plural } from '#app/lib/plural.ts'

// Methods of the store's settings
export const localPickup = 'Retrait en boutique'
export const collect = 'À retirer en boutique'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min} à ${max}`} ${plural('fr', max, { one: 'jour ouvré', other: 'jours ouvrés' })}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? ` en ${days}` : ''} : ${cost}`

/** 'Livraison Standard', but not 'Livraison Livraison à domicile'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Livraison'
  return /livraison|expédition|delivery|shipping/i.test(name) ? name : `Livraison ${name}`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'gratuite'}${isForOne ? ' pour un article' : ''}`
  return price !== null && freeFrom ? `${paid}, gratuite à partir de ${freeFrom} d’achat` : paid
}

/** 'Allemagne 5,00 €' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Allemagne 5,00 €, gratuite à partir de 50,00 € d’achat ; France 12,00 €'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? ' ; ' : ', ')
export const from = (price: string) => `dès ${price}`
export const upTo = (price: string) => `jusqu’à ${price}`
/** 'Nigeria en partie' */
export const partialCountry = (country: string) => `${country} en partie`
/** '25,00 $ (Allemagne)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
