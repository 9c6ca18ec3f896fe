import type { GoldenMarket, GoldenProduct, GoldenRate, World, Zone } from '#tests/support/golden/world.ts'
import { createRandom, type Random } from '#tools/stress/random.ts'

/** The value of one currency unit in millionths of a dollar. */
const UNIT_VALUES: Readonly<Record<string, number>> = {
  NGN: 667,
  USD: 1_000_000,
  EUR: 1_087_000,
  GBP: 1_266_000,
  CAD: 741_000,
  CHF: 1_129_000,
  AUD: 653_000,
  JPY: 6_703,
  KWD: 3_251_000,
  AED: 272_300,
}
const UNITS: Readonly<Record<string, number>> = { JPY: 1, KWD: 1_000 }

const getUnitValue = (currency: string) => UNIT_VALUES[currency] ?? 1_000_000
const getUnits = (currency: string) => UNITS[currency] ?? 100

/** Converts an amount in dollars to the currency's minor units. */
function fromDollars(amount: number, currency: string): number {
  return Math.round((amount * getUnits(currency) * 1_000_000) / getUnitValue(currency))
}

/** Returns a rate: `base` units of one currency are worth `quote` units of the other. */
function getRate(from: string, to: string): GoldenRate {
  return { base: getUnitValue(to) * 1_000, quote: getUnitValue(from) * 1_000 }
}

/** The columns are prefix, currency, country, rounding, taxes (i: included, s: on shipping) and display currencies. */
const MARKETS = `
|USD|US|1 0|s|GBP KWD JPY NGN
ng|NGN|NG|50000 0|i|USD
eu|EUR|EU|100 99|is|GBP
uk|GBP|GB|100 95|is|
ca|CAD|CA|1 0|s|USD
ch|CHF|CH|5 0|i|EUR
au|AUD|AU|1000 0|is|
jp|JPY|JP|10 0|i|USD
kw|KWD|KW|1 0||USD
ae|AED|AE|25 0||KWD`

/** The columns are country, region, class, name, percentage, and the first day if the rate replaces another rate. */
const TAXES = `
NG||standard|VAT|7.5
EU||standard|VAT|19
EU||reduced|VAT|7
FR||standard|TVA|20
FR||reduced|TVA|5.5
IE||standard|VAT|23
IE||reduced|VAT|13.5
IE||zero|VAT|0
GB||standard|VAT|20
GB||reduced|VAT|5
US|NY|standard|Sales tax|8.875
US|NY|reduced|Sales tax|4
US|OR|standard|Sales tax|6
CA||standard|GST|5
CA|ON|standard|HST|13
CA|ON|reduced|HST|5
CA|QC|standard|GST and QST|14.975
CH||standard|MWST|7.7|2018-01-01
CH||standard|MWST|8.1|2024-01-01
CH||standard|MWST|9.9|2199-01-01
CH||reduced|MWST|2.6
AU||standard|GST|10
JP||standard|Consumption tax|8|2014-04-01
JP||standard|Consumption tax|10|2019-10-01
JP||reduced|Consumption tax|8
AE||standard|VAT|5`

const SIZES = ['S', 'M', 'L']

const TAX_RATES = parseRows(TAXES).map(
  ([country = '', region = '', taxClass = '', name = '', percent, from = '2020-01-01']) => {
    return { country, region, taxClass: toTaxClass(taxClass), name, rate: Math.round(Number(percent) * 10_000), from }
  },
)

/**
 * The store is registered in neither Oregon nor Kuwait. It sells from Germany, so that businesses in other EU countries
 * owe the tax themselves.
 */
const REGISTRATIONS = ['NG', 'EU', 'DE', 'GB', 'US-NY', 'CA', 'CH', 'AU', 'JP', 'AE'].map((place) => {
  const [country = '', region = ''] = place.split('-')
  return { country, region }
})

/**
 * Creates a world with the declared markets and taxes, and products whose prices do not convert evenly. The same seed
 * creates the same world.
 */
export function createWorld(storeCurrency: string, seed: number): World {
  const markets = parseRows(MARKETS).map(
    ([prefix = '', currency = '', country = '', rounding = '', taxes = '', shown]) => {
      const [step = 1, ending = 0] = rounding.split(' ').map(Number)
      const others = (shown ?? '').split(' ').filter((code) => code !== '' && code !== currency)
      return {
        prefix,
        currency,
        countries: [country],
        rate: getRate(storeCurrency, currency),
        step,
        ending,
        displays: others.map((code) => ({ currency: code, ...getRate(currency, code) })),
        hasGroups: country === 'EU' && storeCurrency === 'JPY',
        taxIncluded: taxes.includes('i'),
        taxShipping: taxes.includes('s'),
        zones: createZones(country, currency),
      }
    },
  )
  return addProducts({ storeCurrency, markets, taxRates: TAX_RATES, registrations: REGISTRATIONS }, createRandom(seed))
}

const ROUNDINGS = ['1 0', '1 0', '5 0', '10 0', '25 0', '100 99', '100 95', '1000 990', '50000 0'] as const

