import { toSnakeCase } from 'drizzle-orm/casing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { collectionProducts, productImages, products, productVariants } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { newId } from '#app/lib/id.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { brands } from '#app/store/brands.table.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { addOrder, checkoutLine } from '#tests/support/checkout.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
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
  database = await testDatabase()
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
  await addOrder(db, [checkoutLine(await addProduct(db, { category: 'accessories' }))])
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

/** Returns the tags that each write records, skipping writes without tags. All writes are rolled back. */
async function readTags(...writes: readonly string[]): Promise<string[][]> {
  const named: string[][] = []
  await client.query('begin')
  try {
    for (const write of writes) {
      await client.query('delete from page_changes')
      await client.query(write)
      const { rows } = await client.query<{ tag: string }>('select distinct unnest(tags) as tag from page_changes')
      if (rows.length > 0) named.push(rows.map(({ tag }) => tag).toSorted())
    }
    return named
  } finally {
    await client.query('rollback')
  }
}

const ofProduct = [`product:${product}`]
const ofBoth = [`product:${product}`, `product:${draft}`].toSorted()
const listed = ['catalog', `product:${product}`]
const forward = ['assortment', 'catalog', `product:${product}`]
const sellable = (names: readonly string[]) => ['availability', ...names].toSorted()
const members = ['assortment', 'catalog', 'memberships']
const ofCollections = ['collections']
const ofCategories = ['categories']
const ofPages = ['pages']
const ofGuides = ['size-guides']
const ofMaker = [`manufacturer:${porto}`]
/** A product or page that gets a new path, or loses it, also changes the redirects. */
const moved = (names: readonly string[]) => [...names, 'redirects'].toSorted()

/** Marks a column that no page shows. */
const NOWHERE = null
type Change = readonly [value: string, names: readonly string[]] | typeof NOWHERE

/**
 * For every column of the catalog's tables, a different value as SQL and the tags that it invalidates. Keys never
 * change.
 */
const COLUMNS: Readonly<
  Record<string, { readonly where: string; readonly columns: Readonly<Record<string, Change>> }>
