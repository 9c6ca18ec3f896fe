import { Pool } from 'pg'
import { convert, invert, money, toUnits } from '#app/base/money.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { LAST_PAGE, readShopFilters, SHOP_SORTS } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Market } from '#app/store/market.ts'
import { readPrimaryMarket } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { fillStore } from '#db/fill.ts'
import { createStaffReader, listScreens } from '#tools/admin-screens.ts'
import { SCREEN_MS, timeScreens } from '#tools/bench/admin.ts'
import type { BenchHome, Part } from '#tools/bench/bench-home.ts'
import { copyOrders } from '#tools/bench/more-orders.ts'
import type { Row } from '#tools/bench/row.ts'
import { formatSize, getPercentile99, type Times, timeAll, toPercentileRow } from '#tools/bench/times.ts'
import { logIn } from '#tools/log-in.ts'

export const [STORE_MS, SEARCH_MS] = [25, 50]

/** `copies`: how many copies of each order are made. */
const STEPS = [
  { products: 1_000, orders: 1_000, copies: 0 },
  { products: 9_000, orders: 9_000, copies: 0 },
  { products: 90_000, orders: 0, copies: 9 },
  { products: 0, orders: 0, copies: 9 },
] as const
const QUICK_STEPS = [
  { products: 500, orders: 500, copies: 0 },
  { products: 500, orders: 0, copies: 9 },
] as const

/** A common word, two words, parts of words, misspellings, the start of a SKU, and a search without matches. */
const SEARCHES = ['linen', 'silk dress', 'wrap', 'lin', 'drss', 'blouze', 'olive', 'shirt dress', 'f-0', 'zzzz']

export const listsPart: Part = {
  description:
    'A store with a growing number of generated products and orders. For the storefront’s list and search, the functions of its pages are timed in this process, with the counts of all filters, in every combination of sort, category, page and price or facets. The admin’s lists are complete screens over HTTP, in every sort, filter, tab and search, on the first, middle and last page. One request at a time; the percentile covers all of them.',
  measure: async (home) => {
    const databaseUrl = await home.newDatabase('large')
    const store = await home.openStore({ DATABASE_URL: databaseUrl })
    const pool = new Pool({ connectionString: databaseUrl, max: 10 })
    try {
      const db = databaseOn(pool)
      const read = createStaffReader(store.url, await logIn(store.url, store.admin))
      const stores: GrownStore[] = []
      const steps = home.quick ? QUICK_STEPS : STEPS
      for (const step of steps) {
        const size = await grow(databaseUrl, step, stores.at(-1) ?? { products: 0, orders: 0 }, home)
        const isLargest = stores.length === steps.length - 1
        stores.push({ ...size, lists: await measureLists(db, read, isLargest && !home.quick ? 3 : 1) })
      }
      return toRows(stores)
    } finally {
      await pool.end()
      await store.stop()
    }
  },
}

type Lists = Readonly<Record<'shop' | 'search' | 'products' | 'orders', Times>>
type Size = { readonly products: number; readonly orders: number }
type GrownStore = Size & { readonly lists: Lists }

async function grow(
  databaseUrl: string,
  { products, orders, copies }: Size & { readonly copies: number },
  before: Size,
  { say }: BenchHome,
): Promise<Size> {
  const startedAt = performance.now()
  if (products > 0) await fillStore(databaseUrl, { products, orders, customers: orders, days: 540 }, { force: true })
  if (copies > 0) await copyOrders(databaseUrl, copies)
  const size = { products: before.products + products, orders: (before.orders + orders) * (1 + copies) }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  say(`  ${formatSize(size.products)} products and ${formatSize(size.orders)} orders, after ${seconds} s`)
  return size
}

async function measureLists(db: Database, read: ReturnType<typeof createStaffReader>, times: number): Promise<Lists> {
  const screens = async (list: string) => {
    const paths = await listScreens(read, list)
    return paths.filter((path) => path.startsWith(`${list}?`) || path === list)
  }
  return {
    ...(await measureStorefront(db, times)),
    products: await timeScreens(read, await screens('/admin/products'), times * 2),
    orders: await timeScreens(read, await screens('/admin/orders'), times * 2),
  }
}

