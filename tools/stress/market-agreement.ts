import { z } from 'zod'
import { withPrefix } from '#app/lib/local-path.ts'
import type { FreshCart } from '#app/orders/checkout/order/order-outcome.ts'
import type { OrderOutcome } from '#app/orders/order-placement.server.ts'
import { createQuoteRequest } from '#tests/support/checkout-request.ts'
import { checkOrder, checkPrices, type Difference, getMarket, type Shop } from '#tests/support/golden/check-order.ts'
import { createRandomWorld } from '#tests/support/golden/make-world.ts'
import { openWorld } from '#tests/support/golden/open-world.ts'
import { createBasket, listDestinations } from '#tests/support/golden/world.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { checkInvariants } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { post } from '#tools/stress/request.ts'
import { waitUntilOpen } from '#tools/stress/second-market.ts'
import { runConcurrently, tally } from '#tools/stress/shopping.ts'
import { openSeparateStore, type StressStore } from '#tools/stress/stress-store.ts'

const WORLDS = 20
const ORDERS_EACH = 50

/**
 * Places orders in random markets. Compares their prices, quotes, taxes, amounts in the store's books, emails, invoices
 * and refunds with a second implementation of the rules. Uses a separate store, whose markets it replaces repeatedly.
 */
export async function checkMarketAgreement(main: StressStore, random: Random): Promise<Figure[]> {
  await using store = await openSeparateStore(main, 'markets')
  const { db } = store
  const shop = createHttpShop(store.base)
  const differences: Difference[] = []
  const modes: string[] = []
  let placed = 0
  for (let at = 1; at <= WORLDS; at++) {
    const world = createRandomWorld(random)
    const open = await openWorld(db, world)
    for (const { prefix } of world.markets) await waitUntilOpen(store.web, prefix)
    for (const market of world.markets) differences.push(...(await checkPrices(db, world, open, market)))
    const destinations = listDestinations(world)
    const orders = Array.from({ length: ORDERS_EACH }, (_, order) => {
      return {
        order,
        to: destinations[random.integer(0, destinations.length - 1)],
        basket: createBasket(world, random),
      }
    })
    await runConcurrently(4, orders, async ({ order, to, basket }) => {
      if (!to) throw new Error('The world has no destinations')
      const description = `world ${at}, order ${order + 1} to ${to.name}`
      const checked = await checkOrder(db, shop, { world, open, to, basket, isRefunded: true }, description)
      differences.push(...checked.differences)
      if (checked.isPlaced) placed++
      modes.push(getMarket(world, to).taxIncluded ? 'with included tax' : 'with added tax')
    })
  }
  const shown = differences.slice(0, 3).map(({ where, subject, ...found }) => {
    return `${where}, ${subject}: ${found.store}, not ${found.reference}`
  })
  const count = WORLDS * ORDERS_EACH
  return [
    exactly(`${count} orders in ${WORLDS} stores with random markets`, `${placed} placed`, `${count} placed`),
    measured('  of which', tally(modes)),
    exactly(
      '  amounts in prices, quotes, orders, books, emails, invoices and refunds that differ from the reference',
      shown.length === 0 ? '0' : `${differences.length}: ${shown.join('; ')}`,
      '0',
    ),
    await checkInvariants(db),
  ]
}

function createHttpShop(base: () => string): Shop {
  const send = async (path: string, prefix: string, body: object) => {
    return (await post(base(), withPrefix(prefix, path), body)).body
  }
  return {
    quote: async (input, prefix) => {
      return z.custom<FreshCart>().parse(await send('/checkout/quote', prefix, createQuoteRequest(input)))
    },
    place: async (input, prefix) => {
      return z.custom<OrderOutcome>().parse(await send('/checkout/order', prefix, input))
    },
  }
}
