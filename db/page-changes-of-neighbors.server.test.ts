import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { listCollectionProducts } from '#app/catalog/storefront/collection.server.ts'
import { listRelatedProducts } from '#app/content/storefront/product/related-products.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

// Pages of products and collections show other products. Whatever the order of the writes, each must invalidate every
// page whose content it changes. The writes are pseudo-random and reproducible; every page is read after each of them.

const WRITES = 120
const PRODUCTS = 10

/** Adds missing products: active ones and drafts, in stock and out of stock. */
const ADD_MISSING = `insert into products (id, name, slug, sku, price, category, status, stock_quantity, created_at)
  select md5(n::text)::uuid, 'Piece ' || n, 'piece-' || n, 'P-' || n, 100,
    case when n % 3 = 0 then 'tops' else 'dresses' end, case when n % 4 = 0 then 'draft' else 'active' end, n % 3,
    timestamptz '2026-01-01Z' + n * interval '1 day'
  from generate_series(1, ${PRODUCTS}) n on conflict do nothing`

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await openTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(ADD_MISSING)
  await client.query(`insert into collections (id, name, slug, status)
    select md5('c' || n)::uuid, 'Edit ' || n, 'edit-' || n, case n when 3 then 'draft' else 'active' end
    from generate_series(1, 3) n`)
  await client.query(`insert into collection_products (collection_id, product_id)
    select md5('c' || c)::uuid, md5(p::text)::uuid from generate_series(1, 3) c, generate_series(1, ${PRODUCTS}) p`)
})
afterAll(async () => {
  await client?.end()
  await database?.close()
})

/** Returns a generator of pseudo-random numbers below `size`. */
function createRandom(seed: number): (size: number) => number {
  let state = seed
  return (size) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * size)
  }
}

/** Returns a random write to data that determines which other products a page shows, or what it shows about them. */
function pickWrite(pick: (size: number) => number): string {
  const [product, collection] = [`md5('${1 + pick(PRODUCTS)}')::uuid`, `md5('c${1 + pick(3)}')::uuid`]
  const change = (column: string, value: string) => `update products set ${column} = ${value} where id = ${product}`
  const writes = [
    change('status', `'${['draft', 'active', 'active', 'archived'][pick(4)]}'`),
    change('stock_quantity', String(pick(3))),
    change('stock_quantity', `stock_quantity + 10`),
    change('category', `'${demoCategories[pick(2)]?.slug}'`),
    change('created_at', `timestamptz '2026-01-01Z' + interval '${pick(30)} days'`),
    change('price', String(100 + pick(5))),
    `insert into collection_products (collection_id, product_id)
      select ${collection}, id from products where id = ${product} on conflict do nothing`,
    `delete from collection_products where product_id = ${product}`,
    `update collection_products set product_id = ${product} where collection_id = ${collection}
      and product_id = (select min(product_id::text)::uuid from collection_products where collection_id = ${collection})
      and exists (select from products where id = ${product})
      and not exists (select from collection_products where collection_id = ${collection} and product_id = ${product})`,
    `update collections set status = case status when 'active' then 'draft' else 'active' end where id = ${collection}`,
    `delete from products where id = ${product}`,
    ADD_MISSING,
  ]
  return writes[pick(writes.length)] ?? ''
}

function toPage(others: readonly object[], tagged: readonly { readonly id: string }[]): Page {
  const tags = ['settings', 'collections', 'assortment', ...tagged.map(({ id }) => `product:${id}`)]
  return { others: JSON.stringify(others), tags: new Set(tags) }
}

type Page = { readonly others: string; readonly tags: ReadonlySet<string> }

/**
 * Returns what every active page shows about other products, and its tags (app/routes/storefront/product.tsx,
 * collection.tsx).
 */
async function readPages(): Promise<Map<string, Page>> {
  const { db } = database
  const pages = new Map<string, Page>()
  const rows = await db.select({ id: products.id, category: products.category, status: products.status }).from(products)
  for (const { status, ...product } of rows) {
    if (status !== 'active') continue
    const others = await listRelatedProducts(db, product, initialSettings)
    pages.set(product.id, toPage(others, [product, ...others]))
  }
  for (const { id } of await db.select().from(collections).where(eq(collections.status, 'active'))) {
    const members = await listCollectionProducts(db, id, initialSettings)
    pages.set(id, toPage(members, members))
  }
  return pages
}

async function readTags(write: string): Promise<string[]> {
  await client.query('delete from page_changes')
  await client.query(write)
  const { rows } = await client.query<{ tags: string[] }>('select tags from page_changes')
  return rows.flatMap(({ tags }) => tags)
}

test('every change to the other products on a page invalidates the page', async () => {
  const pick = createRandom(7)
  let pages = await readPages()
  let changedCount = 0
  for (let n = 0; n < WRITES; n++) {
    const write = pickWrite(pick)
    const recordedTags = await readTags(write)
    const nextPages = await readPages()
    for (const [id, { others, tags }] of pages) {
      const current = nextPages.get(id)
      if (current?.others === others) continue
      changedCount++
      expect(
        recordedTags.some((name) => tags.has(name)),
        `${write}\nrecorded ${recordedTags.join(' ')}\nbut no tag of the page ${id}`,
      ).toBe(true)
    }
    pages = nextPages
  }
  expect(changedCount).toBeGreaterThan(WRITES / 2)
})
