import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { facetValues } from '#app/catalog/facets/facet-values.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import { SECTION_TEXTS } from '#app/content/homepage/sections/section-texts.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { describeKind, listKindFields } from '#app/content/translations/translatable.ts'
import { paymentOffers } from '#app/pricing/payment-methods.table.ts'
import { pickupPoints, shippingRates } from '#app/pricing/shipping.table.ts'
import { markets } from '#app/store/markets.table.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { STORE_TEXT_FIELDS } from '#app/store/settings-fields.ts'
import type { Texts } from '#app/store/translations.table.ts'
import type { TranslatableKind } from '#app/store/translations.ts'

/** The table with the originals of a kind. */
type OriginalSource = {
  readonly table: PgTable & { readonly id: SQLWrapper }
  /** The name of a subject; by default, its name field. */
  readonly name?: SQL<string>
  /** The condition for rows; by default, all rows. */
  readonly where?: SQL
}

const productName = sql<string>`(select p.name from ${products} p where p.id = ${productImages.productId})`

const STORED: Readonly<Partial<Record<TranslatableKind, OriginalSource>>> = {
  product: { table: products },
  category: { table: categories },
  collection: { table: collections },
  color: { table: facetValues, where: sql`${facetValues.kind} = 'color'` },
  page: { table: pages },
  announcement: { table: announcements },
  'size-guide': { table: sizeGuides },
  look: { table: looks },
  market: { table: markets, name: sql<string>`${markets.name}`, where: sql`${markets.orderButton} <> ''` },
  'product-image': { table: productImages, name: productName, where: sql`${productImages.alt} <> ''` },
}

/** Selects id, name, slug, the names of the fields with text, and the text of each field. */
function selectFromTable(kind: TranslatableKind, { table, name, where = sql`true` }: OriginalSource): SQL {
  const columns = new Map<string, unknown>(Object.entries(getTableColumns(table)))
  const getColumn = (field: string): SQL<string> => {
    // A policy has no slug
    if (kind === 'page' && field === 'slug')
      return sql<string>`case when ${pages.policy} is null then ${pages.slug} else '' end`
    if (!columns.has(field)) throw new Error(`The originals of ${kind} have no column ${field}`)
    return sql<string>`${columns.get(field)}`
  }
  const fields = listKindFields(kind).map(([field, { format }]) => {
    return { field: sql`${field}`.inlineParams(), column: getColumn(field), isText: format !== 'slug' }
  })
  const filled = fields.flatMap(({ field, column, isText }) =>
    isText ? [sql`case when ${column} <> '' then ${field} end`] : [],
  )
  const texts = fields.map(({ field, column }) => sql`${field}, nullif(${column}, '')`)
  return sql`select ${table.id} as id, ${name ?? getColumn(describeKind(kind).nameField)} as name,
    ${columns.has('slug') ? sql`${columns.get('slug')}` : sql`''`} as slug,
    array_remove(array[${sql.join(filled, sql`, `)}], null) as filled,
    jsonb_strip_nulls(jsonb_build_object(${sql.join(texts, sql`, `)})) as texts
    from ${table} where ${where}`
}

/** Selects the same columns for originals that are stored as JSON. `named` selects id, name and texts. */
function selectFromJson(named: SQL): SQL {
  return sql`select id, name, '' as slug, array(select jsonb_object_keys(texts)) as filled, texts
    from (${named}) as named where texts <> '{}'`
}

/**
 * The published sections. Until sections are published, a demo store has the demo sections, and other stores have
 * none, because their initial text comes from translated messages.
 */
const publishedSections = sql`coalesce(
  (select sections from ${homepageVersions} where not is_draft order by published_at desc, id desc limit 1),
  case (select value from ${storeSettings} where key = 'demo_content') when 'false'
    then '[]'::jsonb else ${JSON.stringify(DEMO_SECTIONS)}::jsonb end)`

const sectionFields = Object.keys(SECTION_TEXTS)

const homepageSections = sql`
  select subject_id('homepage-section', section ->> 'id') as id,
    coalesce(nullif(section #>> '{settings,heading}', ''), nullif(section #>> '{settings,headline}', ''),
      initcap(section ->> 'kind')) as name,
    (select coalesce(jsonb_object_agg(field, original), '{}') from unnest(${sql.param(sectionFields)}::text[]) as field,
      lateral (select jsonb_build_object(section ->> 'kind', section -> 'settings') #>> string_to_array(field, '.') as original) as o
      where original <> '') as texts
  from jsonb_array_elements(${publishedSections}) as section`

const textKeys = Object.keys(STORE_TEXT_FIELDS)
const initialTexts = Object.fromEntries(Object.entries(initialSettings).filter(([key]) => textKeys.includes(key)))

const storeTexts = sql`
  select subject_id('store-texts', '') as id, 'Store texts' as name, coalesce(jsonb_object_agg(key, value), '{}') as texts
  from jsonb_each(${JSON.stringify(initialTexts)}::jsonb || coalesce(
    (select jsonb_object_agg(key, value) from ${storeSettings} where key = any(${sql.param(textKeys)}::text[])), '{}'))
  where value <> '""'`

/** Selects originals from the view `derived_originals`. */
const selectDerived = (kind: TranslatableKind) => sql`
  select id, name, jsonb_strip_nulls(texts) as texts from derived_originals where kind = ${kind}`

/** Sources of originals that are stored as JSON, with the rows that must be locked against changes. */
const JSON_SOURCES: Readonly<Partial<Record<TranslatableKind, { readonly named: SQL; readonly rows: SQL }>>> = {
  'homepage-section': {
    named: homepageSections,
    rows: sql`${homepageVersions} where not is_draft order by published_at desc, id desc limit 1`,
  },
  'store-texts': {
    named: storeTexts,
    rows: sql`${storeSettings} where key = any(${sql.param(textKeys)}::text[]) order by key`,
  },
  'menu-link': { named: selectDerived('menu-link'), rows: sql`${menus} order by name` },
  'shipping-rate': { named: selectDerived('shipping-rate'), rows: sql`${shippingRates} order by id` },
  'pickup-point': { named: selectDerived('pickup-point'), rows: sql`${pickupPoints} order by id` },
  'payment-offer': { named: selectDerived('payment-offer'), rows: sql`${paymentOffers} order by market_id, provider` },
}

/** The columns of `selectOriginals`. */
export const original = {
  id: sql<string>`original.id`,
  name: sql<string>`original.name`,
  /** Files from another store identify the original by its slug; '' for kinds without slugs. */
  slug: sql<string>`original.slug`,
  /** The fields with text, without the slug, which is never missing. */
  filled: sql<readonly string[]>`original.filled`,
  /** The text of each field, without empty fields. */
  texts: sql<Texts>`original.texts`,
}

/** Returns a subquery of the originals of a kind. */
export function selectOriginals(kind: TranslatableKind): SQL {
  const [stored, json] = [STORED[kind], JSON_SOURCES[kind]]
  if (stored) return sql`(${selectFromTable(kind, stored)}) as original`
  if (json) return sql`(${selectFromJson(json.named)}) as original`
  throw new Error(`There is no source for originals of the kind ${kind}`)
}

/** Returns the statement that locks an original against changes until the transaction ends. */
export function lockOriginal(kind: TranslatableKind, id: string): SQL {
  const stored = STORED[kind]
  const rows = stored ? sql`${stored.table} where id = ${id}::uuid` : JSON_SOURCES[kind]?.rows
  if (!rows) throw new Error(`There is no source for originals of the kind ${kind}`)
  return sql`select from ${rows} for no key update`
}
