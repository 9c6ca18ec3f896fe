import { toSnakeCase } from 'drizzle-orm/casing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { collectionProducts, productImages, products, productVariants } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { newId } from '#app/lib/id.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { brands } from '#app/store/brands.table.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'
import { createSizeGuideRow } from '#tests/support/size-guides.ts'

// Tests which pages a write invalidates (the triggers of db/functions/page-changes.sql).

let database: TestDatabase
let client: Client
const product = newId<'product'>()
const draft = newId<'product'>()
const other = newId<'product'>()
const linen = newId<'collection'>()
const silk = newId<'collection'>()
const hidden = newId<'collection'>()
const porto = newId<'manufacturer'>()

beforeAll(async () => {
  database = await openTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  const { db } = database
  await db.insert(collections).values([
    { id: linen, name: 'Linen', slug: 'linen' },
    { id: silk, name: 'Silk', slug: 'silk' },
    { id: hidden, name: 'Hidden', slug: 'hidden', status: 'draft' },
  ])
  const common = { price: 1_000, category: 'dresses', stockQuantity: 5 } as const
  await db.insert(products).values([
    { ...common, id: product, name: 'Dress', slug: 'dress', sku: 'D-1', status: 'active' },
    { ...common, id: draft, name: 'Coat', slug: 'coat', sku: 'C-1', status: 'draft' },
    { ...common, id: other, name: 'Skirt', slug: 'skirt', sku: 'S-1', status: 'active' },
  ])
  for (const productId of [product, draft]) {
    await db.insert(productVariants).values({ productId, sku: `V-${productId}`, stock: 5 })
    await db.insert(productImages).values({ productId, url: '/a.jpg', publicId: 'a', width: 4, height: 5 })
    await db.insert(reviews).values({ productId, rating: 4, customerName: 'Ada' })
  }
  await db
    .insert(translations)
    .values({ kind: 'product', subjectId: product, language: 'de', texts: { name: 'Kleid' }, sources: {} })
  await addOrder(db, [createCheckoutLine(await addProduct(db, { category: 'accessories' }))])
  for (const { id } of await db.select({ id: reviews.id }).from(reviews)) {
    await db
      .insert(reviewPhotos)
      .values({ reviewId: id, position: 0, url: '/r.jpg', publicId: 'r', width: 3, height: 4 })
  }
  await db.insert(collectionProducts).values([
    { collectionId: linen, productId: product, position: 0 },
    { collectionId: hidden, productId: product },
    { collectionId: linen, productId: draft },
  ])
  await db.insert(manufacturers).values({ id: porto, name: 'Porto' })
  const [look] = await db
    .insert(looks)
    .values({ name: 'Work', image: '/l.jpg', imagePublicId: 'l', imageWidth: 4, imageHeight: 5 })
    .returning({ lookId: looks.id })
  if (look) await db.insert(lookItems).values({ ...look, productId: product, x: 20, y: 40, position: 0 })
  await db.insert(sizeGuides).values(createSizeGuideRow('Dresses'))
  const published = { status: 'published', publishedAt: new Date() } as const
  await db.insert(pages).values([
    { title: 'Story', slug: 'story', ...published },
    { title: 'Notes', slug: 'notes' },
  ])
  const target = { kind: 'product', value: other }
  const nested = [{ id: 'skirt', label: '', place: 'everywhere', target, items: [] }]
  await db.insert(menus).values({ name: 'footer', items: [{ id: 'shop', items: nested }] })
  await db.insert(brands).values({ state: 'published', look: BUILT_IN, publishedAt: new Date() })
  await db.insert(storeSettings).values({ key: 'store_name', value: 'Lumina', category: 'general' })
})
afterAll(async () => {
  await client?.end()
  await database?.close()
})

/** Returns a list of tags for each write that records tags. All writes are rolled back. */
async function readTags(...writes: readonly string[]): Promise<string[][]> {
  const tagLists: string[][] = []
  await client.query('begin')
  try {
    for (const write of writes) {
      await client.query('delete from page_changes')
      await client.query(write)
      const { rows } = await client.query<{ tag: string }>('select distinct unnest(tags) as tag from page_changes')
      if (rows.length > 0) tagLists.push(rows.map(({ tag }) => tag).toSorted())
    }
    return tagLists
  } finally {
    await client.query('rollback')
  }
}

