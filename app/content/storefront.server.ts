import { type SQL, sql } from 'drizzle-orm'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Image } from '#app/catalog/catalog.ts'
import { categories } from '#app/catalog/categories.table.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { type ColorNames, selectColorNames } from '#app/catalog/color-names.server.ts'
import type { LocalizedSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { selectShownAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import type { FoundTargets } from '#app/content/menus/menu-links.ts'
import { selectStoredTargets, storedMenus } from '#app/content/menus/stored-menus.server.ts'
import type { PolicyLink } from '#app/content/pages/legal-links.ts'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { fillStoreTexts } from '#app/content/storefront/placeholders.ts'
import type { Id } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { readRow, toSelectList, type ValuesRow } from '#app/platform/db/read-values.server.ts'
import { inLanguage, setLanguage } from '#app/platform/http/current-request.server.ts'
import { storedShipping, toShippingSettings } from '#app/pricing/market-shipping.server.ts'
import { computeShippingPromises, type ShippingPromises } from '#app/pricing/shipping-promises.ts'
import { storedTaxes } from '#app/pricing/stored-taxes.server.ts'
import { publishedLook } from '#app/store/brand.server.ts'
import { type Locale, localePrefix } from '#app/store/locale.ts'
import { type Market, toMarket } from '#app/store/market.ts'
import { parseLocales, storedMarkets } from '#app/store/markets.server.ts'
import { parseSettings, storedSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { withStoreTexts } from '#app/store/settings-fields.ts'
import {
  computeSubjectId,
  selectAllTexts,
  selectSlug,
  selectTexts,
  selectTranslated,
  type TextsBySubject,
} from '#app/store/translated.server.ts'

type CollectionLink = LocalizedSlugs & {
  readonly id: Id<'collection'>
  readonly name: string
  readonly image: string | null
  /** True if the collection's list has a card for each color. */
  readonly byColor: boolean
}

export type StorefrontCategory = CategoryName &
  LocalizedSlugs & {
    readonly seoTitle: string
    readonly seoDescription: string
    readonly image: Image | null
  }

/** The stored header, footer and announcement. */
type StoredShell = {
  /** The result of `storedMenus`. */
  readonly menus: unknown
  /** Translations of the labels in `menus`. */
  readonly menuTexts: TextsBySubject
  /** The result of `selectShownAnnouncement`. */
  readonly announcement: unknown
  /** The targets of the menus and the announcement that shoppers can open, by id. */
  readonly targets: FoundTargets
}

/**
 * The data that all pages need. Pages derive further data from it with `getMarket`, `getShippingPromises`,
 * `toCardSettings`, `toShippingSettings`, `toTaxSettings` and `appliesIn`.
 */
export type Storefront = {
  /** Text is translated and its placeholders are filled. */
  readonly settings: Settings
  /** The result of `publishedLook`. */
  readonly brand: string | null
  /** The locale of the request's URL. */
  readonly locale: Locale
  /** The locales of all open markets; the default one is first. */
  readonly locales: readonly Locale[]
  /** In the order that staff chose. */
  readonly categories: readonly StorefrontCategory[]
  readonly collections: readonly CollectionLink[]
  /** The policies that have a published page. */
  readonly policies: readonly PolicyLink[]
  /** The names are in the language of the locale. */
  readonly colorNames: ColorNames
  /** The result of `storedShipping`. */
  readonly shipping: string
  /** The result of `storedTaxes`. */
  readonly taxes: string
  readonly shell: StoredShell
}

/** The only translation subject of the kind 'store-texts'. */
const STORE_TEXTS = sql`${computeSubjectId('store-texts', '')}::uuid`

/** `language`: the SQL for the language of the text; null for originals. */
function selectStored(language: SQL | null) {
  const texts = {
    collection: selectTranslated('collection', 'name', { id: collections.id, original: collections.name }, language),
    category: selectTranslated('category', 'name', { id: categories.id, original: categories.name }, language),
    seoTitle: selectTranslated('category', 'seoTitle', { id: categories.id, original: categories.seoTitle }, language),
    seoDescription: selectTranslated(
      'category',
      'seoDescription',
      { id: categories.id, original: categories.seoDescription },
      language,
    ),
    imageAlt: selectTranslated('category', 'imageAlt', { id: categories.id, original: categories.imageAlt }, language),
    collectionSlug: selectSlug('collection', collections, language),
    categorySlug: selectSlug('category', categories, language),
    policy: selectTranslated('page', 'title', { id: pages.id, original: pages.title }, language),
  }
  const values = {
    settings: storedSettings,
    markets: storedMarkets,
    shipping: storedShipping,
    taxes: storedTaxes,
    brand: publishedLook,
    collections: sql<readonly CollectionLink[]>`
      (select coalesce(json_agg(json_build_object('id', id, 'name', ${texts.collection},
          'slug', ${texts.collectionSlug}, 'originalSlug', slug,
          'image', coalesce(image_url, hero_image), 'byColor', card_per = 'color') order by ${texts.collection} collate "und-x-icu"), '[]')
        from ${collections} where ${publicCollection()})`,
    categories: sql<readonly StorefrontCategory[]>`
      (select coalesce(json_agg(json_build_object('slug', ${texts.categorySlug}, 'originalSlug', slug,
          'name', ${texts.category}, 'seoTitle', ${texts.seoTitle},
          'seoDescription', ${texts.seoDescription}, 'image', case when image is not null then
            json_build_object('url', image, 'width', image_width, 'height', image_height, 'alt', ${texts.imageAlt}) end)
          order by position, slug), '[]')
        from ${categories})`,
    policies: sql<readonly PolicyLink[]>`
      (select coalesce(json_agg(json_build_object('policy', policy, 'title', ${texts.policy})), '[]')
        from ${pages} where policy is not null and ${publicPage()})`,
    menus: storedMenus,
    menuTexts: selectAllTexts('menu-link', language),
    colorNames: selectColorNames(language),
    storeTexts: selectTexts('store-texts', STORE_TEXTS, language),
    announcement: selectShownAnnouncement(language),
    targets: selectStoredTargets(language),
  }
  return sql<ValuesRow<typeof values>>`select ${toSelectList(values)}`
}

type Statement = ReturnType<typeof selectStored>

/** A statement without parameters needs one message to the database instead of six. */
const originals = compileSql(selectStored(null).inlineParams())

/**
 * Returns the statement for the locale with this prefix. The language of that locale is stored only in the database.
 */
function getStatement(prefix: string): Statement {
  if (prefix === '') return originals
  const language = sql`(select language from content)`
  const statement: Statement = sql`with content as materialized (select content_language(${prefix}) as language)
    ${selectStored(language)}`
  return statement.inlineParams()
}

/** Reads the storefront of the locale with this prefix; null if that locale is not open. */
const findStorefront = coalesce(async (db, prefix: string): Promise<Storefront | null> => {
  const row = await readRow(db, getStatement(prefix))
  const { settings: stored, storeTexts, markets, menus, menuTexts, announcement, targets, ...others } = row
  const locales = parseLocales(markets)
  const locale = locales.find((open) => open.prefix === prefix)
  if (!locale) return null
  const localeSettings = withStoreTexts(parseSettings(stored), storeTexts)
  const computeLocalePromises = () =>
    getShippingPromises({ settings: localeSettings, shipping: row.shipping, locale, locales })
  return {
    ...others,
    settings: inLanguage(locale.language, () => fillStoreTexts(localeSettings, computeLocalePromises)),
    locale,
    locales,
    shell: { menus, menuTexts, announcement, targets },
  }
})

type StorefrontPreview = {
  /** Applies unsaved changes. */
  readonly change: (storefront: Storefront) => Storefront
  /** True if the newest products include drafts. */
  readonly includesDrafts: boolean
}

/** Set for pages that staff preview; null for pages that shoppers see. */
export const storefrontPreview = createContext<StorefrontPreview | null>(null)

/**
 * Reads the storefront of the URL's locale, once for all loaders of a page. @throws a 404 if that locale is not open
 */
export async function readStorefront(context: Readonly<RouterContextProvider>): Promise<Storefront> {
  const found = await findStorefront(context.get(pageDatabase), context.get(localePrefix))
  if (!found) throw notFound('Page Not Found')
  const storefront = context.get(storefrontPreview)?.change(found) ?? found
  const { language, market } = storefront.locale
  setLanguage(language)
  tagPage(context, `market:${market.id}`)
  return storefront
}

export function getMarket({ settings, locale }: Pick<Storefront, 'settings' | 'locale'>): Market {
  return toMarket(locale.market, settings.store_currency)
}

/** Returns the shipping promises in the market of the URL's locale. */
export function getShippingPromises(
  storefront: Pick<Storefront, 'settings' | 'shipping' | 'locale' | 'locales'>,
): ShippingPromises {
  return computeShippingPromises(toShippingSettings(storefront), storefront.locale.market)
}