/** Creates a world with the same places, but random currencies, rates, rounding and taxes. */
export function createRandomWorld(random: Random): World {
  const currencies = Object.keys(UNIT_VALUES)
  const pickCurrency = () => random.pick(['NGN', ...currencies])
  const storeCurrency = pickCurrency()
  const pickBoolean = () => random.integer(0, 1) === 1
  const pickRate = (from: string, to: string): GoldenRate => {
    const { base, quote } = getRate(from, to)
    return { base: Math.round((base * random.integer(500, 2_000)) / 1_000), quote }
  }
  const markets = parseRows(MARKETS).map(([prefix = '', , country = '']) => {
    const currency = pickCurrency()
    const [step = 1, ending = 0] = random.pick(ROUNDINGS).split(' ').map(Number)
    const others = random.some(
      currencies.filter((code) => code !== currency),
      random.integer(0, 2),
    )
    return {
      prefix,
      currency,
      countries: [country],
      rate: pickRate(storeCurrency, currency),
      step,
      ending,
      displays: others.map((code) => ({ currency: code, ...pickRate(currency, code) })),
      hasGroups: country === 'EU' && pickBoolean(),
      taxIncluded: pickBoolean(),
      taxShipping: pickBoolean(),
      zones: createZones(country, currency),
    }
  })
  const taxRates = random.some(TAX_RATES, random.integer(TAX_RATES.length / 2, TAX_RATES.length)).map((rate) => {
    return { ...rate, rate: rate.taxClass === 'zero' ? 0 : random.integer(0, 300_000) }
  })
  const registrations = random.some(REGISTRATIONS, random.integer(1, REGISTRATIONS.length))
  return addProducts({ storeCurrency, markets, taxRates, registrations }, random)
}

function addProducts(world: Omit<World, 'products' | 'codes'>, random: Random): World {
  const { storeCurrency, markets } = world
  return {
    ...world,
    products: Array.from({ length: 30 }, (_, index) => createProduct(index, storeCurrency, markets, random)),
    codes: [
      { code: 'TENTH', percent: 100_000, amount: 0, minimum: 0 },
      { code: 'ODD', percent: 333_333, amount: 0, minimum: 0 },
      { code: 'ALL', percent: 1_000_000, amount: 0, minimum: 0 },
      { code: 'AMOUNT', percent: 0, amount: fromDollars(17.77, storeCurrency), minimum: 0 },
      { code: 'MUCH', percent: 0, amount: fromDollars(5_000, storeCurrency), minimum: 0 },
      { code: 'OVER-200', percent: 150_000, amount: 0, minimum: fromDollars(200, storeCurrency) },
    ],
  }
}

function parseRows(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
}

function toTaxClass(text: string): GoldenProduct['taxClass'] {
  return text === 'reduced' || text === 'zero' ? text : 'standard'
}

/**
 * Creates a zone for the country and, in some countries, one with higher rates for a more specific place. Both have
 * rates by weight, units and subtotal.
 */
function createZones(country: string, currency: string): readonly Zone[] {
  const amount = (inDollars: number) => fromDollars(inDollars, currency)
  const unlimited = { basis: 'subtotal', minimum: null, maximum: null } as const
  const rates = [
    { key: 'standard', amount: amount(9.99), freeFrom: amount(150), ...unlimited },
    { key: 'light', amount: amount(4.5), freeFrom: null, basis: 'weight', minimum: null, maximum: 2_000 },
    { key: 'heavy', amount: amount(21.35), freeFrom: amount(600), basis: 'weight', minimum: 2_000, maximum: null },
    { key: 'few', amount: amount(6.66), freeFrom: null, basis: 'units', minimum: 1, maximum: 4 },
    {
      key: 'rich',
      amount: amount(3.33),
      freeFrom: null,
      basis: 'subtotal',
      minimum: amount(100),
      maximum: amount(900),
    },
    { key: 'express', amount: amount(25), freeFrom: null, ...unlimited },
  ] as const
  const closer = CLOSER_PLACES[country]
  const higherRates = rates.map((rate) => ({ ...rate, amount: Math.round(rate.amount * 1.37) }))
  return [
    { places: [{ country, region: '', postal: '' }], rates },
    ...(closer ? [{ places: [{ country: closer[0], region: closer[1], postal: closer[2] }], rates: higherRates }] : []),
  ]
}

const CLOSER_PLACES: Readonly<Record<string, readonly [country: string, region: string, postal: string]>> = {
  NG: ['NG', 'FC', ''],
  EU: ['FR', '', '75*'],
  US: ['US', 'OR', ''],
  CA: ['CA', '', 'H2X*'],
}

function createProduct(
  index: number,
  storeCurrency: string,
  markets: readonly GoldenMarket[],
  random: Random,
): GoldenProduct {
  const pickAmount = (from: number, to: number) =>
    Math.max(1, fromDollars(random.integer(from * 100, to * 100) / 100, storeCurrency))
  const price = index === 13 ? 0 : pickAmount(3, 400)
  const pickSalePrice = () => Math.max(1, Math.round((price * random.integer(30, 105)) / 100))
  const variants = SIZES.map((size) => ({
    size,
    price: random.integer(0, 3) === 0 ? pickAmount(3, 400) : null,
    sale: random.integer(0, 5) === 0 ? pickSalePrice() : null,
    weight: random.integer(0, 2) === 0 ? random.integer(50, 3_000) : null,
  }))
  const fixed = random.some(markets, random.integer(0, 3)).map(({ prefix, currency }) => {
    const amount = () => Math.max(1, fromDollars(random.integer(3_00, 400_00) / 100, currency))
    const sale = random.integer(0, 1) === 0 ? amount() : null
    const size = random.integer(0, 1) === 0 ? random.pick(['S', 'M', 'L']) : null
    return { market: prefix, size, price: sale === null || random.integer(0, 1) === 0 ? amount() : null, sale }
  })
  return {
    price,
    sale: index % 3 === 0 && price > 0 ? pickSalePrice() : null,
    compare: index % 4 === 0 ? price * 2 : null,
    weight: index % 5 === 0 ? null : random.integer(80, 2_500),
    taxClass: index % 4 === 1 ? 'reduced' : index % 7 === 2 ? 'zero' : 'standard',
    variants:
      index % 2 === 0 ? variants : variants.map(({ size }) => ({ size, price: null, sale: null, weight: null })),
    fixed,
  }
}
