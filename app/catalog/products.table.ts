import { eq, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { MAX_PACKAGING_GRAMS, PACKAGING_MATERIALS, type Packaging } from '#app/base/packaging.ts'
import type { ProductVideo } from '#app/base/product-video.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { type HomepageSection, type ProductStatus, WITHDRAWAL_CHOICES } from '#app/catalog/constants.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { CARE_SYMBOLS, careNames, type FiberContent } from '#app/catalog/materials/materials.ts'
import { HEIGHT_LIMITS } from '#app/catalog/size-guides/lengths.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import {
  createdAt,
  foreignId,
  isOneOf,
  minorUnits,
  moment,
  newestFirst,
  primaryId,
  updatedAt,
} from '#app/platform/db/columns.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Keyed by variant; 'product' stands for the product itself. */
type ReplacedSale = Readonly<Record<string, { readonly sale: number | null; readonly before: number | null }>>

/** Prices are in the smallest unit of the store currency (setting `store_currency`). */
export const products = pgTable(
  'products',
  {
    id: primaryId<'product'>(),
    name: text().notNull(),
    slug: text().notNull(),
    sku: text().notNull(),
    description: text().notNull().default(''),
    longDescription: text().notNull().default(''),
    price: minorUnits().notNull(),
    salePrice: minorUnits(),
    /**
     * Set during a sale that was started for many products: the prices of the sale, and the sale prices that they
     * replaced.
     */
    saleBefore: jsonb().$type<ReplacedSale>(),
    compareAtPrice: minorUnits(),
    costPrice: minorUnits(),
    // Triggers (db/functions/prices.sql) write the variants' lowest price, its old price, and whether prices differ.
    effectivePrice: minorUnits().notNull().default(0),
    wasPrice: minorUnits(),
    pricesVary: boolean().notNull().default(false),
    taxClass: text({ enum: TAX_CLASSES }).notNull().default('standard'),
    category: text()
      .notNull()
      .references(() => categories.slug, { onUpdate: 'cascade', onDelete: 'restrict' }),
    /** The variants' total, updated in the same transaction (inventory/stock). */
    stockQuantity: integer().notNull().default(0),
    /** False if one variant holds all units, regardless of size and color. */
    stockByVariant: boolean().notNull().default(false),
    lowStockThreshold: integer(),
    weightGrams: integer(), // null if unknown
    status: text().$type<ProductStatus>().notNull().default('draft'),
    showOnHomepage: boolean().notNull().default(false),
    homepageSection: text().$type<HomepageSection>(),
    homepagePosition: integer().notNull().default(0),
    isFeatured: boolean().notNull().default(false),
    isBestseller: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    /** True for the products that sold most units recently. A worker counts the units (orders/top-sellers). */
    isTopSeller: boolean().notNull().default(false),
    video: jsonb().$type<ProductVideo>(), // null if it has none
    sizes: text().array().notNull().default([]),
    colors: jsonb().$type<readonly ProductColor[]>().notNull().default([]),
    sizeGuide: text().references(() => sizeGuides.name, { onUpdate: 'cascade', onDelete: 'set null' }),
    modelHeightMm: integer(), // null if unknown
    modelSize: text().notNull().default(''),
    fibers: jsonb().$type<FiberContent>().notNull().default([]),
    hasAnimalParts: boolean().notNull().default(false),
    washing: text({ enum: CARE_SYMBOLS.washing }),
    bleaching: text({ enum: CARE_SYMBOLS.bleaching }),
    tumbleDrying: text({ enum: CARE_SYMBOLS.tumbleDrying }),
    naturalDrying: text({ enum: CARE_SYMBOLS.naturalDrying }),
    ironing: text({ enum: CARE_SYMBOLS.ironing }),
    professionalCare: text({ enum: CARE_SYMBOLS.professionalCare }),
    countryOfOrigin: text(), // ISO 3166-1 alpha-2
    /** Null if the store makes it or its maker is unknown (see the setting `store_is_maker`). */
    manufacturerId: foreignId<'manufacturer'>().references(() => manufacturers.id, { onDelete: 'restrict' }),
    safetyWarnings: text().notNull().default(''),
    measure: text().notNull().default(''), // such as '50 ml'; '' if it is sold by the piece
    packaging: jsonb().$type<Packaging>().notNull().default({}), // of one unit
    withdrawal: text({ enum: WITHDRAWAL_CHOICES }).notNull().default('allowed'),
    materials: text().notNull().default(''),
    careInstructions: text().notNull().default(''),
    repairAndDisposal: text().notNull().default(''),
    vendor: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** The main collection, to which the product's page links. All memberships are in collection_products. */
    collectionId: foreignId<'collection'>().references(() => collections.id, { onDelete: 'set null' }),
    /** `search_text` (db/functions/columns.sql) removes accents. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`strip(to_tsvector('english', search_text(${products.name} || ' ' || ${products.category} || ' ' || ${products.description} || ' ' || ${products.materials} || ' ' || ${products.longDescription} || ' ' || jsonb_path_query_array(${products.colors}, '$[*].name')::text)) || to_tsvector('english', replace(search_text(${products.sku}), ' ', '')))`,
      ),
    nameSearch: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`strip(to_tsvector('english', search_text(${products.name})))`),
    /**
     * The words of the product's translations and translated names, prefixed with the language, such as 'de:kleid'.
     * A trigger writes them.
     */
    translatedSearch: tsvector().notNull().default(''),
    translatedNames: tsvector().notNull().default(''),
    /** When the product first became active; null before that. A trigger writes it (db/functions/products.sql). */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('products_slug_unique').on(t.slug),
    unique('products_sku_unique').on(t.sku),
    // Includes category and price, so that /shop filters by them in the index alone.
    index('products_newest').on(t.status, ...newestFirst(t), t.category, t.effectivePrice),
    index('products_price').on(t.status, t.effectivePrice, t.id),
    index('products_name').on(t.status, sql`${t.name} collate "und-x-icu"`, t.id, t.category, t.effectivePrice),
    index('products_category_newest').on(t.category, t.status, ...newestFirst(t)),
    index('products_category_price').on(t.category, t.status, t.effectivePrice, t.id),
    index('products_collection').on(t.collectionId),
    index('products_size_guide').on(t.sizeGuide).where(sql`${t.sizeGuide} is not null`),
    index('products_video').on(t.id).where(sql`${t.video} is not null`),
    index('products_manufacturer').on(t.manufacturerId).where(sql`${t.manufacturerId} is not null`),
    index('products_created').on(...newestFirst(t)),
    index('products_prices_vary')
      .on(...newestFirst(t))
      .where(sql`${t.pricesVary}`),
    index('products_homepage').on(t.homepageSection, t.homepagePosition).where(sql`${t.showOnHomepage}`),
    index('products_bestseller')
      .on(t.createdAt.desc().nullsFirst())
      .where(sql`${t.isBestseller} and ${t.status} = 'active'`),
    index('products_top_seller').on(t.id).where(sql`${t.isTopSeller}`),
    index('products_new').on(t.createdAt.desc().nullsFirst()).where(sql`${t.isNew} and ${t.status} = 'active'`),
    index('products_featured')
      .on(t.createdAt.desc().nullsFirst())
      .where(sql`${t.isFeatured} and ${t.status} = 'active'`),
    // Indexes active products only: otherwise PostgreSQL would look up all active products for each search.
    index('products_search').using('gin', t.search).where(sql`${t.status} = 'active'`),
    index('products_name_search').using('gin', t.nameSearch).where(sql`${t.status} = 'active'`),
    index('products_translated_search').using('gin', t.translatedSearch).where(sql`${t.status} = 'active'`),
    index('products_translated_names').using('gin', t.translatedNames).where(sql`${t.status} = 'active'`),
    index('products_sizes').using('gin', t.sizes),
    index('products_name_trigram').using('gin', t.name.op('gin_trgm_ops')),
    index('products_sku_trigram').using('gin', t.sku.op('gin_trgm_ops')),
    index('products_slug_trigram').using('gin', t.slug.op('gin_trgm_ops')),
    index('products_all_name').on(sql`${t.name} collate "und-x-icu"`, t.id),
    index('products_all_price').on(t.price, t.id),
    index('products_all_updated').on(t.updatedAt, t.id),
    index('products_stock').on(t.stockQuantity, t.id, t.lowStockThreshold),
    index('products_low_stock_threshold').on(t.lowStockThreshold).where(sql`${t.lowStockThreshold} is not null`),
    check('products_name_not_empty', sql`btrim(${t.name}) <> ''`),
    check('products_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('products_sku_not_empty', sql`btrim(${t.sku}) <> ''`),
    check('products_tax_class_known', isOneOf(t.taxClass, TAX_CLASSES)),
    check('products_withdrawal_known', isOneOf(t.withdrawal, WITHDRAWAL_CHOICES)),
    check('products_status_known', sql`${t.status} in ('draft', 'active', 'archived')`),
    check(
      'products_homepage_section_known',
      sql`${t.homepageSection} in ('hero', 'best_sellers', 'new_arrivals', 'featured', 'what_we_see', 'latest_collections')`,
    ),
    check(
      'products_prices_in_range',
      sql`${t.price} between 0 and 1000000000000 and coalesce(${t.salePrice}, 0) between 0 and 1000000000000 and coalesce(${t.compareAtPrice}, 0) between 0 and 1000000000000 and coalesce(${t.costPrice}, 0) between 0 and 1000000000000`,
    ),
    check('products_stock_not_negative', sql`${t.stockQuantity} >= 0`),
    check('products_low_stock_threshold_not_negative', sql`${t.lowStockThreshold} >= 0`),
    check('products_weight_in_range', sql`${t.weightGrams} between 0 and 1000000`),
    check(
      'products_model_height_in_range',
      sql`${t.modelHeightMm} between ${HEIGHT_LIMITS.min} and ${HEIGHT_LIMITS.max}`.inlineParams(),
    ),
    // Calls a function in db/functions/columns.sql, but not for products without fibers
    check('products_fibers_add_up', sql`${t.fibers} = '[]' or fibers_add_up(${t.fibers})`),
    check('products_country_of_origin_form', sql`${t.countryOfOrigin} ~ '^[A-Z]{2}$'`),
    check('products_measure_form', sql`${t.measure} ~ '^(|[0-9]{1,6}([.][0-9]{1,3})? (ml|cl|l|g|kg|cm|m|m²))$'`),
    ...careNames.map((name) => check(`products_${toSnakeCase(name)}_known`, isOneOf(t[name], CARE_SYMBOLS[name]))),
    check(
      'products_packaging_form',
      sql`jsonb_typeof(${t.packaging}) = 'object' and ${t.packaging} - ${`{${PACKAGING_MATERIALS.join(',')}}`}::text[] = '{}' and not jsonb_path_exists(${t.packaging}, ${`$.* ? (!(@ > 0 && @ <= ${MAX_PACKAGING_GRAMS}))`}::jsonpath)`.inlineParams(),
    ),
    check('products_colors_is_list', sql`jsonb_typeof(${t.colors}) = 'array'`),
    check(
      'products_colors_have_hex',
      sql`not jsonb_path_exists(${t.colors}, '$[*] ? (!(@.hex like_regex "^#[0-9a-fA-F]{6}$") || !(@.name.type() == "string"))')`,
    ),
  ],
)

/** A product whose stock is one number has one variant without a size or color. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: primaryId<'variant'>(),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text(),
    color: text(),
    sku: text().notNull(),
    /**
     * False if the SKU is the product's SKU with size and color appended. Such a SKU changes when the product's SKU,
     * the size or the color changes.
     */
    hasOwnSku: boolean().notNull().default(false),
    /** A GTIN or any other text. */
    barcode: text(),
    // Null means that the product's price applies.
    price: minorUnits(),
    salePrice: minorUnits(),
    compareAtPrice: minorUnits(),
    stock: integer().notNull().default(0),
    /** Units sold beyond the stock and not yet shipped. */
    backordered: integer().notNull().default(0),
    weightGrams: integer(), // null if the product's weight applies
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('product_variants_size_color_unique').on(t.productId, t.size, t.color).nullsNotDistinct(),
    unique('product_variants_sku_unique').on(t.sku),
    unique('product_variants_of_product').on(t.productId, t.id), // for the foreign key of fixed_prices
    index('product_variants_priced')
      .on(t.productId)
      .where(sql`num_nonnulls(${t.price}, ${t.salePrice}, ${t.compareAtPrice}) > 0`),
    index('product_variants_own_sku').using('gin', t.sku.op('gin_trgm_ops')).where(sql`${t.hasOwnSku}`),
    index('product_variants_barcode').using('gin', t.barcode.op('gin_trgm_ops')).where(sql`${t.barcode} is not null`),
    check('product_variants_barcode_form', sql`btrim(${t.barcode}) <> '' and char_length(${t.barcode}) <= 50`),
    check(
      'product_variants_prices_in_range',
      sql`coalesce(${t.price}, 0) between 0 and 1000000000000 and coalesce(${t.salePrice}, 0) between 0 and 1000000000000 and coalesce(${t.compareAtPrice}, 0) between 0 and 1000000000000`,
    ),
    check('product_variants_stock_not_negative', sql`${t.stock} >= 0`),
    check('product_variants_backordered_not_negative', sql`${t.backordered} >= 0`),
    check('product_variants_weight_in_range', sql`${t.weightGrams} between 0 and 1000000`),
  ],
)

