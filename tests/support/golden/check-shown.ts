import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatMoney } from '#app/base/money.ts'
import { readPrices } from '#app/catalog/prices/prices.server.ts'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { StorePrice } from '#app/catalog/storefront/price.tsx'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computePagePrices } from '#app/pricing/shown-prices.server.ts'
import { toMarket } from '#app/store/market.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { minAmount } from '#tests/support/golden/arithmetic.ts'
import type { Difference } from '#tests/support/golden/check-order.ts'
import type { OpenWorld } from '#tests/support/golden/open-world.ts'
import { computeExpectedUnitPrice } from '#tests/support/golden/reference.ts'
import type { GoldenMarket, GoldenProduct, World } from '#tests/support/golden/world.ts'

const SAMPLE_INTERVAL = 4

/** Checks the prices that the cards and pages of some products show in a market. */
export async function checkShownPrices(db: Database, world: World, open: OpenWorld, golden: GoldenMarket) {
  const differences: Difference[] = []
  const [settings, locales] = await Promise.all([readSettings(db), readLocales(db)])
  const locale = locales.find(({ prefix }) => prefix === golden.prefix)
  if (!locale) throw new Error('A market in the world has no locale')
  const market = toMarket(locale.market, settings.store_currency)
  const cards = toCardSettings({ settings, locale, locales })
  const sample = world.products.flatMap((product, at) => {
    const id = open.products[at]
    return id && at % SAMPLE_INTERVAL === 0 ? [{ at, id, product }] : []
  })
  const compare = (subject: string, text: string, referenceAmount: bigint) => {
    if (parseDigits(text) === referenceAmount) return
    const where = `text in ${golden.prefix || 'the primary market'}`
    differences.push({ where, subject, store: text, reference: String(referenceAmount) })
  }
  const listed = await listProductsById(
    db,
    sample.map(({ id }) => id),
    cards,
  )
  for (const { at, id, product } of sample) {
    const [card, found, rows] = [
      listed.find((candidate) => candidate.id === id),
      await findProduct(db, id, cards),
      await readPrices(db, locale.market.id, [id]),
    ]
    if (!card || !found) throw new Error('A product in the world is not for sale')
    const prices = product.variants.map(({ size }) => computeExpectedUnitPrice(world, golden, product, size).price)
    const lowest = cards.listingMarket ? prices.reduce(minAmount) : findLowestStorePrice(product)
    const text = renderToStaticMarkup(createElement(StorePrice, card)).replace(/<s .*<\/s>|<[^>]*>/gs, '')
    compare(`card ${at}`, text, lowest)
    const { forProduct, byVariant } = computePagePrices(found, found.variants, rows, market, {
      measure: '',
      tax: '',
      needsPrior: Boolean(cards.priorPriceMarket),
    })
    for (const [position, { size }] of product.variants.entries()) {
      const variant = open.variants[at]?.get(size)
      const unit = (variant && byVariant.get(variant)) ?? forProduct
      compare(`page ${at} ${size}`, formatMoney(unit.price), prices[position] ?? -1n)
    }
  }
  return differences
}

function findLowestStorePrice({ price, sale, variants }: GoldenProduct): bigint {
  const prices = variants.flatMap((variant) => [variant.price ?? price, variant.sale ?? sale ?? variant.price ?? price])
  return prices.map(BigInt).reduce(minAmount)
}

/** Returns a shown price in minor units: its digits, because prices are shown with all decimals of their currency. */
function parseDigits(text: string): bigint {
  return BigInt(text.replace(/\D/g, ''))
}
