import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { ProductFields } from '#app/features/catalog/admin/product-input.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { draftOf } from '#app/features/settings/settings-draft.ts'
import { newId } from '#app/lib/id.ts'
import { versionOf as nameOfState } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import routes from '#app/routes.ts'
import { databaseUrl } from '#scripts/postgres/cluster.ts'
import { keepWebProcess, type WebProcess } from '#scripts/stress/web-process.ts'
import { pricedRequest } from '#tests/support/checkout-request.ts'
import { productFields } from '#tests/support/product-form.ts'
import { type Shop, startShop } from '#tests/support/shop.ts'
import { openShopDatabase, postmasterOf } from '#tests/support/shop-database.ts'
import { type Standby, startStandby } from '#tests/support/standby.ts'

// All that can be sent to the shop and changes what its public pages show: sent as browsers send it, with the pages kept
// that it concerns. Whoever sent it finds them changed at once, and whoever asks another process soon: that one reads
// from a replica.

let shop: Shop
let other: WebProcess
let standby: Standby
let database: ReturnType<typeof openShopDatabase>
let session = ''
let cdn: Server
/** The calls that told the CDN what to drop. */
const purges: { readonly token: string | undefined; readonly tags: readonly string[] }[] = []

beforeAll(async () => {
  cdn = createServer(async (req, res) => {
    const { tags } = z.strictObject({ tags: z.array(z.string()) }).parse(await json(req))
    purges.push({ token: req.headers.authorization, tags })
    res.end()
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const heard = cdn.address()
  const CDN_PURGE_URL = `http://127.0.0.1:${typeof heard === 'object' ? heard?.port : ''}/purge`
  const CDN_PURGE_TOKEN = 'a-token-for-the-cdn'
  shop = await startShop({
    env: { DEMO_DATA: 'off', LIMIT_CHECKOUT: '1000', LIMIT_QUOTE: '1000', CDN_PURGE_URL, CDN_PURGE_TOKEN },
  })
  const password = readSecret(shop.dataDir, 'postgres-password')
  standby = await startStandby(shop.dataDir)
  const urls = { DATABASE_URL: databaseUrl(postmasterOf(shop), password), DATABASE_READ_URL: standby.url() }
  const env = { DATA_DIR: shop.dataDir, ...urls }
  other = await keepWebProcess(() => env, join(shop.dataDir, 'other.log'))
  database = openShopDatabase(shop)
  const answer = await post('/admin/login', shop.admin)
  session = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(async () => {
  await other?.stop()
  await standby?.stop()
  await database?.close()
  await shop?.stop()
  cdn?.close()
})

type Fields = Readonly<Record<string, string>> | [string, string][]

/** As a form of the shop's own pages. */
function post(path: string, fields: Fields): Promise<Response> {
  const headers = { Origin: shop.url, ...(session && { Cookie: session }) }
  const body = new URLSearchParams(fields)
  return fetch(shop.url + path, { method: 'POST', redirect: 'manual', headers, body })
}

function postJson(path: string, body: object): Promise<Response> {
  const headers = { Origin: shop.url, Cookie: session, 'Content-Type': 'application/json' }
  return fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function staffPage(path: string): Promise<string> {
  return (await fetch(shop.url + path, { headers: { Cookie: session } })).text()
}

/** The value of a hidden field of a form. */
async function hidden(path: string, name: string): Promise<string> {
  return new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(await staffPage(path))?.[1] ?? ''
}

const versionOf = (path: string) => hidden(path, 'version')

/** What a page says before and after, and no longer or not yet; null: nothing of its own. */
type Words = string | RegExp | null
type Look = readonly [path: string, before: Words, after: Words]

/** What a case begins with: the pages it concerns, and how it is sent. */
type Prepared = { readonly send: () => Promise<Response>; readonly looks: readonly Look[] }

type Write = {
  readonly what: string
  /** The route that takes it, by its file. */
  readonly route: string
  readonly prepare: () => Promise<Prepared>
  /** Sent by a shopper, or done by a worker: the answer does not wait until the shop's own process has heard of it. */
  readonly isHeardLater?: true
}

let made = 0
/** A name that nothing else has. */
const newName = (noun: string) => `${noun} No ${++made}`

async function newProduct(wish: { readonly price?: number; readonly stock?: number; readonly status?: 'draft' } = {}) {
  const { price = 1_500_000, stock = 10, status = 'active' } = wish
  const name = newName('Coat')
  const id = newId<'product'>()
  const [slug, sku] = [`coat-${made}`, `C-${made}`]
  const row = { id, name, slug, sku, price, status, category: 'dresses', stockQuantity: stock } as const
  await database.db.insert(products).values(row)
  await database.db.insert(productVariants).values({ productId: id, sku, stock })
  return { id, name, page: `/product/${id}`, edit: `/admin/products/edit/${id}` }
}

async function newCollection(members: readonly string[] = []) {
  const name = newName('Linen')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const id = newId<'collection'>()
  await database.db.insert(collections).values({ id, name, slug, position: made })
  await addMembers(database.db, id, members)
  return { id, name, slug, page: `/collection/${slug}`, edit: `/admin/collections/edit/${id}` }
}

async function addMembers(db: Pick<Database, 'execute'>, collection: string, members: readonly string[]) {
  for (const productId of members) {
    await db.execute(
      sql`insert into ${collectionProducts} (collection_id, product_id) values (${collection}, ${productId})`,
    )
  }
}

/** A product's form as it was loaded, with some of it changed. */
async function productForm({ name, edit }: { name: string; edit: string }, change: Partial<ProductFields>) {
  const page = await staffPage(edit)
  const loaded = (field: string) => new RegExp(`name="${field}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? ''
  const [stock, version, slug, sku] = ['stockLoaded', 'version', 'slug', 'sku'].map(loaded)
  const fields = productFields({ name, stock, stockLoaded: stock, version, slug, sku, status: 'active', ...change })
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, String(text)]))
}

const COLLECTION_FIELDS = {
  description: '',
  status: 'active',
  position: '0',
  heroImage: '',
  heroImageAlt: '',
  imageUrl: '',
  imageUrlAlt: '',
  products: 'untouched',
  seoTitle: '',
  seoDescription: '',
  version: '',
}

/** A change of some products at once: what came of its preview is agreed to. */
async function bulk(ids: readonly string[], fields: Readonly<Record<string, string>>): Promise<Response> {
  const rows: [string, string][] = [['scope', 'rows'], ...Object.entries(fields)]
  for (const id of ids) rows.push(['id', id])
  const preview = await post('/admin/products.data', [['intent', 'preview'], ...rows])
  const version = /"version","([^"]+)"/.exec(await preview.text())?.[1] ?? ''
  return await post('/admin/products.data', [['intent', 'apply'], ['version', version], ...rows])
}

/** What a shopper sends to order some pieces of a product, at the total that they are shown. */
function checkout(productId: string, quantity: number) {
  const ask = async (path: string, body: object) => (await postJson(path, body)).json()
  return pricedRequest(ask, [{ productId, size: 'One Size', color: 'Default', quantity }])
}

/** An order of two of three pieces of a product. */
async function newOrder() {
  const product = await newProduct({ stock: 3 })
  const answer = await postJson('/checkout/order', await checkout(product.id, 2))
  const { order } = await answer.json()
  const { rows } = await database.db.execute<{ id: string; item: string }>(sql`
    select o.id, i.id as item from orders o join order_items i on i.order_id = o.id where link = ${order.link}`)
  const { id = '', item = '' } = rows[0] ?? {}
  return { id, item, link: String(order.link), product, screen: `/admin/orders/${id}` }
}

/** Has the shop look at a CSV of products: the import's id. */
async function sendProductFile(csv: string): Promise<string> {
  const body = new FormData()
  body.append('file', new File([csv], 'products.csv', { type: 'text/csv' }))
  const headers = { Origin: shop.url, Cookie: session }
  const answer = await fetch(`${shop.url}/admin/products/import/file`, { method: 'POST', headers, body })
  return z.strictObject({ id: z.uuid() }).parse(await answer.json()).id
}

const PRODUCT = 'routes/admin/product-edit'
const PRODUCTS = 'routes/admin/products'
const COLLECTIONS = 'routes/admin/collections'

const writes: readonly Write[] = [
  {
    what: 'a new product',
    route: 'routes/admin/product-new',
    prepare: async () => {
      const name = newName('Gown')
      const fields = Object.entries(productFields({ name, status: 'active', homepageSection: 'hero' }))
      return {
        send: () =>
          post(
            '/admin/products/new',
            fields.map(([field, text]): [string, string] => [field, String(text)]),
          ),
        looks: [
          ['/shop', null, name],
          ['/shop.data', null, name],
          [`/search/suggestions?q=${encodeURIComponent(name)}`, '"products":[]', name],
          [`${searchFor(name)}&category=dresses`, '0 products', '1 product'],
        ],
      }
    },
  },
  {
    what: 'the texts and the price of a product',
    route: PRODUCT,
    prepare: async () => {
      const product = await newProduct()
      const collection = await newCollection([product.id])
      const name = newName('Cape')
      const form = await productForm(product, { name, price: '77777', longDescription: 'Woven by *night*.' })
      return {
        send: () => post(product.edit, form),
        looks: [
          [product.page, product.name, '₦77,777.00'],
          [product.page, product.name, 'Woven by <em>night</em>'],
          [`${product.page}.data`, product.name, name],
          ['/shop', product.name, '₦77,777.00'],
          ['/shop?sort=price-desc&min=77777&max=77777', null, name],
          [collection.page, product.name, name],
          [`/search/suggestions?q=${encodeURIComponent(name)}`, '"products":[]', name],
        ],
      }
    },
  },
  {
    what: 'the stock of a product',
    route: PRODUCT,
    prepare: async () => {
      const product = await newProduct({ stock: 4 })
      const form = await productForm(product, { stock: '0' })
      return {
        send: () => post(product.edit, form),
        looks: [
          [product.page, left(4), 'Out of Stock'],
          [searchFor(product.name), null, 'Out of Stock'],
        ],
      }
    },
  },
  {
    what: 'the pictures of a product',
    route: PRODUCT,
    prepare: async () => {
      const product = await newProduct()
      const publicId = `coat-${product.id}`
      const picture = { url: '/media/original/a.jpg', publicId, width: 800, height: 1_000, isPrimary: true }
      await database.db
        .insert(productImages)
        .values({ ...picture, productId: product.id, alt: `Back of ${product.name}` })
      const pictures = JSON.stringify([{ publicId, alt: `Front of ${product.name}`, color: null }])
      const form = await productForm(product, { pictures })
      return {
        send: () => post(product.edit, form),
        looks: [
          [product.page, `Back of ${product.name}`, `Front of ${product.name}`],
          ['/shop', `Back of ${product.name}`, `Front of ${product.name}`],
        ],
      }
    },
  },
  {
    what: 'a product that is put up for sale',
    route: PRODUCT,
    prepare: async () => {
      const product = await newProduct({ status: 'draft' })
      const collection = await newCollection([product.id])
      const form = await productForm(product, { price: '15000' })
      return {
        send: () => post(product.edit, form),
        looks: [
          [product.page, 'Product Not Found', '₦15,000.00'],
          [`${product.page}.data`, 'Product Not Found', product.name],
          [collection.page, 'No pieces in this collection yet', product.name],
          ['/sitemap.xml', null, product.page],
        ],
      }
    },
  },
  {
    what: 'a product that is deleted on its own screen',
    route: PRODUCT,
    prepare: async () => {
      const product = await newProduct()
      return {
        send: () => post(product.edit, { intent: 'delete' }),
        looks: [
          [product.page, product.name, 'Product Not Found'],
          ['/shop', product.name, null],
          ['/sitemap.xml', product.page, null],
        ],
      }
    },
  },
  {
    what: 'a product that is deleted in the list',
    route: PRODUCTS,
    prepare: async () => {
      const product = await newProduct()
      return {
        send: () => post('/admin/products.data', { intent: 'delete', id: product.id }),
        looks: [[product.page, product.name, 'Product Not Found']],
      }
    },
  },
  {
    what: 'a product that is shown on the homepage',
    route: PRODUCTS,
    prepare: async () => {
      const product = await newProduct()
      await database.db.update(products).set({ homepageSection: 'featured' }).where(eq(products.id, product.id))
      return {
        send: () => post('/admin/products.data', { intent: 'show', id: product.id, show: 'yes' }),
        looks: [['/', null, product.name]],
      }
    },
  },
  {
    what: 'many prices at once',
    route: PRODUCTS,
    prepare: async () => {
      const all = [await newProduct({ price: 1_234_500 }), await newProduct({ price: 1_234_600 })]
      const fields = { kind: 'price', what: 'price', direction: 'up', percent: '100', step: '0' }
      return {
        send: () =>
          bulk(
            all.map(({ id }) => id),
            fields,
          ),
        looks: all.map(
          ({ page }, at) =>
            [page, ['₦12,345.00', '₦12,346.00'][at] ?? '', ['₦24,690.00', '₦24,692.00'][at] ?? ''] as const,
        ),
      }
    },
  },
  {
    what: 'many prices that are taken back',
    route: PRODUCTS,
    prepare: async () => {
      const product = await newProduct({ price: 1_357_900 })
      await bulk([product.id], { kind: 'price', what: 'price', direction: 'up', percent: '100', step: '0' })
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id from bulk_edits order by id desc limit 1`,
      )
      return {
        send: () => post('/admin/products.data', { intent: 'undo', id: rows[0]?.id ?? '' }),
        looks: [[product.page, '₦27,158.00', '₦13,579.00']],
      }
    },
  },
  {
    what: 'many products that are hidden',
    route: PRODUCTS,
    prepare: async () => {
      const product = await newProduct()
      return {
        send: () => bulk([product.id], { kind: 'status', status: 'archived' }),
        looks: [
          [product.page, product.name, 'Product Not Found'],
          ['/shop', product.name, null],
        ],
      }
    },
  },
  {
    what: 'many products with a flag',
    route: PRODUCTS,
    prepare: async () => {
      const product = await newProduct()
      const flags = { isNew: '', isBestseller: '', isFeatured: 'on', showOnHomepage: '' }
      return {
        send: () => bulk([product.id], { kind: 'flags', ...flags }),
        looks: [['/', null, product.name]],
      }
    },
  },
  {
    what: 'many products that are put into a collection',
    route: PRODUCTS,
    prepare: async () => {
      const product = await newProduct()
      const { id, slug, page } = await newCollection()
      return {
        send: () => bulk([product.id], { kind: 'collection', how: 'add', collectionId: id }),
        looks: [
          [page, 'No pieces in this collection yet', product.name],
          [`/shop?collection=${slug}`, null, product.name],
        ],
      }
    },
  },
  {
    what: 'many products that are deleted',
    route: PRODUCTS,
    prepare: async () => {
      const product = await newProduct()
      return {
        send: () => bulk([product.id], { kind: 'delete' }),
        looks: [['/shop', product.name, null]],
      }
    },
  },
  {
    what: 'a new collection',
    route: 'routes/admin/collection-new',
    prepare: async () => {
      const product = await newProduct()
      const name = newName('Silk')
      const slug = `silk-${made}`
      const fields = { ...COLLECTION_FIELDS, name, slug, products: product.id }
      return {
        send: () => post('/admin/collections/new', fields),
        looks: [
          [`/collection/${slug}`, 'Collection Not Found', product.name],
          ['/lookbook', null, name],
          ['/faq', null, name],
          ['/', null, name],
          ['/sitemap.xml', null, `/collection/${slug}`],
        ],
      }
    },
  },
  {
    what: 'the name and the products of a collection',
    route: 'routes/admin/collection-edit',
    prepare: async () => {
      const [left, joined] = [await newProduct(), await newProduct()]
      const { name: old, slug, page, edit } = await newCollection([left.id])
      const name = newName('Wool')
      const fields = { ...COLLECTION_FIELDS, name, slug, products: joined.id, version: await versionOf(edit) }
      return {
        send: () => post(edit, fields),
        looks: [
          [page, left.name, joined.name],
          [page, old, name],
          [`${page}.data`, old, name],
          ['/about', old, name],
          ['/lookbook', old, name],
          [`/shop?collection=${slug}`, left.name, joined.name],
          [`/search/suggestions?q=${encodeURIComponent(name)}`, '"collections":[]', name],
        ],
      }
    },
  },
  {
    what: 'a collection that is hidden',
    route: COLLECTIONS,
    prepare: async () => {
      const product = await newProduct()
      const { id, name, page } = await newCollection([product.id])
      return {
        send: () => post('/admin/collections.data', { intent: 'status', id, status: 'draft' }),
        looks: [
          [page, product.name, 'Collection Not Found'],
          ['/contact', name, null],
        ],
      }
    },
  },
  {
    what: 'a collection that is deleted',
    route: COLLECTIONS,
    prepare: async () => {
      const { id, name, page } = await newCollection()
      return {
        send: () => post('/admin/collections.data', { intent: 'delete', id }),
        looks: [
          [page, name, 'Collection Not Found'],
          ['/shop', name, null],
        ],
      }
    },
  },
  {
    what: 'the sequence of collections',
    route: COLLECTIONS,
    prepare: async () => {
      const [first, second] = [await newCollection(), await newCollection()]
      return {
        send: () => post('/admin/collections.data', { intent: 'arrange', ids: `${second.id} ${first.id}` }),
        looks: [['/lookbook', inSequence(first.name, second.name), inSequence(second.name, first.name)]],
      }
    },
  },
  {
    what: 'what stands on the homepage',
    route: 'routes/admin/homepage',
    prepare: async () => {
      const product = await newProduct()
      const version = await versionOf('/admin/homepage')
      const placed = JSON.stringify({ what_we_see: [product.id] })
      return {
        send: () =>
          post('/admin/homepage', { placed, off: '[]', unflagged: '[]', heroPicture: '', heroAlt: '', version }),
        looks: [['/', null, product.name]],
      }
    },
  },
  {
    what: 'a setting',
    route: 'routes/admin/settings',
    prepare: async () => {
      const version = await versionOf('/admin/settings')
      const loaded = draftOf({ settings: await readSettings(database.db), version })
      const typed = { ...loaded, store_name: 'Adaeze', announcement_text: 'Closed on Monday' }
      const fields = Object.entries<string | boolean>(typed).flatMap(([name, value]): [string, string][] =>
        value === false ? [] : [[name, value === true ? 'on' : value]],
      )
      return {
        send: () => post('/admin/settings', [...fields, ['version', version]]),
        looks: [
          ['/', 'Free Shipping On All Orders', 'Closed on Monday'],
          ['/no-such-page', 'Free Shipping On All Orders', 'Closed on Monday'],
          ['/wishlist', '· Lumina</title>', '· Adaeze</title>'],
          ['/manifest.webmanifest', '"name":"Lumina"', '"name":"Adaeze"'],
        ],
      }
    },
  },
  {
    what: 'an order',
    route: 'routes/resources/checkout-order',
    isHeardLater: true,
    prepare: async () => {
      const { id, name, page } = await newProduct({ stock: 2 })
      const request = await checkout(id, 2)
      return {
        send: () => postJson('/checkout/order', request),
        looks: [
          [page, left(2), 'Out of Stock'],
          [searchFor(name), null, 'Out of Stock'],
        ],
      }
    },
  },
  {
    what: 'an order that staff cancel',
    route: 'routes/admin/order-detail',
    prepare: async () => {
      const { product, screen } = await newOrder()
      const fields = { version: await versionOf(screen), status: 'cancelled', trackingNumber: '' }
      return {
        send: () => post(screen, fields),
        looks: [[product.page, left(1), left(3)]],
      }
    },
  },
  {
    what: 'products from a file',
    route: 'routes/admin/product-import',
    isHeardLater: true,
    prepare: async () => {
      const product = await newProduct()
      const id = await sendProductFile(`ID,Name,Price,Short description\n${product.id},${product.name},7777,Of wool\n`)
      const screen = `/admin/products/import/${id}`
      await expect.poll(() => hidden(screen, 'revision')).not.toBe('')
      const revision = await hidden(screen, 'revision')
      return {
        send: () => post(screen, { intent: 'apply', revision }),
        looks: [[product.page, null, '7,777']],
      }
    },
  },
  {
    what: 'orders that staff cancel together',
    route: 'routes/resources/orders-bulk',
    prepare: async () => {
      const { id, product, screen } = await newOrder()
      const version = await versionOf(screen)
      return {
        send: () => postJson('/admin/orders/bulk', { status: 'cancelled', orders: [{ id, version }] }),
        looks: [[product.page, left(1), left(3)]],
      }
    },
  },
  {
    what: 'an order that its shopper cancels',
    route: 'routes/storefront/order',
    isHeardLater: true,
    prepare: async () => {
      const { link, product } = await newOrder()
      return {
        send: () => post(`/order/${link}`, { intent: 'cancel' }),
        looks: [[product.page, left(1), left(3)]],
      }
    },
  },
  {
    what: 'pieces that come back and are put on the shelf',
    route: 'routes/admin/order-returns',
    prepare: async () => {
      const { item, product, screen } = await newOrder()
      await post(screen, { version: await versionOf(screen), status: 'delivered', trackingNumber: '' })
      const version = nameOfState([0, [[item, 0]]]) // nothing refunded, nothing returned
      const fields = { intent: 'return', key: newId<'return'>(), version, item, quantity: '1', restock: item }
      return {
        send: () => post(`${screen}/returns`, { ...fields, reason: 'size', note: '', amount: '0' }),
        looks: [[product.page, left(1), left(2)]],
      }
    },
  },
]

function inSequence(...names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => `>${name}</a></h2>`).join('.*'), 's')
}

const searchFor = (name: string) => `/shop?search=${encodeURIComponent(name)}`

function left(count: number): string {
  return `Only ${count} left`
}

/** Routes that take something of which no public page shows anything, and why. */
const SHOWN_NOWHERE: Readonly<Record<string, string>> = {
  'routes/admin/account': 'how a member of staff signs in',
  'routes/admin/backup-download': 'it only asks for a password',
  'routes/admin/backups': 'backups are files, and one is restored while no shop runs',
  'routes/admin/customer-detail': 'customers are on no public page',
  'routes/admin/customer-erase': 'customers are on no public page',
  'routes/admin/discount-edit': 'codes are looked up at checkout, which is never kept',
  'routes/admin/discount-new': 'codes are looked up at checkout, which is never kept',
  'routes/admin/login': 'who is signed in',
  'routes/admin/login-code': 'who is signed in',
  'routes/admin/logout': 'who is signed in',
  'routes/admin/mail-detail': 'mails',
  'routes/admin/message-detail': 'messages to the shop',
  'routes/admin/order-notes': 'notes are for staff',
  'routes/admin/page-cache': 'makes all pages old: page-changes.test.ts',
  'routes/admin/subscribers': 'who hears from the shop',
  'routes/admin/unknown': 'leads to the dashboard',
  'routes/resources/auth': 'who is signed in',
  'routes/resources/checkout-quote': 'writes nothing',
  'routes/resources/checkout-shipping': 'writes nothing',
  'routes/resources/contact-message': 'messages to the shop',
  'routes/resources/newsletter': 'who hears from the shop',
  'routes/resources/order-payment': 'a payment moves no stock; an order that lapses is cancelled as staff cancel one',
  'routes/resources/product-import-file': 'a file is only looked at; what it changes is applied from its screen',
  'routes/resources/stripe-webhook': 'a payment moves no stock; an order that lapses is cancelled as staff cancel one',
  'routes/resources/uploads': 'a picture is shown once a form is saved with it',
  'routes/resources/wishlist-change': 'wishlists belong to one browser and are never kept',
  'routes/resources/wishlist-items': 'wishlists belong to one browser and are never kept',
  'routes/resources/wishlist-products': 'wishlists belong to one browser and are never kept',
}

test('every route that takes something is here, or is said to change no public page', async () => {
  const files = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children = [] }) => [file, ...files(children)])
  const taking = files(await routes).filter((file) =>
    /^export (async )?(function|const) action\b/m.test(readFileSync(join('app', file), 'utf8')),
  )
  const known = [...writes.map(({ route }) => route), ...Object.keys(SHOWN_NOWHERE)]
  expect([...new Set(known)].toSorted()).toEqual(
    [...new Set(taking.map((file) => file.replace(/\.tsx?$/, '')))].toSorted(),
  )
})

