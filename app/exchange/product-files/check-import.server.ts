import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, eq, ne, sql } from 'drizzle-orm'
import { findStoredImages } from '#app/base/images.server.ts'
import type { CheckedItem, ImportContext, StoredItem } from '#app/base/import-kind.ts'
import { createCategorySlug, listCategories } from '#app/catalog/categories.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { listManufacturerChoices, readActivationCheck } from '#app/catalog/manufacturers.server.ts'
import { collectionProducts, products, productVariants } from '#app/catalog/products.table.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { listStockedProducts } from '#app/catalog/variants.server.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import { getProductFormat, type ProductFormat } from '#app/exchange/product-files/file-heading.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { listFileMarkets, listFixedPrices } from '#app/exchange/product-files/fixed-prices.server.ts'
import { FORMATS } from '#app/exchange/product-files/formats.ts'
import { assignCategory } from '#app/exchange/product-files/guess-category.ts'
import { type ProductOptions, readOptions } from '#app/exchange/product-files/import-options.ts'
import { getFileMaker } from '#app/exchange/product-files/maker-choice.ts'
import {
  type ExistingProduct,
  findExistingProducts,
  findFreeSlug,
  getNewSku,
  getProductKeys,
  listParam,
  matchProduct,
  type ProductKeys,
} from '#app/exchange/product-files/match-products.server.ts'
import type { FindSkuHolder } from '#app/exchange/product-files/plan-codes.ts'
import { type PlanContext, planImport } from '#app/exchange/product-files/plan-import.ts'
import {
  formatKey,
  type ProductDetails,
  type ProductRecord,
  readKeys,
  savedItem,
  toKeys,
} from '#app/exchange/product-files/product-record.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { cutText } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { FileError } from '#app/platform/files/file-row.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** The fields of an import that the check needs. */
type CheckedFile = Pick<ImportContext, 'id' | 'format' | 'options'>

type EarlierItem = { readonly line: number } & Pick<ReturnType<typeof readKeys>, 'productId' | 'slug' | 'sku'>