/** The images of a product, in order. One is primary; an image can belong to a color. */
export const productImages = pgTable(
  'product_images',
  {
    id: primaryId<'product-image'>(),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    publicId: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    /** Selecting this color shows this image. */
    color: text(),
    displayOrder: integer().notNull().default(0),
    isPrimary: boolean().notNull().default(false),
    /**
     * The point that stays visible where the image is cropped, in steps of ten percent: '50 20'. Null for the center.
     */
    focus: text(),
    /** The color of the image's edges. */
    ground: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_images_product').on(t.productId, t.displayOrder),
    index('product_images_public_id').on(t.publicId),
    uniqueIndex('product_images_one_primary').on(t.productId).where(sql`${t.isPrimary}`),
    check('product_images_focus_form', sql`${t.focus} ~ '^(0|[1-9]0|100) (0|[1-9]0|100)$'`),
    check('product_images_size_positive', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)

/** Matches products that shoppers can see; combine with other conditions only with AND. */
export function publicProduct(): SQL {
  return eq(products.status, 'active')
}

/** The memberships of products in collections, in the order that staff chose. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: foreignId<'collection'>()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Products whose position is null come after the others, newest first. */
    position: integer(),
  },
  (t) => [
    primaryKey({ name: 'collection_products_pkey', columns: [t.collectionId, t.productId] }),
    index('collection_products_product').on(t.productId),
    index('collection_products_placed').on(t.collectionId, t.position).where(sql`${t.position} is not null`),
    check('collection_products_position_not_negative', sql`${t.position} >= 0`),
  ],
)
