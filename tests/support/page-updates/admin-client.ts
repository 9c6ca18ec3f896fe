import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import type { ProductFields } from '#app/catalog/product-input.ts'
import { collectionProducts, products, productVariants } from '#app/catalog/products.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createPricedRequest } from '#tests/support/checkout-request.ts'
import { readField } from '#tests/support/page-forms.ts'
import { buildProductFields } from '#tests/support/product-form.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import type { StoreProcess } from '#tests/support/store.ts'

type Fields = Readonly<Record<string, string>> | [string, string][]

/** Sends requests to a running store as staff send them through its forms, and adds the data that the requests need. */
export type AdminClient = Awaited<ReturnType<typeof openAdminClient>>

/** Opens a client with a session for the first admin. */
export async function openAdminClient(store: Pick<StoreProcess, 'url' | 'dataDir'>, db: Database) {
  const { cookie } = await openStaffSession(db, store)
  const headers = { Origin: store.url, Cookie: cookie }

  function post(path: string, fields: Fields): Promise<Response> {
    return fetch(store.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    })
  }

  function postJson(path: string, body: object): Promise<Response> {
    const jsonHeaders = { ...headers, 'Content-Type': 'application/json' }
    return fetch(store.url + path, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) })
  }

  async function readStaffPage(path: string): Promise<string> {
    return (await fetch(store.url + path, { headers })).text()
  }

  async function readHidden(path: string, name: string): Promise<string> {
    return readField(await readStaffPage(path), name)
  }

  /** Returns the version in the form with an order's status. The page has other forms with versions. */
  async function readStatusVersion(screen: string): Promise<string> {
    const forms = (await readStaffPage(screen)).split('<form')
    return readField(forms.find((form) => /<select[^>]*name="status"/.test(form)) ?? '', 'version')
  }

  let count = randomInt(10 ** 9) // other test files also name records in the same store
  const newName = (noun: string) => `${noun} No ${++count}`

  async function newProduct(
    options: {
      readonly price?: number
      readonly stock?: number
      readonly status?: 'draft'
      readonly category?: string
    } = {},
  ) {
    const { price = 1_500_000, stock = 10, status = 'active', category = 'dresses' } = options
    const name = newName('Coat')
    const id = newId<'product'>()
    const [slug, sku] = [toSlug(name), `C-${count}`]
    const row = { id, name, slug, sku, price, status, category, stockQuantity: stock } as const
    await db.insert(products).values(row)
    await db.insert(productVariants).values({ productId: id, sku, stock })
    return { id, name, page: `/product/${id}`, edit: `/admin/products/edit/${id}` }
  }

  /** Returns a product's first variant. */
  async function findVariant(productId: Id<'product'>): Promise<Id<'variant'>> {
    const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId)).limit(1)
    if (!variant) throw new Error(`The product ${productId} has no variant`)
    return variant.id
  }

  async function newRedirect(path: string, target: string) {
    const id = newId<'redirect'>()
    await db.insert(redirects).values({ id, path, target, origin: 'staff' })
    return `/admin/redirects/edit/${id}`
  }

  async function newWrittenPage() {
    const title = newName('Notes')
    const [id, slug] = [newId<'page'>(), toSlug(title)]
    const published = { status: 'published', publishedAt: new Date() } as const
    await db.insert(pages).values({ id, title, slug, body: 'First text.', ...published })
    return { id, title, slug, page: `/pages/${slug}`, edit: `/admin/pages/edit/${id}` }
  }

  async function newCategory() {
    const name = newName('Bags')
    const slug = toSlug(name)
    const id = newId<'category'>()
    await db.insert(categories).values({ id, name, slug, position: 10 + count })
    return { id, name, slug, edit: `/admin/categories/edit/${id}` }
  }

  async function newCollection(members: readonly string[] = []) {
    const name = newName('Linen')
    const slug = toSlug(name)
    const id = newId<'collection'>()
    await db.insert(collections).values({ id, name, slug, position: count })
    await addMembers(db, id, members)
    return { id, name, slug, page: `/collection/${slug}`, edit: `/admin/collections/edit/${id}` }
  }

  /** Returns the fields of a product's form as loaded, with `change` applied. */
  async function productForm({ name, edit }: { name: string; edit: string }, change: Partial<ProductFields>) {
    const page = await readStaffPage(edit)
    const [stock, version, slug, sku] = ['stockLoaded', 'version', 'slug', 'sku'].map((field) => readField(page, field))
    const fields = buildProductFields({
      name,
      stock,
      stockLoaded: stock,
      version,
      slug,
      sku,
      status: 'active',
      ...change,
    })
    return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, String(text)]))
  }

  /** Sends a bulk change of products, with its preview confirmed. */
  async function sendBulk(ids: readonly string[], fields: Readonly<Record<string, string>>): Promise<Response> {
    const rows: [string, string][] = [['scope', 'rows'], ...Object.entries(fields)]
    for (const id of ids) rows.push(['id', id])
    const preview = await post('/admin/products.data', [['intent', 'preview'], ...rows])
    const version = /"version","([^"]+)"/.exec(await preview.text())?.[1] ?? ''
    return await post('/admin/products.data', [['intent', 'apply'], ['version', version], ...rows])
  }

  /** Returns a checkout request with the quoted total. */
  function checkout(productId: string, quantity: number) {
    const request = async (path: string, body: object) => (await postJson(path, body)).json()
    return createPricedRequest(request, [{ productId, size: 'One Size', color: 'Default', quantity }])
  }

  /** Places an order for two of a product's three units. */
  async function newOrder() {
    const product = await newProduct({ stock: 3 })
    const response = await postJson('/checkout/order', await checkout(product.id, 2))
    const { order } = await response.json()
    const { rows } = await db.execute<{ id: string; item: string }>(sql`
      select o.id, i.id as item from orders o join order_items i on i.order_id = o.id where link = ${order.link}`)
    const { id = '', item = '' } = rows[0] ?? {}
    return { id, item, link: String(order.link), product, screen: `/admin/orders/${id}` }
  }

  /** Sends a CSV file with additional fields. */
  function postFile(path: string, csv: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
    const body = new FormData()
    body.append('file', new File([csv], 'file.csv', { type: 'text/csv' }))
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return fetch(store.url + path, { method: 'POST', headers, body })
  }

  /** Uploads a product CSV. Returns the import's id. */
  async function sendProductFile(csv: string): Promise<string> {
    const response = await postFile('/admin/import/file', csv)
    const { to } = z.strictObject({ to: z.string() }).parse(await response.json())
    return z.uuid().parse(to.split('/').at(-1))
  }

  return {
    db,
    cookie,
    post,
    postJson,
    postFile,
    hidden: readHidden,
    readVersion: (path: string) => readHidden(path, 'version'),
    readStatusVersion,
    newName,
    newProduct,
    findVariant,
    newRedirect,
    newWrittenPage,
    newCategory,
    newCollection,
    productForm,
    bulk: sendBulk,
    checkout,
    newOrder,
    sendProductFile,
  }
}

export function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export async function addMembers(db: Pick<Database, 'execute'>, collection: string, members: readonly string[]) {
  for (const productId of members) {
    await db.execute(
      sql`insert into ${collectionProducts} (collection_id, product_id) values (${collection}, ${productId})`,
    )
  }
}