/** Determines, in order, what each product would change, without saving anything. */
export async function checkProducts(
  db: Database,
  items: readonly StoredItem[],
  file: CheckedFile,
): Promise<readonly CheckedItem[]> {
  const [first] = items
  if (!first) return []
  const format = getProductFormat(file.format)
  const options = readOptions(file.options)
  const createdCategories = await listCreatedCategories(db, file)
  const storeContext = { ...(await readContext(db, file, options)), createdCategories }
  const columns = new Set(options.columns)
  const parsedItems = []
  for (const item of items) {
    const { fileProduct, proposal } = assignCategory(
      readItem(format, item, columns),
      item.choice,
      storeContext.categories,
    )
    parsedItems.push({ item, fileProduct, proposal, keys: getProductKeys(fileProduct) })
    await yieldToEventLoop() // reading a large product takes a while
  }
  const videoUrls = parsedItems.flatMap(({ fileProduct }) => fileProduct.texts.video?.trim().split(/\s+/) ?? [])
  const context = { ...storeContext, videoFiles: await findStoredImages(db, videoUrls) }
  const keys = parsedItems.map((entry) => entry.keys)
  const known = await findExistingProducts(db, format, keys)
  const knownIds = known.map(({ id }) => id)
  const current = new Map((await listStockedProducts(db, knownIds)).map((product) => [product.id, product]))
  const fixed = await listFixedPrices(db, knownIds)
  const memberships = await listMemberships(db, knownIds)
  const variants = await findVariants(db, parsedItems)
  const { before, claims } = await findEarlier(db, file, parsedItems, knownIds)
  const checked: CheckedItem[] = []
  for (const { item, fileProduct: parsedProduct, proposal, keys } of parsedItems) {
    const { line, position } = item
    const saved = item.undo === null ? null : savedItem.parse(item.undo)
    const match = matchProduct(keys, known, new Set(before.flatMap(({ productId }) => productId ?? [])))
    const productId = match?.id ?? null
    const findHolder = (sku: string) => findSkuHolder(sku, { variants, claims }, { position, productId })
    const product = (match && current.get(match.id)) ?? null
    const others = [...known, ...before]
    const fileProduct = product
      ? withKnownSlug(product, parsedProduct, keys)
      : await withFreeSlug(db, file, withFreeSku(parsedProduct, findHolder, others), others)
    const plan = planImport(
      saved ? keepImagesOnly(fileProduct) : fileProduct,
      {
        product,
        findHolder,
        fixed: (match && fixed.get(match.id)) ?? [],
        collectionIds: new Set(match ? memberships.get(match.id)?.map(({ collectionId }) => collectionId) : []),
      },
      { ...context, createsCategories: context.createsCategories || item.choice !== '' },
    )
    const { name, fields, maker, prices, newCategory, newCollection, joins, variantSkus, missing, wanted } = plan
    const planned = {
      line,
      productId,
      slug: shorten(fields?.slug || match?.slug || fileProduct.texts.slug || keys.slug),
      sku: shorten(fields?.sku ?? match?.sku ?? getNewSku(fileProduct)),
    }
    const deletionErrors = saved && !match ? [{ line, column: '', message: 'This product has been deleted' }] : []
    const errors = [...deletionErrors, ...plan.errors, ...findConflicts(planned, known, before)]
    if (plan.outcome === 'new' && newCategory) createdCategories.add(createCategorySlug(newCategory))
    before.push(planned)
    for (const sku of variantSkus) addClaim(claims, { sku, line, position })
    const { sourceKey } = keys
    const addedAt = saved?.addedAt ?? null
    const toSave = {
      productId,
      addedAt,
      slug: planned.slug,
      sourceKey,
      currency: context.currency,
      fields,
      maker,
      prices,
    }
    checked.push({
      name: shorten(name),
      key: '',
      keys: toKeys({ ...planned, variantSkus }),
      missing,
      wanted,
      errors,
      changes: plan.changes,
      notes: plan.notes,
      outcome: errors.length > 0 ? 'refused' : saved && plan.outcome === 'unchanged' ? 'applied' : plan.outcome,
      record: { ...toSave, newCategory, newCollection, joins } satisfies ProductRecord,
      details: {
        productId,
        type: shorten(fileProduct.hints.type),
        tags: shorten(fileProduct.hints.tags),
        proposed: proposal?.slug ?? '',
        proposedFrom: proposal?.from ?? null,
        newCategory,
        newCollection,
        newJoins: plan.newJoins,
        lacksMaker: plan.lacksMaker,
      } satisfies ProductDetails,
    })
    await yieldToEventLoop()
  }
  return checked
}

/** Everything except images is already saved, and saving it again would apply stock changes twice. */
function keepImagesOnly(fileProduct: FileProduct): FileProduct {
  const emptyFields = {
    sizes: null,
    colors: null,
    tags: null,
    collection: null,
    joins: [],
    cells: [],
    prices: [],
    notes: [],
  }
  return { ...fileProduct, ...emptyFields, texts: {}, textsIfNew: {}, flags: {} }
}

function readItem(
  format: ProductFormat,
  { rows: [first, ...others], rowNotes }: StoredItem,
  columns: ReadonlySet<string>,
): FileProduct {
  if (!first) throw new Error('A product in a file must have rows')
  const fileProduct = FORMATS[format].read([first, ...others], columns)
  return { ...fileProduct, notes: [...rowNotes, ...fileProduct.notes] }
}

/** Returns the slugs of categories that the checked products of the file create. */
async function listCreatedCategories(db: Database, { id }: CheckedFile): Promise<Set<string>> {
  const { importId, outcome, details } = fileImportItems
  const newCategory = sql<string>`${details} ->> 'newCategory'`
  const rows = await db
    .selectDistinct({ newCategory })
    .from(fileImportItems)
    .where(and(eq(importId, id), eq(outcome, 'new'), ne(newCategory, '')))
  return new Set(rows.map((row) => createCategorySlug(row.newCategory)))
}

