import { plural } from '#app/lib/plural.ts'

// Methods of the store's settings
export const localPickup = 'Odbiór osobisty'
export const collect = 'Odbierz w sklepie'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}–${max}`} ${plural('pl', max, {
    one: 'dzień roboczy',
    few: 'dni robocze',
    many: 'dni roboczych',
    other: 'dnia roboczego',
  })}`

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `${deliveryBy(name)}${days ? ` (${days})` : ''}: ${cost}`

/** 'Dostawa Standard', but not 'Dostawa Przesyłka kurierska'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'Dostawa'
  return /dostaw|wysyłk|przesyłk|paczk|kurier|odbiór|delivery|shipping/i.test(name) ? name : `Dostawa ${name}`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'gratis'}${isForOne ? ' za jedną sztukę' : ''}`
  return price !== null && freeFrom ? `${paid}, gratis od ${freeFrom}` : paid
}

/** 'Niemcy 5,00 €' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'Niemcy 5,00 €, gratis od 50,00 €; Francja 12,00 €'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes(', ')) ? '; ' : ', ')
export const from = (price: string) => `od ${price}`
export const upTo = (price: string) => `do ${price}`
/** 'Nigeria – wybrane regiony' */
export const partialCountry = (country: string) => `${country} – wybrane regiony`
/** '$25.00 (Niemcy)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
