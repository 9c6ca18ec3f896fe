import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// Methods of the store's settings
export const localPickup = 'الاستلام من المتجر'
export const collect = 'يُستلم من المتجر'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) => {
  if (min === max) {
    return plural('ar', max, {
      zero: 'في اليوم نفسه',
      one: 'يوم عمل واحد',
      two: 'يوما عمل',
      few: `${max} أيام عمل`,
      many: `${max} يوم عمل`,
      other: `${max} يوم عمل`,
    })
  }
  return plural('ar', max, {
    zero: 'في اليوم نفسه',
    one: 'حتى يوم عمل واحد',
    two: 'حتى يومي عمل',
    few: `من ${min} إلى ${max} أيام عمل`,
    many: `من ${min} إلى ${max} يوم عمل`,
    other: `من ${min} إلى ${max} يوم عمل`,
  })
}

type DeliveryLine = {
  /** Null if it differs by place or order. */
  readonly name: string | null
  readonly days: string | null
  readonly cost: string
}

/** Under the price of a product. */
export const deliveryPromise = ({ name, days, cost }: DeliveryLine) =>
  `\u200f${isolated(deliveryBy(name))}${days ? `، ${days}` : ''}: ${cost}`

/** 'التوصيل (DHL)', but not 'التوصيل (الشحن السريع)'. */
export const deliveryBy = (name: string | null) => {
  if (name === null) return 'التوصيل'
  return /توصيل|شحن|تسليم|استلام|delivery|shipping/i.test(name) ? name : `التوصيل (${isolated(name)})`
}

type DeliveryCost = {
  /** Null if it is free. */
  readonly price: string | null
  readonly freeFrom: string | null
  /** Says if several units can cost more. */
  readonly isForOne: boolean
}

export const cost = ({ price, freeFrom, isForOne }: DeliveryCost) => {
  const paid = `${price ?? 'مجانًا'}${isForOne ? ' للقطعة الواحدة' : ''}`
  return price !== null && freeFrom ? `${paid}، ومجانًا ابتداءً من ${freeFrom}` : paid
}

/** 'ألمانيا 5.00 €' */
export const costIn = (places: string, cost: string) => `${places} ${cost}`
/** Costs in several places: 'ألمانيا 5.00 €، ومجانًا ابتداءً من 50.00 €؛ فرنسا 12.00 €'. */
export const costs = (all: readonly string[]) => all.join(all.some((cost) => cost.includes('، ')) ? '؛ ' : '، ')
export const from = (price: string) => `من ${price}`
export const upTo = (price: string) => `حتى ${price}`
/** 'مناطق من نيجيريا' */
export const partialCountry = (country: string) => `${country} (بعض المناطق)`
/** '25.00 $ (ألمانيا)' */
export const onlyIn = (text: string, places: string) => `${text} (${places})`