const productTags = [`product:${product}`]
const bothProductTags = [`product:${product}`, `product:${draft}`].toSorted()
const listTags = ['catalog', `product:${product}`]
const promotionTags = ['assortment', 'catalog', `product:${product}`]
const withAvailability = (names: readonly string[]) => ['availability', ...names].toSorted()
const membershipTags = ['assortment', 'catalog', 'memberships']
const collectionTags = ['collections']
const categoryTags = ['categories']
const pageTags = ['pages']
const sizeGuideTags = ['size-guides']
const manufacturerTags = [`manufacturer:${porto}`]
/** Adds the tag of redirects, which change if a page gets a new path or is deleted. */
const withRedirects = (names: readonly string[]) => [...names, 'redirects'].toSorted()

/** Marks a column that no page shows. */
const NOT_SHOWN = null
type Change = readonly [value: string, names: readonly string[]] | typeof NOT_SHOWN

/**
 * For every column of the catalog's tables, a different value as SQL and the tags that the change invalidates.
 * Columns that never change, such as most ids, are left out.
 */
const COLUMNS: Readonly<
  Record<string, { readonly where: string; readonly columns: Readonly<Record<string, Change>> }>
> = {
  products: {
    where: `id = '${product}'`,
    columns: {
      ...Object.fromEntries(detailNames.map((name) => [toSnakeCase(name), [`'Changed'`, listTags]])),
      name: [`'Gown'`, listTags],
      slug: [`'gown'`, withRedirects(listTags)],
      sku: [`'D-2'`, listTags],
      description: [`'Of linen'`, listTags],
      long_description: [`'Of linen'`, listTags],
      price: ['900', listTags],
      sale_price: ['900', listTags],
      sale_before: [`'{}'`, listTags],
      compare_at_price: ['1100', listTags],
      cost_price: NOT_SHOWN,
      tax_class: [`'reduced'`, listTags],
      category: [`'tops'`, promotionTags],
      stock_quantity: ['4', productTags],
      stock_by_variant: ['true', listTags],
      low_stock_threshold: NOT_SHOWN,
      status: [`'archived'`, listTags],
      show_on_homepage: ['true', listTags],
      homepage_section: [`'hero'`, listTags],
      homepage_position: ['7', listTags],
      is_featured: ['true', listTags],
      is_bestseller: ['true', listTags],
      is_new: ['true', listTags],
      is_top_seller: ['true', listTags],
      sizes: [`'{S}'`, withAvailability(listTags)],
      colors: [`'[{"name": "Red", "hex": "#ff0000"}]'`, withAvailability(listTags)],
      fibers: [`'[{"component": null, "shares": [{"fiber": "silk", "percent": 100}]}]'`, listTags],
      has_animal_parts: ['true', listTags],
      ...Object.fromEntries(careNames.map((name) => [toSnakeCase(name), [`'none'`, listTags]])),
      natural_drying: [`'line'`, listTags],
      country_of_origin: [`'PT'`, listTags],
      manufacturer_id: [`'${porto}'`, listTags],
      measure: [`'50 ml'`, listTags],
      packaging: [`'{"paper": 60}'`, listTags],
      safety_warnings: [`'Hot'`, listTags],
      withdrawal: [`'sealed'`, listTags],
      tags: NOT_SHOWN,
      seo_title: [`'Dress'`, listTags],
      seo_description: [`'Dress'`, listTags],
      collection_id: [`'${linen}'`, listTags],
      size_guide: [`'Dresses'`, listTags],
      model_height_mm: ['1780', listTags],
      model_size: [`'S'`, listTags],
      translated_search: [`'dress'`, listTags],
      translated_names: [`'dress'`, listTags],
      published_at: [`'2020-01-01'`, listTags],
      created_at: [`'2020-01-01'`, promotionTags],
      updated_at: NOT_SHOWN,
    },
  },
  product_variants: {
    where: `product_id = '${product}'`,
    columns: {
      product_id: [`'${draft}', size = 'M'`, withAvailability(bothProductTags)],
      size: [`'S'`, withAvailability(productTags)],
      color: [`'Red'`, withAvailability(productTags)],
      sku: NOT_SHOWN,
      barcode: [`'96385074'`, productTags],
      price: ['900', listTags],
      sale_price: ['900', listTags],
      compare_at_price: ['1100', listTags],
      stock: ['4', productTags],
      backordered: NOT_SHOWN,
      created_at: NOT_SHOWN,
      updated_at: NOT_SHOWN,
    },
  },
  product_images: {
    where: `product_id = '${product}'`,
    columns: {
      product_id: [`'${draft}'`, bothProductTags],
      url: [`'/b.jpg'`, productTags],
      public_id: NOT_SHOWN,
      width: ['8', productTags],
      height: ['8', productTags],
      alt: [`'Front'`, productTags],
      color: [`'Red'`, productTags],
      display_order: ['3', productTags],
      is_primary: ['true', productTags],
      created_at: NOT_SHOWN,
    },
  },
  reviews: {
    where: `product_id = '${product}'`,
    columns: {
      product_id: [`'${draft}'`, bothProductTags],
      rating: ['5', productTags],
      customer_name: [`'Obi'`, productTags],
      title: [`'Lovely'`, productTags],
      comment: [`'Lovely'`, productTags],
      verified_purchase: ['true', productTags],
      size: [`'M'`, productTags],
      color: [`'Red'`, productTags],
      fit: [`'small'`, productTags],
      height: [`'165-169'`, productTags],
      is_incentivized: ['true', productTags],
      origin: [`'Etsy'`, productTags],
      order_item_id: [`(select id from order_items limit 1)`, []],
      usual_size: NOT_SHOWN,
      status: [`'pending'`, productTags],
      rejection: [`'false', status = 'rejected'`, productTags],
      moderated_at: NOT_SHOWN,
      reply: [`'Thanks', replied_at = now()`, productTags],
      replied_at: [`now(), reply = 'Thanks'`, productTags],
      helpful: NOT_SHOWN,
      created_at: [`'2020-01-01'`, productTags],
    },
  },
  categories: {
    where: `slug = 'bottoms'`, // no product is in this category
    columns: {
      slug: [`'trousers'`, withRedirects(categoryTags)],
      id: ['gen_random_uuid()', categoryTags],
      name: [`'Trousers'`, categoryTags],
      position: ['9', categoryTags],
      image: [`'/t.jpg', image_public_id = 't', image_width = 1, image_height = 1`, categoryTags],
      image_public_id: [`'t', image = '/t.jpg', image_width = 1, image_height = 1`, categoryTags],
      image_width: [`1, image_public_id = 't', image = '/t.jpg', image_height = 1`, categoryTags],
      image_height: [`1, image_public_id = 't', image = '/t.jpg', image_width = 1`, categoryTags],
      image_alt: [`'Trousers'`, categoryTags],
      seo_title: [`'Trousers'`, categoryTags],
      seo_description: [`'Trousers'`, categoryTags],
      size_guide: [`'Dresses'`, categoryTags],
      created_at: NOT_SHOWN,
      updated_at: NOT_SHOWN,
    },
  },
  collections: {
    where: `id = '${linen}'`,
    columns: {
      name: [`'Flax'`, collectionTags],
      slug: [`'flax'`, withRedirects(collectionTags)],
      description: [`'Light'`, collectionTags],
      status: [`'draft'`, collectionTags],
      position: ['3', collectionTags],
      hero_image: [`'/h.jpg', hero_image_width = 1, hero_image_height = 1`, collectionTags],
      hero_image_width: [`1, hero_image_height = 1, hero_image = '/h.jpg'`, collectionTags],
      hero_image_height: [`1, hero_image_width = 1, hero_image = '/h.jpg'`, collectionTags],
      hero_image_alt: [`'Linen'`, collectionTags],
      image_url: [`'/h.jpg', image_url_width = 1, image_url_height = 1`, collectionTags],
      image_url_width: [`1, image_url_height = 1, image_url = '/h.jpg'`, collectionTags],
      image_url_height: [`1, image_url_width = 1, image_url = '/h.jpg'`, collectionTags],
      image_url_alt: [`'Linen'`, collectionTags],
      seo_title: [`'Linen'`, collectionTags],
      seo_description: [`'Linen'`, collectionTags],
      size_guide: [`'Dresses'`, collectionTags],
      created_at: NOT_SHOWN,
      updated_at: NOT_SHOWN,
    },
  },
  collection_products: {
    where: `collection_id = '${linen}' and product_id = '${product}'`,
    columns: {
      collection_id: [`'${silk}'`, membershipTags],
      product_id: [`'${other}'`, membershipTags],
      position: ['4', membershipTags],
    },
  },
  pages: {
    where: `slug = 'story'`,
    columns: {
      title: [`'Our story'`, pageTags],
      slug: [`'our-story'`, withRedirects(pageTags)],
      policy: [`'terms'`, withRedirects(pageTags)],
      body: [`'Since 1999'`, pageTags],
      seo_title: [`'Our story'`, pageTags],
      seo_description: [`'Our story'`, pageTags],
      status: [`'draft', published_at = null`, pageTags],
      published_at: [`'2020-01-01'`, pageTags],
      draft: NOT_SHOWN,
      created_at: NOT_SHOWN,
      updated_at: NOT_SHOWN,
    },
  },
  brands: {
    where: `state = 'published'`,
    columns: {
      state: [`'earlier'`, ['settings']],
      look: [`'{"type": "caps"}'`, ['settings']],
      name: [`'Adaeze'`, ['settings']],
      published_at: [`'2020-01-01'`, ['settings']],
      created_at: [`'2020-01-01'`, ['settings']],
      updated_at: NOT_SHOWN,
    },
  },
  menus: {
    where: `name = 'footer'`,
    columns: {
      name: [`'header'`, ['shell']],
      items: [`'[]'`, ['shell']],
      created_at: [`'2020-01-01'`, ['shell']],
      updated_at: [`'2020-01-01'`, ['shell']],
    },
  },
  announcements: {
    where: 'is_shown',
    columns: {
      id: ['gen_random_uuid()', ['shell']],
      position: NOT_SHOWN,
      text: [`'Closed on Monday'`, ['shell']],
      target: [`'{"kind": "screen", "value": "faq"}'`, ['shell']],
      starts_at: NOT_SHOWN,
      ends_at: NOT_SHOWN,
      is_shown: ['false', ['shell']],
      created_at: NOT_SHOWN,
      updated_at: NOT_SHOWN,
    },
  },
  size_guides: {
    where: `name = 'Dresses'`,
    columns: {
      name: [`'Gowns'`, sizeGuideTags],
      note: [`'Cut wide'`, sizeGuideTags],
      unit: [`'in'`, sizeGuideTags],
      columns: [`'[{"measure": "bust", "kind": "garment"}]'`, sizeGuideTags],
      rows: [`'[{"size": "M", "conversions": {}, "ranges": [null]}]'`, sizeGuideTags],
      created_at: [`'2020-01-01'`, sizeGuideTags],
      updated_at: [`'2020-01-01'`, sizeGuideTags],
    },
  },
  looks: {
    where: `name = 'Work'`,
    columns: {
      name: [`'Rest'`, ['looks']],
      is_active: ['false', ['looks']],
      position: ['7', ['looks']],
      image: [`'/m.jpg'`, ['looks']],
      image_public_id: NOT_SHOWN,
      image_width: ['8', ['looks']],
      image_height: ['8', ['looks']],
      image_alt: [`'A coat'`, ['looks']],
      created_at: NOT_SHOWN,
      updated_at: NOT_SHOWN,
    },
  },
  look_items: {
    where: 'x = 20',
    columns: {
      product_id: ['null', ['looks']],
      color: [`'Sand'`, ['looks']],
      x: ['30', ['looks']],
      y: ['30', ['looks']],
      position: ['7', ['looks']],
    },
  },
  manufacturers: {
    where: `id = '${porto}'`,
    columns: {
      name: [`'Tear & Fio'`, manufacturerTags],
      contact: [`'Rua 1'`, manufacturerTags],
      country: [`'PT'`, manufacturerTags],
      responsible_person: [`'Ada'`, manufacturerTags],
      created_at: NOT_SHOWN,
      updated_at: NOT_SHOWN,
    },
  },
  translations: {
    where: `kind = 'product'`,
    columns: {
      texts: [`'{"name": "Gewand"}'`, listTags],
      sources: [`'{"name": "Dress"}'`, []],
      outdated: [`'{name}'`, []],
      updated_at: NOT_SHOWN,
    },
  },
  store_settings: {
    where: `key = 'store_name'`,
    columns: {
      key: [`'store_phone'`, ['settings']],
      value: [`'"Adaeze"'`, ['settings']],
      category: [`'pricing'`, ['settings']],
      description: [`'What it is called'`, ['settings']],
      updated_at: [`'2020-01-01'`, ['settings']],
    },
  },
}

