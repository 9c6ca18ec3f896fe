import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { EMPTY_PRICE_TEXT, NO_PRICES } from '#app/catalog/prices/price-set.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { toFieldName } from '#app/inventory/stock/stock-changes-input.ts'
import { newId } from '#app/lib/id.ts'
import { slugify } from '#app/lib/slug.ts'
import { INITIAL_MARKET } from '#tests/support/markets.ts'
import { formatRemainingText, type PageUpdate, searchPath } from '#tests/support/page-updates/page-update.ts'
import { buildProductFields } from '#tests/support/product-form.ts'

const PRODUCT = 'routes/admin/product-edit'
const PRODUCTS = 'routes/admin/products'

export const productUpdates: readonly PageUpdate[] = [
  {
    title: 'a market’s fixed price',
    route: 'routes/admin/market-prices',
    prepare: async ({ post, newProduct }) => {
      const { id: product, name, page } = await newProduct({ price: 1_650_000 })
      const change = { product, variant: null, market: INITIAL_MARKET, currency: 'USD', name, loaded: NO_PRICES }
      const changes = JSON.stringify([{ ...change, texts: { ...EMPTY_PRICE_TEXT, price: '12.34' } }])
      return { send: () => post('/admin/markets/prices', { changes }), changes: [[page, '$11.00', '$12.34']] }
    },
  },
  {
    title: 'a new product',
    route: 'routes/admin/product-new',
    prepare: async ({ post, newName }) => {
      const name = newName('Gown')
      const createGownFields = (productName: string, ...colors: readonly string[]) => {
        const fields = buildProductFields({
          name: productName,
          status: 'active',
          homepageSection: 'hero',
          stockKind: 'grid',
          colors: JSON.stringify(colors.map((color) => ({ name: color, hex: '#112233' }))),
          cells: JSON.stringify(colors.map((color) => ({ size: null, color, loaded: null, stock: '5' }))),
        })
        return Object.entries(fields).map(([field, text]): [string, string] => [field, String(text)])
      }
      await post('/admin/products/new', createGownFields(newName('Shawl'), newName('Red'), newName('Blue'))) // gives the shop a color filter
      return {
        send: () => post('/admin/products/new', createGownFields(name, name)),
        changes: [
          ['/shop', null, name],
          ['/shop.data', null, name],
          [`/shop?color=${slugify(name)}`, 'Page Not Found', name],
          [`/search/suggestions?q=${encodeURIComponent(name)}`, '"products":[]', name],
          [`${searchPath(name)}&category=dresses`, '0 products', /\b1 product(?! without)/],
        ],
      }
    },
  },
  {
    title: 'a product’s text and price',
    route: PRODUCT,
    prepare: async ({ post, newName, newProduct, newCollection, productForm }) => {
      const product = await newProduct()
      const collection = await newCollection([product.id])
      const name = newName('Cape')
      const form = await productForm(product, { name, price: '77777', longDescription: 'Woven by *night*.' })
      return {
        send: () => post(product.edit, form),
        changes: [
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
    title: 'a number in the stock grid',
    route: 'routes/admin/stock',
    prepare: async ({ post, newProduct, findVariant }) => {
      const { id, page } = await newProduct({ stock: 4 })
      const cell = toFieldName({ variant: await findVariant(id), loaded: 4 })
      const fields = { key: newId(), reason: 'damaged', [cell]: '0' }
      return { send: () => post('/admin/stock', fields), changes: [[page, formatRemainingText(4), 'Out of Stock']] }
    },
  },
  {
    title: 'a product’s stock',
    route: PRODUCT,
    prepare: async ({ post, newProduct, productForm }) => {
      const product = await newProduct({ stock: 4 })
      const form = await productForm(product, { stock: '0' })
      return {
        send: () => post(product.edit, form),
        changes: [
          [product.page, formatRemainingText(4), 'Out of Stock'],
          [searchPath(product.name), null, 'Out of Stock'],
        ],
      }
    },
  },
  {
    title: 'a product’s images',
    route: PRODUCT,
    prepare: async ({ db, post, newProduct, productForm }) => {
      const product = await newProduct()
      const publicId = `coat-${product.id}`
      const image = { url: '/media/original/a.jpg', publicId, width: 800, height: 1_000, isPrimary: true }
      await db.insert(productImages).values({ ...image, productId: product.id, alt: `Back of ${product.name}` })
      const images = JSON.stringify([{ publicId, alt: `Front of ${product.name}`, color: null }])
      const form = await productForm(product, { images })
      return {
        send: () => post(product.edit, form),
        changes: [
          [product.page, `Back of ${product.name}`, `Front of ${product.name}`],
          ['/shop', `Back of ${product.name}`, `Front of ${product.name}`],
        ],
      }
    },
  },
  {
    title: 'a draft product that becomes active',
    route: PRODUCT,
    prepare: async ({ post, newProduct, newCollection, productForm }) => {
      const product = await newProduct({ status: 'draft' })
      const collection = await newCollection([product.id])
      const form = await productForm(product, { price: '15000' })
      return {
        send: () => post(product.edit, form),
        changes: [
          [product.page, 'Product Not Found', '₦15,000.00'],
          [`${product.page}.data`, 'Product Not Found', product.name],
          [collection.page, 'No pieces in this collection yet', product.name],
          ['/sitemap.xml', null, product.page],
        ],
      }
    },
  },
  {
    title: 'a product deleted on its screen',
    route: PRODUCT,
    prepare: async ({ post, newProduct }) => {
      const product = await newProduct()
      return {
        send: () => post(product.edit, { intent: 'delete' }),
        changes: [
          [product.page, product.name, 'Product Not Found'],
          ['/shop', product.name, null],
          ['/sitemap.xml', product.page, null],
        ],
      }
    },
  },
  {
    title: 'a product deleted in the list',
    route: PRODUCTS,
    prepare: async ({ post, newProduct }) => {
      const product = await newProduct()
      return {
        send: () => post('/admin/products.data', { intent: 'delete', id: product.id }),
        changes: [[product.page, product.name, 'Product Not Found']],
      }
    },
  },
  {
    title: 'a product shown on the homepage',
    route: PRODUCTS,
    prepare: async ({ db, post, newProduct }) => {
      const product = await newProduct()
      await db.update(products).set({ homepageSection: 'featured' }).where(eq(products.id, product.id))
      return {
        send: () => post('/admin/products.data', { intent: 'show', id: product.id, show: 'yes' }),
        changes: [['/', null, product.name]],
      }
    },
  },
  {
    title: 'a bulk price change',
    route: PRODUCTS,
    prepare: async ({ newProduct, bulk }) => {
      const all = [await newProduct({ price: 1_234_500 }), await newProduct({ price: 1_234_600 })]
      const fields = { kind: 'price', operation: 'price', direction: 'up', percent: '100', step: '0' }
      return {
        send: () =>
          bulk(
            all.map(({ id }) => id),
            fields,
          ),
        changes: all.map(
          ({ page }, index) =>
            [page, ['₦12,345.00', '₦12,346.00'][index] ?? '', ['₦24,690.00', '₦24,692.00'][index] ?? ''] as const,
        ),
      }
    },
  },
  {
    title: 'an undone bulk price change',
    route: PRODUCTS,
    prepare: async ({ db, post, newProduct, bulk }) => {
      const product = await newProduct({ price: 1_357_900 })
      await bulk([product.id], { kind: 'price', operation: 'price', direction: 'up', percent: '100', step: '0' })
      const { rows } = await db.execute<{ id: string }>(sql`select id from bulk_edits order by id desc limit 1`)
      return {
        send: () => post('/admin/products.data', { intent: 'undo', id: rows[0]?.id ?? '' }),
        changes: [[product.page, '₦27,158.00', '₦13,579.00']],
      }
    },
  },
  {
    title: 'products archived in bulk',
    route: PRODUCTS,
    prepare: async ({ newProduct, bulk }) => {
      const product = await newProduct()
      return {
        send: () => bulk([product.id], { kind: 'status', status: 'archived' }),
        changes: [
          [product.page, product.name, 'Product Not Found'],
          ['/shop', product.name, null],
        ],
      }
    },
  },
  {
    title: 'a flag set in bulk',
    route: PRODUCTS,
    prepare: async ({ newProduct, bulk }) => {
      const product = await newProduct()
      const flags = { isNew: '', isBestseller: '', isFeatured: 'on', showOnHomepage: '' }
      return {
        send: () => bulk([product.id], { kind: 'flags', ...flags }),
        changes: [['/', null, product.name]],
      }
    },
  },
  {
    title: 'products added to a collection in bulk',
    route: PRODUCTS,
    prepare: async ({ newProduct, newCollection, bulk }) => {
      const product = await newProduct()
      const { id, slug, page } = await newCollection()
      return {
        send: () => bulk([product.id], { kind: 'collection', action: 'add', collectionId: id }),
        changes: [
          [page, 'No pieces in this collection yet', product.name],
          [`/shop?collection=${slug}`, null, product.name],
        ],
      }
    },
  },
  {
    title: 'products deleted in bulk',
    route: PRODUCTS,
    prepare: async ({ newProduct, bulk }) => {
      const product = await newProduct()
      return {
        send: () => bulk([product.id], { kind: 'delete' }),
        changes: [['/shop', product.name, null]],
      }
    },
  },
  {
    title: 'a product import',
    route: 'routes/admin/import',
    isEventual: true,
    prepare: async ({ post, hidden, newProduct, sendProductFile }) => {
      const product = await newProduct()
      const id = await sendProductFile(`ID,Name,Price,Short description\n${product.id},${product.name},7777,Of wool\n`)
      const screen = `/admin/import/${id}`
      await expect.poll(() => hidden(screen, 'revision')).toMatch(/^\d+$/)
      const revision = await hidden(screen, 'revision')
      return {
        send: () => post(screen, { intent: 'apply', revision }),
        changes: [[product.page, null, '7,777']],
      }
    },
  },
]
