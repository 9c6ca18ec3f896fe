import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductFields } from '#app/features/catalog/admin/products/product-input.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { type Id, idFrom } from '#app/lib/id.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import { databaseUrl } from '#scripts/postgres/cluster.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { productFields } from '#tests/support/product-form.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase, postmasterOf } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// The product form, sent to a started store as browsers do, and its failures.

let store: StoreProcess
let session = ''

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off' } })
  const response = await post('/admin/login', new URLSearchParams(store.admin))
  session = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(() => store?.stop())

function post(path: string, body: URLSearchParams): Promise<Response> {
  const headers = { Origin: store.url, ...(session && { Cookie: session }) }
  return fetch(store.url + path, { method: 'POST', redirect: 'manual', headers, body })
}

async function inDatabase<Result>(work: (db: ReturnType<typeof openStoreDatabase>['db']) => Promise<Result>) {
  const { db, close } = openStoreDatabase(store)
  return work(db).finally(close)
}

function sent(change: Partial<ProductFields>): URLSearchParams {
  return new URLSearchParams(Object.entries(productFields(change)).map(([name, text]) => [name, String(text)]))
}

/** A new product of four units. Returns its id. */
async function make(name: string): Promise<Id<'product'>> {
  const response = await post('/admin/products/new', sent({ name, stock: '4' }))
  return idFrom<'product'>(/[0-9a-f-]{36}/.exec(response.headers.get('location') ?? '')?.[0])
}

const nameOf = (id: Id<'product'>) =>
  inDatabase((db) => db.select({ name: products.name }).from(products).where(eq(products.id, id)))

/** A product's form as loaded, with changes. */
async function formOf(id: string, change: Partial<ProductFields>): Promise<URLSearchParams> {
  const page = await (await fetch(`${store.url}/admin/products/edit/${id}`, { headers: { Cookie: session } })).text()
  const loaded = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? ''
  const [stock, version, slug, sku] = ['stockLoaded', 'version', 'slug', 'sku'].map(loaded)
  return sent({ stock, stockLoaded: stock, version, slug, sku, status: 'active', ...change })
}

test('a plain form is saved, or rejected with its messages and input', async () => {
  const id = await make('Plain')
  const refused = await post(`/admin/products/edit/${id}`, await formOf(id, { name: '', price: '-1' }))
  expect(refused.status).toBe(400)
  expect((await post(`/admin/products/edit/${id}`, await formOf(id, { name: 'Plainer' }))).status).toBe(200)
  expect(await nameOf(id)).toEqual([{ name: 'Plainer' }])
})

test('a form that is too large is rejected before it is read', async () => {
  const id = await make('Short')
  const body = await formOf(id, { longDescription: 'x'.repeat(1_000_000) })
  const response = await post(`/admin/products/edit/${id}.data`, body).catch(() => null)
  if (response) expect(response.status).toBe(413) // the connection may close during the upload
  expect(await nameOf(id)).toEqual([{ name: 'Short' }])
})

test('a product that cannot be loaded shows an error, an unknown one another', async () => {
  const id = await make('Unreadable')
  const read = async (path: string) => {
    const response = await fetch(store.url + path, { headers: { Cookie: session } })
    return { status: response.status, page: await response.text() }
  }
  await inDatabase((db) => db.execute(sql`alter table product_images rename to product_images_away`))
  const [form, preview] = await Promise.all([
    read(`/admin/products/edit/${id}`),
    read(`/admin/products/preview/${id}`),
  ]).finally(() => inDatabase((db) => db.execute(sql`alter table product_images_away rename to product_images`)))
  expect([form.status, preview.status]).toEqual([500, 500])
  expect(form.page).toMatch(/<h1[^>]*>Failed to load product<\/h1>/)
  expect(preview.page).toMatch(/<h1[^>]*>Failed to load product<\/h1>/)
  const missing = await read(`/admin/products/edit/${randomUUID()}`)
  expect([missing.status, /<h1[^>]*>([^<]*)/.exec(missing.page)?.[1]]).toEqual([404, 'Product Not Found'])
})

test('if the database fails during a save, it gets a response, nothing is half saved, and saving works again afterwards', async () => {
  const id = await make('Steady')
  const body = await formOf(id, { name: 'Half', stock: '50' })
  const { port, pid } = postmasterOf(store)
  const holder = new Client({
    connectionString: databaseUrl({ port }, readSecret(store.dataDir, 'postgres-password')),
  })
  holder.on('error', () => {}) // it ends with the database
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from products where id = $1 for update', [id])
  const response = post(`/admin/products/edit/${id}.data`, body)
  await inDatabase(waitForBlockedQueries)
  process.kill(pid, 'SIGKILL')
  const { status } = await response
  expect([500, 503]).toContain(status)
  expect(await (await response).text()).not.toMatch(/postgres|ECONN|terminat|select/i)

  await until(() =>
    fetch(`${store.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  expect(await nameOf(id)).toEqual([{ name: 'Steady' }])
  const stock = await inDatabase((db) =>
    db.execute(sql`select sum(delta) from stock_movements where product_id = ${id}`),
  )
  expect(stock.rows).toEqual([{ sum: '4' }])
  expect((await post(`/admin/products/edit/${id}.data`, await formOf(id, { name: 'Whole' }))).status).toBe(200)
  expect(await nameOf(id)).toEqual([{ name: 'Whole' }])
})