/** Measures the storefront's list and search. */
export async function measureStorefront(db: Database, times: number): Promise<Pick<Lists, 'shop' | 'search'>> {
  const [settings, found] = await Promise.all([readSettings(db), listCategories(db)])
  const categories = found.map((category) => ({ ...category, originalSlug: category.slug }))
  const market = await readPrimaryMarket(db, settings)
  const slugs = categories.map(({ slug }) => slug)
  const loadList = (address: string) => {
    const filters = readShopFilters(new URL(address, 'http://shop').searchParams, settings.store_currency)
    return readShopPage(db, filters, settings, categories)
  }
  return {
    shop: await timeAll(
      listShopPaths((dollars) => toLocalPrice(market, dollars), slugs),
      times,
      loadList,
    ),
    search: await timeAll(listSearchPaths(), times * 5, async (address) => {
      const text = address.startsWith('/search') ? new URL(address, 'http://shop').searchParams.get('q') : null
      await (text === null ? loadList(address) : suggest(db, text, settings, categories))
    }),
  }
}

/** Returns a price as shoppers type it in the primary market. */
export function toLocalPrice({ storeCurrency, rate }: Market, dollars: number): string {
  return String(toUnits(convert(money(dollars * 100, 'USD'), storeCurrency, invert(rate))))
}

/** Generated products cost the equivalent of 12 to 122 dollars, so each price filter here excludes some of them. */
export function listShopPaths(price: (dollars: number) => string, categories: readonly string[]): string[] {
  const addresses: string[] = []
  for (const sort of SHOP_SORTS) {
    for (const category of ['', ...categories]) {
      for (const [min, max] of [['', ''] as const, [price(20), price(60)] as const, [price(90), ''] as const]) {
        for (const page of ['1', '2', '40', String(LAST_PAGE)]) {
          const query = Object.entries({ sort, category, min, max, page }).filter(([, value]) => value !== '')
          addresses.push(`/shop?${new URLSearchParams(query)}`)
        }
      }
      for (const facets of ['size=m', 'size=s&size=m&color=olive', 'color=olive&color=ink&sale=1', 'sale=1']) {
        for (const page of ['1', '2', '40', String(LAST_PAGE)]) {
          addresses.push(`/shop?${new URLSearchParams({ sort, category, page })}&${facets}`)
        }
      }
    }
  }
  return addresses
}

function listSearchPaths(): string[] {
  return SEARCHES.flatMap((text) => [
    `/search?${new URLSearchParams({ q: text })}`,
    ...SHOP_SORTS.map((sort) => `/shop?${new URLSearchParams({ search: text, sort })}`),
    `/shop?${new URLSearchParams({ search: text, page: '2' })}`,
  ])
}

function toRows(stores: readonly GrownStore[]): Row[] {
  const largest = stores.at(-1)
  if (!largest) return []
  const products = formatSize(largest.products)
  const { lists } = largest
  const growth = (list: keyof Lists, size: 'products' | 'orders', work: string): Row => ({
    work: work,
    figures: stores
      .filter((each, index) => each[size] !== stores[index - 1]?.[size])
      .map(({ lists, ...each }) => ({ ...getPercentile99(lists[list]), label: `at ${formatSize(each[size])}` })),
  })
  return [
    toPercentileRow(`/shop, filtered, sorted, counted and paged, at ${products} products: p99`, lists.shop, STORE_MS),
    toPercentileRow(`text search at ${products} products: p99`, lists.search, SEARCH_MS),
    toPercentileRow(`admin, product list at ${products} products: p99`, lists.products, SCREEN_MS),
    toPercentileRow(`admin, order list at ${formatSize(largest.orders)} orders: p99`, lists.orders, SCREEN_MS),
    growth('shop', 'products', 'growth of /shop: p99'),
    growth('products', 'products', 'growth of the product list: p99'),
    growth('orders', 'orders', 'growth of the order list: p99'),
  ]
}