type Page = { readonly text: string; readonly how: string | null }

async function read(place: string, path: string): Promise<Page> {
  const answer = await fetch(place + path)
  const text = await answer.text()
  return { text: text.replaceAll('<!-- -->', ''), how: answer.headers.get('X-Cache') }
}

function says({ text }: Page, words: Words): boolean {
  return words === null || (typeof words === 'string' ? text.includes(words) : words.test(text))
}

test.each(writes)('$what', async ({ prepare, isHeardLater }) => {
  const { send, looks } = await prepare()
  const places = [shop.url, other.url()]
  for (const place of places) {
    for (const [path, before, after] of looks) {
      // What prepared the case has been heard of, and the page is kept.
      const isReady = (page: Page) => page.how === 'hit' && says(page, before) && (after === null || !says(page, after))
      await expect.poll(async () => isReady(await read(place, path))).toBe(true)
    }
  }
  const answer = await send()
  expect(answer.status, await answer.text()).toBeLessThan(400)
  const isChanged = (page: Page, [, before, after]: Look) =>
    says(page, after) && (before === null || !says(page, before))
  for (const look of looks) {
    const changed = async (place: string) => isChanged(await read(place, look[0]), look)
    if (!isHeardLater) expect(await changed(shop.url), look[0]).toBe(true)
    for (const place of places) await expect.poll(() => changed(place)).toBe(true)
  }
})

