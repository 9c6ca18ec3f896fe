import type { Fiber } from '#app/catalog/materials/fibers.ts'
import { pick, toSeed } from '#db/fill/random.ts'

export type FillSizes = {
  readonly products: number
  readonly customers: number
  readonly orders: number
  /** The age of the oldest order, product and customer, in days. */
  readonly days: number
}

/** Everything that determines the rows of a fill, so that an interrupted fill continues with the same rows. */
export type FillPlan = FillSizes & {
  /** Part of every unique name, so that a store can be filled more than once. */
  readonly run: string
  /** The end of the filled period, in milliseconds. */
  readonly until: number
  readonly currency: string
  /** The value of a million dollars in units of the store currency. */
  readonly rate: number
  readonly staff: string | null
  readonly categories: readonly string[]
}

/**
 * Orders older than this have only the data that a store must retain: lines, taxes and refunds, without events,
 * payments and stock history.
 */
const RECENT_DAYS = 540

export const DAY_MS = 86_400_000

export function getStartTime({ until, days }: FillPlan): number {
  return until - days * DAY_MS
}

export function getRecentStartTime({ until }: FillPlan): number {
  return until - RECENT_DAYS * DAY_MS
}

/** Returns the seed for the ids of one kind of row. */
export function getKindSeed({ run }: FillPlan, kind: string): number {
  return toSeed(`${run}${kind}`)
}

export const FIRST_NAMES =
  'Adaeze,Amara,Amina,Ayo,Bisi,Chidinma,Clara,Dalia,Ebele,Efua,Elena,Esi,Fatima,Femi,Folake,Grace,Hannah,Ife,Imani,Ines,Jade,Kaia,Kemi,Lara,Leila,Lola,Mara,Maya,Mira,Naledi,Ngozi,Nia,Noor,Ọlábísí,Priya,Renée,Sade,Selah,Sofía,Temi,Thandi,Uma,Wren,Yara,Zainab,Zoë,Zuri,Anna,Beatriz,Siobhán'.split(
    ',',
  )
export const LAST_NAMES =
  'Abiola,Achebe,Adewale,Adeyemi,Afolabi,Asante,Bauer,Bello,Brown,Castillo,Chen,Danjuma,Diallo,Eze,Ferreira,Garcia,Hughes,Ibrahim,Jensen,Johnson,Kamau,Khan,Laurent,Lawal,Li,Mbeki,Mensah,Moore,Moreau,Musa,Ndlovu,Nguyen,Novak,Nwosu,Obi,O’Brien,Okafor,Okonkwo,Owusu,Patel,Rossi,Sánchez,Schmidt,Silva,Smith,Tanaka,Taylor,Usman,Williams,Zulu'.split(
    ',',
  )
/** The names of fabrics, each with its fiber. */
export const FABRICS = [
  ...([
    ['Linen', 'linen'],
    ['Silk', 'silk'],
    ['Satin', 'silk'],
    ['Merino', 'wool'],
    ['Poplin', 'cotton'],
  ] as const),
  ...([
    ['Wool', 'wool'],
    ['Crêpe', 'viscose'],
    ['Adire', 'cotton'],
    ['Velvet', 'viscose'],
    ['Denim', 'cotton'],
  ] as const),
  ...([
    ['Jersey', 'lyocell'],
    ['Organza', 'silk'],
  ] as const),
] as const satisfies readonly (readonly [string, Fiber])[]

/** The names of garments, each with its category. */
export const GARMENTS = [
  ['Midi Dress', 'dresses'],
  ['Column Gown', 'dresses'],
  ['Wrap Dress', 'dresses'],
  ['Shirt Dress', 'dresses'],
  ['Slip Dress', 'dresses'],
  ['Kaftan', 'dresses'],
  ['Blouse', 'tops'],
  ['Camisole', 'tops'],
  ['Jumper', 'tops'],
  ['Shirt', 'tops'],
  ['Jacket', 'tops'],
  ['Tee', 'tops'],
  ['Circle Skirt', 'bottoms'],
  ['Bias Skirt', 'bottoms'],
  ['Wide-Leg Trouser', 'bottoms'],
  ['Culottes', 'bottoms'],
  ['Scarf', 'accessories'],
  ['Belt', 'accessories'],
  ['Tote', 'accessories'],
  ['Hat', 'accessories'],
] as const

export const PALETTE = [
  { name: 'Ivory', hex: '#f3eee2' },
  { name: 'Ink', hex: '#1f2433' },
  { name: 'Rust', hex: '#9c4a2b' },
  { name: 'Olive', hex: '#5d6038' },
  { name: 'Champagne', hex: '#d9c7a3' },
  { name: 'Garnet', hex: '#7b1f33' },
  { name: 'Sky', hex: '#a9c3dc' },
  { name: 'Cocoa', hex: '#5b4034' },
  { name: 'Sage', hex: '#9fae95' },
  { name: 'Clay', hex: '#b5705a' },
  { name: 'Black', hex: '#161616' },
  { name: 'Rose', hex: '#d8a3a6' },
] as const

/** The places where customers live; `tax` is in millionths. */
export const PLACES = [
  createPlace('US', 'Houston', 'Texas', '77002', '+1 713 555 0', 80_000),
  createPlace('US', 'Atlanta', 'Georgia', '30309', '+1 404 555 0', 80_000),
  createPlace('US', 'Brooklyn', 'New York', '11201', '+1 718 555 0', 80_000),
  createPlace('GB', 'London', 'Greater London', 'SE15 4QX', '+44 20 7946 0', 200_000),
  createPlace('GB', 'Manchester', 'Greater Manchester', 'M4 6AG', '+44 161 496 0', 200_000),
  createPlace('CA', 'Toronto', 'Ontario', 'M5J 2L1', '+1 416 555 0', 130_000),
  createPlace('EU', 'Berlin', 'Berlin', '10115', '+49 30 23125 ', 190_000),
] as const

function createPlace(country: string, city: string, state: string, postalCode: string, phone: string, tax: number) {
  const taxName = country === 'US' ? 'Sales tax' : country === 'CA' ? 'GST/HST' : 'VAT'
  return { country, city, state, postal_code: postalCode, phone, tax, taxName }
}

/** Picks a reproducible item. */
export function pickItem<Item>(items: readonly Item[], n: number, salt: number): Item {
  const item = items[pick(n, salt, items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}