> = {
  products: {
    where: `id = '${product}'`,
    columns: {
      ...Object.fromEntries(detailNames.map((name) => [toSnakeCase(name), [`'Changed'`, listed]])),
      name: [`'Gown'`, listed],
      slug: [`'gown'`, moved(listed)],
      sku: [`'D-2'`, listed],
      description: [`'Of linen'`, listed],
      long_description: [`'Of linen'`, listed],
      price: ['900', listed],
      sale_price: ['900', listed],
      sale_before: [`'{}'`, listed],
      compare_at_price: ['1100', listed],
      cost_price: NOWHERE,
      tax_class: [`'reduced'`, listed],
      category: [`'tops'`, forward],
      stock_quantity: ['4', ofProduct],
      stock_by_variant: ['true', listed],
      low_stock_threshold: NOWHERE,
      status: [`'archived'`, listed],
      show_on_homepage: ['true', listed],
      homepage_section: [`'hero'`, listed],
      homepage_position: ['7', listed],
      is_featured: ['true', listed],
      is_bestseller: ['true', listed],
      is_new: ['true', listed],
      sizes: [`'{S}'`, sellable(listed)],
      colors: [`'[{"name": "Red", "hex": "#ff0000"}]'`, sellable(listed)],
      fibers: [`'[{"component": null, "shares": [{"fiber": "silk", "percent": 100}]}]'`, listed],
      has_animal_parts: ['true', listed],
      ...Object.fromEntries(careNames.map((name) => [toSnakeCase(name), [`'none'`, listed]])),
      natural_drying: [`'line'`, listed],
      country_of_origin: [`'PT'`, listed],
      manufacturer_id: [`'${porto}'`, listed],
      measure: [`'50 ml'`, listed],
      packaging: [`'{"paper": 60}'`, listed],
      safety_warnings: [`'Hot'`, listed],
      withdrawal: [`'sealed'`, listed],
      tags: NOWHERE,
      seo_title: [`'Dress'`, listed],
      seo_description: [`'Dress'`, listed],
      collection_id: [`'${linen}'`, listed],
      size_guide: [`'Dresses'`, listed],
      model_height_mm: ['1780', listed],
      model_size: [`'S'`, listed],
      translated_search: [`'dress'`, listed],
      translated_names: [`'dress'`, listed],
      created_at: [`'2020-01-01'`, forward],
      updated_at: NOWHERE,
    },
  },
  product_variants: {
    where: `product_id = '${product}'`,
    columns: {
      product_id: [`'${draft}', size = 'M'`, sellable(ofBoth)],
      size: [`'S'`, sellable(ofProduct)],
      color: [`'Red'`, sellable(ofProduct)],
      sku: NOWHERE,
      barcode: [`'96385074'`, ofProduct],
      stock: ['4', ofProduct],
      backordered: NOWHERE,
      created_at: NOWHERE,
      updated_at: NOWHERE,
    },
  },
  product_images: {
    where: `product_id = '${product}'`,
    columns: {
      product_id: [`'${draft}'`, ofBoth],
      url: [`'/b.jpg'`, ofProduct],
      public_id: NOWHERE,
      width: ['8', ofProduct],
      height: ['8', ofProduct],
      alt: [`'Front'`, ofProduct],
      color: [`'Red'`, ofProduct],
      display_order: ['3', ofProduct],
      is_primary: ['true', ofProduct],
      created_at: NOWHERE,
    },
  },
  reviews: {
    where: `product_id = '${product}'`,
    columns: {
      product_id: [`'${draft}'`, ofBoth],
      rating: ['5', ofProduct],
      customer_name: [`'Obi'`, ofProduct],
      title: [`'Lovely'`, ofProduct],
      comment: [`'Lovely'`, ofProduct],
      verified_purchase: ['true', ofProduct],
      size: [`'M'`, ofProduct],
      color: [`'Red'`, ofProduct],
      fit: [`'small'`, ofProduct],
      height: [`'165-169'`, ofProduct],
      is_incentivized: ['true', ofProduct],
      origin: [`'Etsy'`, ofProduct],
      order_item_id: [`(select id from order_items limit 1)`, []],
      usual_size: NOWHERE,
      status: [`'pending'`, ofProduct],
      rejection: [`'false', status = 'rejected'`, ofProduct],
      moderated_at: NOWHERE,
      reply: [`'Thanks', replied_at = now()`, ofProduct],
      replied_at: [`now(), reply = 'Thanks'`, ofProduct],
      helpful: NOWHERE,
      created_at: [`'2020-01-01'`, ofProduct],
    },
  },
  categories: {
    where: `slug = 'bottoms'`, // no product is in this category
    columns: {
      slug: [`'trousers'`, moved(ofCategories)],
      id: ['gen_random_uuid()', ofCategories],
      name: [`'Trousers'`, ofCategories],
      position: ['9', ofCategories],
      image: [`'/t.jpg', image_public_id = 't', image_width = 1, image_height = 1`, ofCategories],
      image_public_id: [`'t', image = '/t.jpg', image_width = 1, image_height = 1`, ofCategories],
      image_width: [`1, image_public_id = 't', image = '/t.jpg', image_height = 1`, ofCategories],
      image_height: [`1, image_public_id = 't', image = '/t.jpg', image_width = 1`, ofCategories],
      image_alt: [`'Trousers'`, ofCategories],
      seo_title: [`'Trousers'`, ofCategories],
      seo_description: [`'Trousers'`, ofCategories],
      size_guide: [`'Dresses'`, ofCategories],
      created_at: NOWHERE,
      updated_at: NOWHERE,
    },
  },
  collections: {
    where: `id = '${linen}'`,
    columns: {
      name: [`'Flax'`, ofCollections],
      slug: [`'flax'`, moved(ofCollections)],
      description: [`'Light'`, ofCollections],
      status: [`'draft'`, ofCollections],
      position: ['3', ofCollections],
      hero_image: [`'/h.jpg', hero_image_width = 1, hero_image_height = 1`, ofCollections],
      hero_image_width: [`1, hero_image_height = 1, hero_image = '/h.jpg'`, ofCollections],
      hero_image_height: [`1, hero_image_width = 1, hero_image = '/h.jpg'`, ofCollections],
      hero_image_alt: [`'Linen'`, ofCollections],
      image_url: [`'/h.jpg', image_url_width = 1, image_url_height = 1`, ofCollections],
      image_url_width: [`1, image_url_height = 1, image_url = '/h.jpg'`, ofCollections],
      image_url_height: [`1, image_url_width = 1, image_url = '/h.jpg'`, ofCollections],
      image_url_alt: [`'Linen'`, ofCollections],
      seo_title: [`'Linen'`, ofCollections],
      seo_description: [`'Linen'`, ofCollections],
      size_guide: [`'Dresses'`, ofCollections],
      created_at: NOWHERE,
      updated_at: NOWHERE,
    },
  },
  collection_products: {
    where: `collection_id = '${linen}' and product_id = '${product}'`,
    columns: {
      collection_id: [`'${silk}'`, members],
      product_id: [`'${other}'`, members],
      position: ['4', members],
    },
  },
  pages: {
    where: `slug = 'story'`,
    columns: {
      title: [`'Our story'`, ofPages],
      slug: [`'our-story'`, moved(ofPages)],
      policy: [`'terms'`, moved(ofPages)],
      body: [`'Since 1999'`, ofPages],
      seo_title: [`'Our story'`, ofPages],
      seo_description: [`'Our story'`, ofPages],
      status: [`'draft', published_at = null`, ofPages],
      published_at: [`'2020-01-01'`, ofPages],
      draft: NOWHERE,
      created_at: NOWHERE,
      updated_at: NOWHERE,
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
      updated_at: NOWHERE,
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
      position: NOWHERE,
      text: [`'Closed on Monday'`, ['shell']],
      target: [`'{"kind": "screen", "value": "faq"}'`, ['shell']],
      starts_at: NOWHERE,
      ends_at: NOWHERE,
      is_shown: ['false', ['shell']],
      created_at: NOWHERE,
      updated_at: NOWHERE,
    },
  },
  size_guides: {
    where: `name = 'Dresses'`,
    columns: {
      name: [`'Gowns'`, ofGuides],
      note: [`'Cut wide'`, ofGuides],
      unit: [`'in'`, ofGuides],
      columns: [`'[{"measure": "bust", "kind": "garment"}]'`, ofGuides],
      rows: [`'[{"size": "M", "conversions": {}, "ranges": [null]}]'`, ofGuides],
      created_at: [`'2020-01-01'`, ofGuides],
      updated_at: [`'2020-01-01'`, ofGuides],
    },
  },
  manufacturers: {
    where: `id = '${porto}'`,
    columns: {
      name: [`'Tear & Fio'`, ofMaker],
      contact: [`'Rua 1'`, ofMaker],
      country: [`'PT'`, ofMaker],
      responsible_person: [`'Ada'`, ofMaker],
      created_at: NOWHERE,
      updated_at: NOWHERE,
    },
  },
  translations: {
    where: `kind = 'product'`,
    columns: {
      texts: [`'{"name": "Gewand"}'`, listed],
      sources: [`'{"name": "Dress"}'`, []],
      outdated: [`'{name}'`, []],
      updated_at: NOWHERE,
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

/** A different value for columns that invalidate nothing. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  cost_price: '7',
  low_stock_threshold: '7',
  tags: `'{linen}'`,
  sku: `'V-2'`,
  backordered: '7',
  public_id: `'b'`,
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

describe('a single column', () => {
  const cases = Object.entries(COLUMNS).flatMap(([table, { where, columns }]) =>
    Object.entries(columns).map(([column, change]) => ({ table, column, where, change })),
  )

  test.each(cases)('$table, $column', async ({ table, column, where, change }) => {
    const [value, names] = change ?? [OTHER_VALUES[column] ?? '', []]
    const write = `update ${table} set ${column} = ${value} where ${where}`
    expect(await readTags(write)).toEqual(names.length > 0 ? [names] : [])
  })

  test.each([
    ['products', listed],
    ['product_variants', ofProduct],
    ['product_images', ofProduct],
    ['reviews', ofProduct],
    ['categories', ofCategories],
    ['collections', ofCollections],
    ['collection_products', members],
    ['pages', ofPages],
    ['brands', ['settings']],
    ['manufacturers', ofMaker],
    ['menus', ['shell']],
    ['announcements', ['shell']],
    ['store_settings', ['settings']],
  ])('a column added to %s later', async (table, names) => {
    const change = `update ${table} set added_later = 'new' where ${COLUMNS[table]?.where}`
    expect(await readTags(`alter table ${table} add column added_later text`, change)).toEqual([names])
  })
})

describe('stock', () => {
  const sum = (stock: number) => `update products set stock_quantity = ${stock} where id = '${product}'`
  const row = (stock: number) => `update product_variants set stock = ${stock} where product_id = '${product}'`

  test.each([
    { from: 10, to: 9, sums: ofProduct, rows: ofProduct },
    { from: 100, to: 99, sums: ofProduct, rows: ofProduct },
    { from: 99, to: 100, sums: ofProduct, rows: ofProduct },
    { from: 1, to: 0, sums: listed, rows: sellable(ofProduct) },
    { from: 0, to: 3, sums: forward, rows: sellable(ofProduct) },
    { from: 109, to: 101, sums: null, rows: null },
    { from: 110, to: 109, sums: ofProduct, rows: ofProduct },
    { from: 99_999, to: 99_990, sums: null, rows: null },
  ])('from $from to $to', async ({ from, to, sums, rows }) => {
    await client.query(sum(from))
    await client.query(row(from))
    expect(await readTags(sum(to))).toEqual(sums ? [sums] : [])
    expect(await readTags(row(to))).toEqual(rows ? [rows] : [])
  })
})

describe('inserted and deleted rows', () => {
  const published = `(id, sections, is_draft, published_at) values (gen_random_uuid(), '[]', false, now())`
  const drafted = `(id, sections, is_draft) values (gen_random_uuid(), '[]', true)`

  test.each([
    ['a product', `delete from products where id = '${product}'`, [[...forward, 'memberships'].toSorted()]],
    ['a draft with its parts', `delete from products where id = '${draft}'`, [[...members, `product:${draft}`]]],
    ['a variant', `delete from product_variants where product_id = '${product}'`, [sellable(ofProduct)]],
    ['an image', `delete from product_images where product_id = '${product}'`, [ofProduct]],
    ['a review', `delete from reviews where product_id = '${product}'`, [ofProduct]],
    ['a collection', `delete from collections where id = '${linen}'`, [[...members, ...ofCollections].toSorted()]],
    ['a hidden collection', `delete from collections where id = '${hidden}'`, [members]],
    ['a collection without members', `delete from collections where id = '${silk}'`, [ofCollections]],
    ['members', `delete from collection_products where product_id = '${product}'`, [members]],
    [
      'an image that gets a different id',
      `update product_images set id = gen_random_uuid() where product_id = '${product}'`,
      [ofProduct],
    ],
    [
      'a variant that gets a different id',
      `update product_variants set id = gen_random_uuid() where product_id = '${product}'`,
      [ofProduct],
    ],
    ['a category', `delete from categories where slug = 'bottoms'`, [moved(ofCategories)]],
    [
      'a category’s slug',
      `update categories set slug = 'gowns' where slug = 'dresses'`,
      [moved(['assortment', 'catalog', ...ofCategories, `product:${product}`, `product:${other}`])],
    ],
    ['a page', `delete from pages where slug = 'story'`, [ofPages]], // in the demo store
    ['a page that is a draft', `delete from pages where slug = 'notes'`, []],
    ['a published homepage', `insert into homepage_versions ${published}`, [['homepage']]],
    ['a draft of the homepage', `insert into homepage_versions ${drafted}`, []],
    ['a setting', `delete from store_settings where key = 'store_name'`, [['settings']]],
    ['a tax rate', `delete from tax_rates where country = 'US'`, [['settings']]],
    ['a tax registration', `delete from tax_registrations where country = 'US'`, [['settings']]],
    ['everything', `truncate reviews cascade`, [['all']]],
    [
      'a photo of a review',
      `delete from review_photos where review_id in (select id from reviews where product_id = '${product}')`,
      [ofProduct],
    ],
    ['every photo', `truncate review_photos`, [['all']]],
    ['nothing', `delete from products where name = 'Nobody'`, []],
  ])('%s', async (_, write, named) => {
    expect(await readTags(write)).toEqual(named)
  })

  test('a return for size reasons changes the note about the fit, but other returns change nothing', async () => {
    const parcel = `insert into returns (id, order_id, reason) select '${other}', id, 'other' from orders`
    const line = (fit: string, fitProduct: string) =>
      `insert into return_items (id, return_id, order_item_id, quantity, is_restocked, fit, fit_product_id)
        select gen_random_uuid(), '${other}', id, 1, false, ${fit}, ${fitProduct} from order_items`
    expect(await readTags(parcel, line(`'small'`, `'${product}'`), 'delete from return_items')).toEqual([
      ofProduct,
      ofProduct,
    ])
    expect(await readTags(parcel, line('null', 'null'), 'delete from return_items')).toEqual([])
  })

  test('drafts and hidden collections do not invalidate any page', async () => {
    const writes = [
      `update products set name = 'Cape', price = 1, stock_quantity = 0 where id = '${draft}'`,
      `update collections set name = 'Secret' where id = '${hidden}'`,
      `update products set name = name, updated_at = now()`,
    ]
    expect(await readTags(...writes)).toEqual([])
  })

  test('parts of drafts and hidden collections invalidate pages, because these could be published at that moment', async () => {
    const ofDraft = [`product:${draft}`]
    const writes = [
      `update product_variants set stock = 0 where product_id = '${draft}'`,
      `update product_images set alt = 'Front' where product_id = '${draft}'`,
      `update reviews set rating = 1 where product_id = '${draft}'`,
      `update collection_products set position = 9 where product_id = '${draft}' or collection_id = '${hidden}'`,
      `insert into reviews (id, product_id, rating, customer_name) values (gen_random_uuid(), '${draft}', 1, 'Obi')`,
      `insert into collection_products (collection_id, product_id) values ('${hidden}', '${draft}')`,
    ]
    expect(await readTags(...writes)).toEqual([ofDraft, ofDraft, ofDraft, members, ofDraft, members])
  })

  test('more than a hundred tags invalidate everything', async () => {
    const add = (count: number) => `insert into products (id, name, slug, sku, price, category, status)
      select gen_random_uuid(), 'Dress', 'many-' || n, 'M-' || n, 100, 'dresses', 'active' from generate_series(1, ${count}) as n`
    const [few] = await readTags(add(98))
    expect(few).toHaveLength(100)
    expect(await readTags(add(99), `update products set price = 200`)).toEqual([['all'], ['all']])
  })
})

test('pages that name payment methods change with connections and with the markets’ payment offers', async () => {
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
  const ofShell = (writes: readonly string[][]) => writes.map((names) => names.includes('shell'))

  test('are in the menu under their names while shoppers can see them', async () => {
    const writes = [write(`name = 'Kilt'`), write(`status = 'archived'`), write(`status = 'active'`)]
    expect(ofShell(await readTags(...writes))).toEqual([true, true, true])
    expect(await readTags(write(`status = 'draft'`), write(`name = 'Kilt'`))).toHaveLength(1)
    expect(ofShell(await readTags(`delete from products where id = '${other}'`))).toEqual([true])
  })

  test('do not change the menu through price or stock, and other products do not change it', async () => {
    const writes = [
      write('price = 900'),
      write('stock_quantity = 3'),
      `update products set name = 'Gown' where id = '${product}'`,
    ]
    expect(ofShell(await readTags(...writes))).toEqual([false, false, false])
  })

  test('reappear when they are added again with the same id', async () => {
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
