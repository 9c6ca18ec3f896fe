import { afterEach, beforeEach, expect, test } from 'vitest'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { checkOrder, checkPrices, createShop, type Difference, getMarket } from '#tests/support/golden/check-order.ts'
import { checkShownPrices } from '#tests/support/golden/check-shown.ts'
import { createWorld } from '#tests/support/golden/make-world.ts'
import { openWorld } from '#tests/support/golden/open-world.ts'
import { computeExpectedOrder, type ExpectedOrder } from '#tests/support/golden/reference.ts'
import { createBasket, DESTINATIONS, type Destination, listDestinations } from '#tests/support/golden/world.ts'
import { isLong } from '#tests/support/long.ts'
import { createRandom } from '#tools/stress/random.ts'

// Sells baskets to many places. Compares the amounts of prices, carts, orders, emails, invoices and refunds, to the
// minor unit, with a second implementation of docs/rules.md. Store and charged currencies have 0, 2 or 3 decimals.

/** Each store currency has different baskets. */
const BASKETS = isLong ? 40 : 12
/**
 * Each basket goes to every third place, so each place gets four of twelve baskets. `npm run test:long` sends every
 * basket to every place.
 */
const PLACE_STEP = isLong ? 1 : 3
const SEEDS = [
  ['NGN', 8],
  ['JPY', 9],
  ['KWD', 10],
] as const
/** The number of orders that are placed at the same time. */
const CONCURRENCY = 4

let store: TestDatabase

beforeEach(async () => {
  store = await openTestDatabase()
})
afterEach(() => store.close())

test.each(SEEDS)(
  `${BASKETS} baskets from a store in %s cost what the rules say in ${DESTINATIONS.length} places`,
  { timeout: 300_000 },
  async (currency, seed) => {
    const { db } = store
    const world = createWorld(currency, 20_261_123)
    const open = await openWorld(db, world)
    const differences: Difference[] = []
    for (const market of world.markets) {
      differences.push(...(await checkPrices(db, world, open, market)))
      differences.push(...(await checkShownPrices(db, world, open, market)))
    }

    const [random, shop] = [createRandom(seed), createShop(db)]
    const baskets = Array.from({ length: BASKETS }, () => createBasket(world, random))
    const cases = baskets.flatMap((basket, at) =>
      listDestinations(world)
        .filter((_, place) => (at + place) % PLACE_STEP === 0)
        .map((to, nth) => ({ to, basket, at, isRefunded: (at + nth) % 3 === 0 })),
    )
    const foundSituations = cases.flatMap(({ to, basket }) =>
      listSituations(to, computeExpectedOrder(world, getMarket(world, to), to, basket)),
    )
    const isGroupChosen = world.markets.some(({ hasGroups }) => hasGroups)
    expect(new Set(foundSituations)).toEqual(new Set([...SITUATIONS, ...(isGroupChosen ? ['tax of the EU'] : [])]))
    let placed = 0
    const checkNext = async (): Promise<void> => {
      for (let next = cases.shift(); next; next = cases.shift()) {
        const { at, ...order } = next
        const checked = await checkOrder(db, shop, { world, open, ...order }, `basket ${at + 1} to ${order.to.name}`)
        differences.push(...checked.differences)
        if (checked.isPlaced) placed++
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, checkNext))
    expect(differences.length === 0, formatTable(differences)).toBe(true)
    expect(placed).toBe((BASKETS * DESTINATIONS.length) / PLACE_STEP)
    expect(await listBrokenInvariants(db)).toEqual([])
  },
)

const SITUATIONS = [
  'discount',
  'nothing left after the discount',
  'no discount',
  'free shipping',
  'paid shipping',
  'taxed shipping',
  'no tax',
  'several rates',
  'a rate of 0',
  'shown in another currency',
  'fixed',
  'rounded',
  'converted',
  'reverse charge',
  'a tax rate that replaced another',
] as const

/** Lists the situations that the baskets have to contain, so that the test proves something. */
function listSituations(
  { country }: Destination,
  { charged, shown, isDiscounted, isReverseCharge, lines }: ExpectedOrder,
): readonly ((typeof SITUATIONS)[number] | 'tax of the EU')[] {
  const lineTax = lines.reduce((total, { tax }) => total + tax, 0n)
  return [
    ...lines.map(({ priceKind }) => priceKind),
    isDiscounted ? 'discount' : 'no discount',
    charged.shipping === 0n ? 'free shipping' : 'paid shipping',
    ...(isDiscounted && charged.subtotal === 0n ? (['nothing left after the discount'] as const) : []),
    ...(lineTax < charged.tax ? (['taxed shipping'] as const) : []),
    ...(charged.taxes.length === 0 ? (['no tax'] as const) : []),
    ...(charged.taxes.length > 1 ? (['several rates'] as const) : []),
    ...(charged.taxes.some(({ rate }) => rate === 0n) ? (['a rate of 0'] as const) : []),
    ...(shown === charged ? [] : (['shown in another currency'] as const)),
    ...(isReverseCharge ? (['reverse charge'] as const) : []),
    ...(country === 'EU' && charged.tax > 0n ? (['tax of the EU'] as const) : []),
    ...(charged.taxes.some(({ name, rate }) => name === 'MWST' && rate === 81_000n)
      ? (['a tax rate that replaced another'] as const)
      : []),
  ]
}

const MAX_ROWS = 60

function formatTable(differences: readonly Difference[]): string {
  const rows = [
    ['Where', 'What', 'Store', 'Reference'],
    ...differences.slice(0, MAX_ROWS).map((row) => Object.values(row)),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${differences.length} differences\n${lines.join('\n')}`
}
