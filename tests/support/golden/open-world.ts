import { eq } from 'drizzle-orm'
import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { locales, marketCountries, marketRates, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import type { GoldenMarket, World } from '#tests/support/golden/world.ts'
import { addZone, findPrimaryMarketId } from '#tests/support/shipping.ts'

/**
 * The ids of the world's products, of their variants by size, and of its markets. Products and variants are in the
 * world's order.
 */
export type OpenWorld = {
  readonly products: readonly Id<'product'>[]
  readonly variants: readonly ReadonlyMap<string, Id<'variant'>>[]
  readonly markets: ReadonlyMap<string, Id<'market'>>
}

/** Writes a world into a store, in one transaction. Replaces existing markets and codes. */
export function openWorld(db: Database, world: World): Promise<OpenWorld> {
  return withTx(db, (tx) => writeWorld(tx, world))
}

async function writeWorld(db: Database, world: World): Promise<OpenWorld> {
  await db.delete(discountCodes)
  await db.delete(taxRates)
  await db.delete(taxRegistrations)
  await db.delete(marketRates)
  await db.delete(shippingZones)
  await db.delete(marketCountries)
  await db.delete(markets).where(eq(markets.isPrimary, false))
  await saveSettings(db, {
    ...initialSettings,
    store_currency: toCurrencyCode(world.storeCurrency),
    track_inventory: false,
  })
  const validFrom = '2020-01-01'
  await db.insert(taxRates).values(world.taxRates.map(({ from, ...rate }) => ({ ...rate, validFrom: from })))
  await db.insert(taxRegistrations).values(world.registrations.map((place) => ({ ...place, validFrom })))
  const byPrefix = new Map<string, Id<'market'>>()
  for (const market of world.markets) byPrefix.set(market.prefix, await openMarket(db, world, market))
  const ids = world.products.map(() => newId<'product'>())
  const variants = world.products.map(({ variants: sizes }) => {
    return new Map(sizes.map(({ size }) => [size, newId<'variant'>()]))
  })
  await db.insert(products).values(
    world.products.map(({ price, sale, compare, weight, taxClass, variants: sizes }, at) => ({
      id: ids[at],
      name: `Piece ${at}`,
      slug: `golden-${ids[at]}`,
      sku: `GOLD-${ids[at]}`,
      category: 'dresses',
      price,
      salePrice: sale,
      compareAtPrice: compare,
      weightGrams: weight,
      taxClass,
      status: 'active' as const,
      stockByVariant: true,
      sizes: sizes.map(({ size }) => size),
    })),
  )
  await db.insert(productVariants).values(
    world.products.flatMap(({ variants: sizes }, at) =>
      sizes.map(({ size, price, sale, weight }) => ({
        id: variants[at]?.get(size),
        productId: getIdAt(ids, at),
        size,
        sku: `GOLD-${ids[at]}-${size}`,
        price,
        salePrice: sale,
        weightGrams: weight,
      })),
    ),
  )
  const fixed = world.products.flatMap((product, at) => {
    return product.fixed.map(({ market, size, price, sale }) => ({
      productId: getIdAt(ids, at),
      variantId: size === null ? null : (variants[at]?.get(size) ?? null),
      marketId: byPrefix.get(market) ?? newId<'market'>(),
      currency: getCurrency(world, market),
      price,
      salePrice: sale,
    }))
  })
  if (fixed.length > 0) await db.insert(fixedPrices).values(fixed)
  await db.insert(discountCodes).values(
    world.codes.map(({ code, percent, amount, minimum }) => {
      return { code, kind: percent > 0 ? ('percent' as const) : ('amount' as const), percent, amount, minimum }
    }),
  )
  return { products: ids, variants, markets: byPrefix }
}

async function openMarket(db: Database, world: World, market: GoldenMarket): Promise<Id<'market'>> {
  const { prefix, currency, countries, displays, rate, zones, step, ending, hasGroups, taxIncluded, taxShipping } =
    market
  const isPrimary = prefix === ''
  const id = isPrimary ? await findPrimaryMarketId(db) : newId<'market'>()
  const values = {
    currency: toCurrencyCode(currency),
    displayCurrencies: [currency, ...displays.map((display) => display.currency)].map(toCurrencyCode),
    roundingStep: step,
    roundingEnding: ending,
    taxIncluded,
    taxShipping,
    listsInStoreCurrency: isPrimary,
    status: 'open' as const,
    addressForm: hasGroups ? ('international' as const) : ('country' as const),
  }
  if (isPrimary) await db.update(markets).set(values).where(eq(markets.id, id))
  else {
    await db.insert(markets).values({ id, name: prefix, ...values })
    await db.insert(locales).values({ marketId: id, language: 'en', prefix, isDefault: true })
  }
  await db.insert(marketCountries).values(countries.map((country) => ({ marketId: id, country })))
  const rates = [...(currency === world.storeCurrency ? [] : [{ currency, ...rate }]), ...displays]
  if (rates.length > 0) {
    await db.insert(marketRates).values(
      rates.map((marketRate) => ({
        ...marketRate,
        marketId: id,
        currency: toCurrencyCode(marketRate.currency),
        source: 'typed' as const,
      })),
    )
  }
  for (const { places, rates } of zones) {
    await addZone(db, {
      marketId: id,
      places: places.map(({ country, region, postal }) => ({ country, region, postalPattern: postal })),
      rates: rates.map((shippingRate) => ({ ...shippingRate, name: shippingRate.key, kind: 'delivery' as const })),
    })
  }
  return id
}

function getIdAt(ids: readonly Id<'product'>[], at: number): Id<'product'> {
  const id = ids[at]
  if (!id) throw new Error('A product in the world has no id')
  return id
}

function getCurrency({ markets: all }: World, prefix: string): CurrencyCode {
  return toCurrencyCode(all.find((market) => market.prefix === prefix)?.currency ?? '')
}

export function toCurrencyCode(currency: string): CurrencyCode {
  const code = CURRENCY_CODES.find((candidate) => candidate === currency)
  if (!code) throw new Error(`${currency} is not a currency`)
  return code
}