/** New values for the columns that invalidate nothing. */
const CHANGED_VALUES: Readonly<Record<string, string>> = {
  cost_price: '7',
  low_stock_threshold: '7',
  tags: `'{linen}'`,
  sku: `'V-2'`,
  backordered: '7',
  public_id: `'b'`,
  image_public_id: `'b'`,
  usual_size: `'M'`,
  moderated_at: `'2020-01-01'`,
  helpful: '7',
  draft: `'{}'`,
  position: '7',
  starts_at: `'2020-01-01'`,
  ends_at: `'2020-01-01'`,
  created_at: `'2020-01-01'`,
  updated_at: `'2020-01-01'`,
}

describe('a change to a single column', () => {
  const cases = Object.entries(COLUMNS).flatMap(([table, { where, columns }]) =>
    Object.entries(columns).map(([column, change]) => ({ table, column, where, change })),
  )

  test.each(cases)('$table, $column', async ({ table, column, where, change }) => {
    const [value, names] = change ?? [CHANGED_VALUES[column] ?? '', []]
    const write = `update ${table} set ${column} = ${value} where ${where}`
    expect(await readTags(write)).toEqual(names.length > 0 ? [names] : [])
  })

  test.each([
    ['products', listTags],
    ['product_variants', productTags],
    ['product_images', productTags],
    ['reviews', productTags],
    ['categories', categoryTags],
    ['collections', collectionTags],
    ['collection_products', membershipTags],
    ['pages', pageTags],
    ['brands', ['settings']],
    ['looks', ['looks']],
    ['look_items', ['looks']],
    ['manufacturers', manufacturerTags],
    ['menus', ['shell']],
    ['announcements', ['shell']],
    ['store_settings', ['settings']],
  ])('a column added to %s later', async (table, names) => {
    const change = `update ${table} set added_later = 'new' where ${COLUMNS[table]?.where}`
    expect(await readTags(`alter table ${table} add column added_later text`, change)).toEqual([names])
  })
})

