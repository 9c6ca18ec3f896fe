import type { Random } from '#tools/stress/random.ts'

// Data that describes a store that sells in ten markets. Amounts are in minor units, and percentages
// in parts per million.

export type GoldenRate = { readonly base: number; readonly quote: number }

export type Zone = {
  /** `postal`: '' or a prefix such as '10*'. */
  readonly places: readonly { readonly country: string; readonly region: string; readonly postal: string }[]
  readonly rates: readonly {
    readonly key: string
    readonly amount: number
    readonly freeFrom: number | null
    readonly basis: 'subtotal' | 'weight' | 'units'
    readonly minimum: number | null
    readonly maximum: number | null
  }[]
}

export type GoldenMarket = {
  readonly prefix: string
  readonly currency: string
  readonly countries: readonly string[]
  /** The rate from the store currency. */
  readonly rate: GoldenRate
  /** Additional currencies, with their rates from `currency`. */
  readonly displays: readonly (GoldenRate & { readonly currency: string })[]
  readonly step: number
  readonly ending: number
  /** True if shoppers choose the EU instead of one of its countries. */
  readonly hasGroups: boolean
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  readonly zones: readonly Zone[]
}

type Prices = { readonly price: number | null; readonly sale: number | null }

export type GoldenProduct = {
  readonly price: number
  readonly sale: number | null
  readonly compare: number | null
  readonly weight: number | null
  readonly taxClass: 'standard' | 'reduced' | 'zero'
  readonly variants: readonly (Prices & { readonly size: string; readonly weight: number | null })[]
  /** Prices entered for a market. They apply to the whole product if `size` is null. */
  readonly fixed: readonly (Prices & { readonly market: string; readonly size: string | null })[]
}

export type World = {
  readonly storeCurrency: string
  readonly markets: readonly GoldenMarket[]
  readonly taxRates: readonly {
    readonly country: string
    readonly region: string
    readonly taxClass: GoldenProduct['taxClass']
    readonly name: string
    readonly rate: number
    /** The rate's first day. */
    readonly from: string
  }[]
  readonly registrations: readonly { readonly country: string; readonly region: string }[]
  readonly products: readonly GoldenProduct[]
  /** Either `percent` or `amount` is 0. `minimum` and `amount` are in the store currency. */
  readonly codes: readonly {
    readonly code: string
    readonly percent: number
    readonly amount: number
    readonly minimum: number
  }[]
}

export type Destination = {
  readonly name: string
  readonly market: string
  readonly country: string
  readonly region: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
}

export type Basket = {
  readonly lines: readonly { readonly product: number; readonly size: string; readonly quantity: number }[]
  /** Empty if no discount code is used. */
  readonly code: string
  readonly method: string
  readonly shown: string
  /** Empty if the buyer gives no VAT number. */
  readonly vatNumber: string
}

/** The columns are name, market, country, region, city, state and postal code. */
export const DESTINATIONS: readonly Destination[] = `
Lagos|ng|NG|LA|Ikeja|Lagos|100271
Abuja|ng|NG|FC|Abuja|Federal Capital Territory|900211
Berlin|eu|DE||Berlin||10115
Paris|eu|FR||Paris||75001
Dublin|eu|IE|D|Dublin|Co. Dublin|D02 AF30
London|uk|GB||London||SW1A 1AA
New York||US|NY|New York|NY|10001
Portland||US|OR|Portland|OR|97201
Toronto|ca|CA|ON|Toronto|ON|M5V 2T6
Montréal|ca|CA|QC|Montréal|QC|H2X 1Y4
Zürich|ch|CH||Zürich||8001
Sydney|au|AU|NSW|Sydney|NSW|2000
Tokyo|jp|JP|13|Shinjuku-ku|Tokyo|160-0022
Kuwait City|kw|KW||Kuwait City||13001
Dubai|ae|AE|DU|Dubai|Dubai|`
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', market = '', country = '', region = '', city = '', state = '', postalCode = ''] = row.split('|')
    return { name, market, country, region, city, state, postalCode }
  })

/**
 * Lists the destinations. The country is the EU where shoppers in the world's markets choose the EU instead of one of
 * its countries.
 */
export function listDestinations({ markets }: World): readonly Destination[] {
  return DESTINATIONS.map((to) => {
    const market = markets.find(({ prefix }) => prefix === to.market)
    const isGroupChosen = market?.hasGroups && market.countries.includes('EU')
    return isGroupChosen ? { ...to, country: 'EU', region: '', state: to.state || to.name } : to
  })
}

export function createBasket({ products, codes, markets }: World, random: Random): Basket {
  const chosen = random.some(
    products.map((_, index) => index),
    random.integer(1, 6),
  )
  return {
    lines: chosen.map((product) => ({
      product,
      size: random.pick(['S', 'M', 'L']),
      quantity: random.integer(0, 9) === 0 ? random.integer(10, 60) : random.integer(1, 5),
    })),
    code: random.integer(0, 1) === 0 ? '' : random.pick(['TENTH', ...codes.map(({ code }) => code)]),
    method: random.pick(['standard', 'express', 'light', 'heavy', 'few', 'rich']),
    shown: random.pick(['USD', ...markets.map(({ currency }) => currency)]),
    vatNumber: random.pick(['', '', 'FR40303265045', 'DE136695976']),
  }
}