test('a product that is put up for sale while somebody else adds it to a collection is on its page', async () => {
  const [product, neighbour] = [await newProduct({ status: 'draft' }), await newProduct()]
  const collection = await newCollection()
  const { db } = database
  const showing = (words: string) => async () => {
    const page = await read(shop.url, collection.page)
    return page.how === 'hit' && says(page, words)
  }
  await expect.poll(showing('No pieces in this collection yet')).toBe(true)
  await db.transaction(async (selling) => {
    await db.transaction(async (adding) => {
      await addMembers(adding, collection.id, [product.id, neighbour.id])
      await selling.update(products).set({ status: 'active' }).where(eq(products.id, product.id))
    })
    // The page is made again for what was added, and the product is not for sale yet.
    await expect.poll(showing(neighbour.name)).toBe(true)
  })
  await expect.poll(showing(product.name)).toBe(true)
})

test('a CDN may keep a page under names, and is told the name of what changed', async () => {
  const product = await newProduct()
  const { headers } = await fetch(shop.url + product.page)
  const name = `product-${product.id.slice(-12)}`
  expect(headers.get('Cache-Tag')?.split(',')).toContain(name)
  expect(headers.get('Surrogate-Key')?.split(' ')).toContain(name)
  expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=\d+$/)
  purges.length = 0
  await post(product.edit, await productForm(product, { price: '88888' }))
  const names = () => purges.flatMap(({ tags }) => tags)
  await expect.poll(names).toContain(name)
  expect(new Set(purges.map(({ token }) => token))).toEqual(new Set(['Bearer a-token-for-the-cdn']))
})