describe('a stock change', () => {
  const setProductStock = (stock: number) => `update products set stock_quantity = ${stock} where id = '${product}'`
  const setVariantStock = (stock: number) =>
    `update product_variants set stock = ${stock} where product_id = '${product}'`

  test.each([
    { from: 10, to: 9, ofProduct: productTags, ofVariants: productTags },
    { from: 100, to: 99, ofProduct: productTags, ofVariants: productTags },
    { from: 99, to: 100, ofProduct: productTags, ofVariants: productTags },
    { from: 1, to: 0, ofProduct: listTags, ofVariants: withAvailability(productTags) },
    { from: 0, to: 3, ofProduct: promotionTags, ofVariants: withAvailability(productTags) },
    { from: 109, to: 101, ofProduct: null, ofVariants: null },
    { from: 110, to: 109, ofProduct: productTags, ofVariants: productTags },
    { from: 99_999, to: 99_990, ofProduct: null, ofVariants: null },
  ])('from $from to $to', async ({ from, to, ofProduct, ofVariants }) => {
    await client.query(setProductStock(from))
    await client.query(setVariantStock(from))
    expect(await readTags(setProductStock(to))).toEqual(ofProduct ? [ofProduct] : [])
    expect(await readTags(setVariantStock(to))).toEqual(ofVariants ? [ofVariants] : [])
  })
})