async function readContext(
  db: Database,
  file: CheckedFile,
  { createsCategories, withStock, makerChoice }: ProductOptions,
): Promise<Omit<PlanContext, 'createdCategories' | 'videoFiles'>> {
  const [settings, categories, known, guides, manufacturers, images, markets, missingSafety] = await Promise.all([
    readSettings(db),
    listCategories(db),
    db.select({ id: collections.id, slug: collections.slug, name: collections.name }).from(collections),
    listGuideNames(db),
    listManufacturerChoices(db),
    db
      .select(pick(fileImportImages, ['name', 'publicId']))
      .from(fileImportImages)
      .where(eq(fileImportImages.importId, file.id)),
    listFileMarkets(db),
    readActivationCheck(db),
  ])
  return {
    currency: settings.store_currency,
    categories,
    createsCategories,
    collections: known,
    guides,
    images: new Map(images.flatMap(({ name, publicId }) => (publicId ? [[name, publicId] as const] : []))),
    withStock,
    markets,
    missingSafety,
    maker: getFileMaker(makerChoice, manufacturers),
    manufacturers,
  }
}

type ParsedItems = readonly {
  readonly item: StoredItem
  readonly keys: ProductKeys
  readonly fileProduct: FileProduct
}[]

type KeyHolder = { readonly key: string; readonly position: number; readonly line: number; readonly keys: string[] }

/**
 * Finds, for each key of the items in `parsedItems`, the first other item in the file with the same key. `before`
 * contains the items that precede `parsedItems` in the file; `claims` contains the variant SKUs in the whole file.
 */
async function findEarlier(
  db: Database,
  { id }: CheckedFile,
  parsedItems: ParsedItems,
  knownIds: readonly Id<'product'>[],
) {
  const keysToFind = [
    ...knownIds.map((productId) => formatKey('product', productId)),
    ...parsedItems.flatMap(({ keys }) => (keys.slug ? [formatKey('slug', keys.slug)] : [])),
    ...parsedItems.flatMap(({ keys }) =>
      [keys.sku, keys.newSku].flatMap((sku) => (sku ? [formatKey('sku', sku)] : [])),
    ),
    ...listSkusInFile(parsedItems).map((sku) => formatKey('variant', sku)),
  ]
  const list = sql`${listParam(keysToFind)}::text[]`
  const { rows } = await db.execute<KeyHolder>(sql`
    select distinct on (held.key) held.key, item.position, item.line, item.keys
    from ${fileImportItems} item, unnest(item.keys) as held (key)
    where item.import_id = ${id} and item.keys <> '{}' and item.keys && ${list} and held.key = any(${list})
      and item.id <> all(${listParam(parsedItems.map(({ item }) => item.id))}::uuid[])
    order by held.key, item.position`)
  const start = parsedItems[0]?.item.position ?? 0
  const isVariant = ({ key }: KeyHolder) => key.startsWith(formatKey('variant', ''))
  const before: EarlierItem[] = rows
    .filter((row) => !isVariant(row) && row.position < start)
    .map(({ line, keys }) => ({ line, ...readKeys(keys) }))
  const claims: Claims = new Map()
  for (const { key, position, line } of rows.filter(isVariant)) {
    addClaim(claims, { sku: key.slice(formatKey('variant', '').length), position, line })
  }
  return { before, claims }
}

function listSkusInFile(parsedItems: ParsedItems): readonly string[] {
  const skus = parsedItems.flatMap(({ fileProduct, keys }) => [keys.newSku, ...fileProduct.cells.map(({ sku }) => sku)])
  return [...new Set(skus)].flatMap((sku) => sku || [])
}

async function listMemberships(db: Database, ids: readonly Id<'product'>[]) {
  const { productId, collectionId } = collectionProducts
  const rows = await db
    .select({ productId, collectionId })
    .from(collectionProducts)
    .where(sql`${productId} = any(${listParam(ids)}::uuid[])`)
  return Map.groupBy(rows, (row) => row.productId)
}

type Claim = { readonly position: number; readonly line: number; readonly sku: string }
/** The first item in the file that has each SKU. */
type Claims = Map<string, Claim>

function addClaim(claims: Claims, claim: Claim): void {
  const known = claims.get(claim.sku)
  if (!known || claim.position < known.position) claims.set(claim.sku, claim)
}