describe('inserted, deleted and changed rows', () => {
  const published = `(id, sections, is_draft, published_at) values (gen_random_uuid(), '[]', false, now())`
  const drafted = `(id, sections, is_draft) values (gen_random_uuid(), '[]', true)`

  test.each([
    [
      'a product',
      `delete from products where id = '${product}'`,
      [[...promotionTags, 'looks', 'memberships'].toSorted()],
    ],
    ['a draft with its parts', `delete from products where id = '${draft}'`, [[...membershipTags, `product:${draft}`]]],
    ['a variant', `delete from product_variants where product_id = '${product}'`, [withAvailability(productTags)]],
    ['an image', `delete from product_images where product_id = '${product}'`, [productTags]],
    ['a review', `delete from reviews where product_id = '${product}'`, [productTags]],
    [
      'a collection',
      `delete from collections where id = '${linen}'`,
      [[...membershipTags, ...collectionTags].toSorted()],
    ],
    ['a hidden collection', `delete from collections where id = '${hidden}'`, [membershipTags]],
    ['a collection without members', `delete from collections where id = '${silk}'`, [collectionTags]],
    [
      'a product’s memberships in collections',
      `delete from collection_products where product_id = '${product}'`,
      [membershipTags],
    ],
    [
      'an image that gets a different id',
      `update product_images set id = gen_random_uuid() where product_id = '${product}'`,
      [productTags],
    ],
    [
      'a variant that gets a different id',
      `update product_variants set id = gen_random_uuid() where product_id = '${product}'`,
      [productTags],
    ],
    ['a category', `delete from categories where slug = 'bottoms'`, [withRedirects(categoryTags)]],
    [
      'a category that gets a different slug',
      `update categories set slug = 'gowns' where slug = 'dresses'`,
      [withRedirects(['assortment', 'catalog', ...categoryTags, `product:${product}`, `product:${other}`])],
    ],
    ['a page', `delete from pages where slug = 'story'`, [pageTags]], // no redirects, because this is a demo store
    ['a draft of a page', `delete from pages where slug = 'notes'`, []],
    ['a published homepage', `insert into homepage_versions ${published}`, [['homepage']]],
    ['a draft of the homepage', `insert into homepage_versions ${drafted}`, []],
    ['a setting', `delete from store_settings where key = 'store_name'`, [['settings']]],
    ['a tax rate', `delete from tax_rates where country = 'US'`, [['settings']]],
    ['a tax registration', `delete from tax_registrations where country = 'US'`, [['settings']]],
    ['all reviews', `truncate reviews cascade`, [['all']]],
    [
      'a photo of a review',
      `delete from review_photos where review_id in (select id from reviews where product_id = '${product}')`,
      [productTags],
    ],
    ['all photos of reviews', `truncate review_photos`, [['all']]],
    ['no row', `delete from products where name = 'Nobody'`, []],
  ])('%s', async (_, write, tagLists) => {
    expect(await readTags(write)).toEqual(tagLists)
  })

  test('a return for size reasons changes the note about the fit, but other returns change nothing', async () => {
    const parcel = `insert into returns (id, order_id, reason) select '${other}', id, 'other' from orders`
    const insertReturnLine = (fit: string, fitProduct: string) =>
      `insert into return_items (id, return_id, order_item_id, quantity, is_restocked, fit, fit_product_id)
        select gen_random_uuid(), '${other}', id, 1, false, ${fit}, ${fitProduct} from order_items`
    expect(await readTags(parcel, insertReturnLine(`'small'`, `'${product}'`), 'delete from return_items')).toEqual([
      productTags,
      productTags,
    ])
    expect(await readTags(parcel, insertReturnLine('null', 'null'), 'delete from return_items')).toEqual([])
  })

  test('changes to drafts and hidden collections, and writes that change nothing, do not invalidate any page', async () => {
    const writes = [
      `update products set name = 'Cape', price = 1, stock_quantity = 0 where id = '${draft}'`,
      `update collections set name = 'Secret' where id = '${hidden}'`,
      `update products set name = name, updated_at = now()`,
    ]
    expect(await readTags(...writes)).toEqual([])
  })

  test('changes to parts of drafts and hidden collections invalidate pages, because the draft or collection can be published concurrently', async () => {
    const draftTags = [`product:${draft}`]
    const writes = [
      `update product_variants set stock = 0 where product_id = '${draft}'`,
      `update product_images set alt = 'Front' where product_id = '${draft}'`,
      `update reviews set rating = 1 where product_id = '${draft}'`,
      `update collection_products set position = 9 where product_id = '${draft}' or collection_id = '${hidden}'`,
      `insert into reviews (id, product_id, rating, customer_name) values (gen_random_uuid(), '${draft}', 1, 'Obi')`,
      `insert into collection_products (collection_id, product_id) values ('${hidden}', '${draft}')`,
    ]
    expect(await readTags(...writes)).toEqual([
      draftTags,
      draftTags,
      draftTags,
      membershipTags,
      draftTags,
      membershipTags,
    ])
  })

  test('changes to the products of a hidden look invalidate nothing', async () => {
    const hide = 'update looks set is_active = false'
    const [lookId, at] = ['select id from looks', `'${draft}', 20, 40, 1`]
    const tagLists = await readTags(
      hide,
      'update look_items set x = 30',
      `insert into look_items (id, look_id, product_id, x, y, position) values (gen_random_uuid(), (${lookId}), ${at})`,
      'delete from look_items where position = 1',
    )
    expect(tagLists).toEqual([['looks']]) // from hiding it
  })

  test('more than a hundred tags invalidate everything', async () => {
    const add = (count: number) => `insert into products (id, name, slug, sku, price, category, status)
      select gen_random_uuid(), 'Dress', 'many-' || n, 'M-' || n, 100, 'dresses', 'active' from generate_series(1, ${count}) as n`
    const [few] = await readTags(add(98))
    expect(few).toHaveLength(100)
    expect(await readTags(add(99), `update products set price = 200`)).toEqual([['all'], ['all']])
  })
})