/** Finds variants of the store by the SKUs of these products. */
async function findVariants(db: Database, parsedItems: ParsedItems) {
  const variants = await db
    .select({ sku: productVariants.sku, productId: products.id, name: products.name })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(sql`${productVariants.sku} = any(${listParam(listSkusInFile(parsedItems))}::text[])`)
  return new Map(variants.map((variant) => [variant.sku, variant]))
}

type KnownSkus = { readonly variants: Awaited<ReturnType<typeof findVariants>>; readonly claims: Claims }

type Holder = { readonly position: number; readonly productId: Id<'product'> | null }

function findSkuHolder(sku: string, { variants, claims }: KnownSkus, { position, productId }: Holder): string | null {
  const variant = variants.get(sku)
  if (variant && variant.productId !== productId) return `“${cutText(variant.name, 60)}”`
  const earlier = claims.get(sku)
  return earlier && earlier.position < position ? `line ${earlier.line}` : null
}

/** A product that is identified by its key in another store keeps the slug that it has in this store. */
function withKnownSlug(
  { slug }: { readonly slug: string },
  fileProduct: FileProduct,
  { sourceKey }: ProductKeys,
): FileProduct {
  return sourceKey !== '' && fileProduct.texts.slug
    ? { ...fileProduct, texts: { ...fileProduct.texts, slug } }
    : fileProduct
}

/** Appends a number to the slug of a new product if another product has that slug. */
async function withFreeSlug(
  db: Database,
  file: CheckedFile,
  fileProduct: FileProduct,
  others: readonly { readonly slug: string }[],
): Promise<FileProduct> {
  const slug = fileProduct.texts.slug || latinSlug(fileProduct.texts.name ?? '')
  if (fileProduct.sourceKey === '' || !slug || !others.some((other) => other.slug === slug)) return fileProduct
  const used = others.map((other) => other.slug)
  return { ...fileProduct, texts: { ...fileProduct.texts, slug: await findFreeSlug(db, file.id, slug, used) } }
}

/** Omits the SKU of a new product if another product or variant has it. */
function withFreeSku(
  fileProduct: FileProduct,
  findHolder: FindSkuHolder,
  others: readonly { readonly sku: string }[],
): FileProduct {
  const sku = getNewSku(fileProduct)
  // Without a slug, a repeated SKU means that the file has the same product twice
  const isDifferentProduct = fileProduct.texts.sku === undefined || Boolean(fileProduct.texts.slug)
  const holder =
    findHolder(sku) ?? (isDifferentProduct && others.some((other) => other.sku === sku) ? 'another product' : null)
  if (!sku || !holder) return fileProduct
  const note = `The SKU “${cutText(sku, 60)}” belongs to ${holder}, so this product gets a generated SKU.`
  const { sku: _, ...textsIfNew } = fileProduct.textsIfNew
  const { sku: __, ...texts } = fileProduct.texts
  return {
    ...fileProduct,
    texts,
    textsIfNew,
    notes: fileProduct.isSkuDerived ? fileProduct.notes : [...fileProduct.notes, note],
  }
}

function findConflicts(
  { line, productId, slug, sku }: EarlierItem,
  known: readonly ExistingProduct[],
  before: readonly EarlierItem[],
): FileError[] {
  const duplicate = before.find(
    (other) =>
      (productId && other.productId === productId) || (slug && other.slug === slug) || (sku && other.sku === sku),
  )
  if (duplicate) return [{ line, column: '', message: `This product is already in line ${duplicate.line}` }]
  const others = known.filter(({ id }) => id !== productId)
  if (slug && others.some((other) => other.slug === slug)) {
    return [{ line, column: 'Handle', message: 'Another product has this handle' }]
  }
  if (sku && others.some((other) => other.sku === sku)) {
    return [{ line, column: 'SKU', message: 'Another product has this SKU' }]
  }
  return []
}

/** Shortens text for an index, whose entries have a maximum size. Text that is too long is rejected later. */
function shorten(text: string): string {
  return cutText(text, 200)
}