test('changes to payment connections and to the markets’ payment offers invalidate pages that name payment methods', async () => {
  const offer = `insert into payment_offers (market_id, provider, is_offered) select id, 'paypal', true from markets limit 1`
  expect(
    await readTags(
      `insert into payment_connections (provider) values ('bank_transfer')`,
      'update payment_connections set is_active = false',
      offer,
      'update payment_offers set is_offered = false',
    ),
  ).toEqual([['settings'], ['settings'], ['settings'], ['settings']])
})

describe('products that a menu links to', () => {
  const write = (change: string) => `update products set ${change} where id = '${other}'`
  const includesShell = (writes: readonly string[][]) => writes.map((names) => names.includes('shell'))

  test('change the menu when they are renamed, published, archived or deleted, but not when a draft is renamed', async () => {
    const writes = [write(`name = 'Kilt'`), write(`status = 'archived'`), write(`status = 'active'`)]
    expect(includesShell(await readTags(...writes))).toEqual([true, true, true])
    expect(await readTags(write(`status = 'draft'`), write(`name = 'Kilt'`))).toHaveLength(1)
    expect(includesShell(await readTags(`delete from products where id = '${other}'`))).toEqual([true])
  })

  test('do not change the menu when their price or stock changes', async () => {
    const writes = [write('price = 900'), write('stock_quantity = 3')]
    expect(includesShell(await readTags(...writes))).toEqual([false, false])
  })

  test('are the only products whose names change the menu', async () => {
    const rename = `update products set name = 'Gown' where id = '${product}'`
    expect(includesShell(await readTags(rename))).toEqual([false])
  })

  test('change the menu when they are added again with the same id', async () => {
    const columns = 'id, name, slug, sku, price, category, status'
    const again = `insert into products (${columns}) select ${columns} from gone`
    const [, back] = await readTags(
      `create temporary table gone on commit drop as select * from products where id = '${other}'`,
      `delete from products where id = '${other}'`,
      again,
    )
    expect(back).toContain('shell')
  })
})
