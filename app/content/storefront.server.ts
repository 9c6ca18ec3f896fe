import { type SQL, sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { rulesOfMarket } from '#app/base/market-addresses.ts'
import type { Image } from '#app/catalog/catalog.ts'
import { categories } from '#app/catalog/categories.table.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { type ColorNames, colorNamesIn } from '#app/catalog/color-names.server.ts'
import { type CardSettings, cardSettings } from '#app/catalog/product-cards.ts'
import type { ListSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { storedAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import type { FoundTargets } from '#app/content/menus/menu-links.ts'
import { storedMenus, storedTargets } from '#app/content/menus/stored-menus.server.ts'
import type { PolicyLink } from '#app/content/pages/legal-links.ts'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { fillStoreTexts } from '#app/content/storefront/placeholders.ts'
import type { Id } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import { compiled } from '#app/platform/db/compiled.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { setLanguage } from '#app/platform/http/current-request.server.ts'
import { countriesByRegion } from '#app/pricing/find-zone.ts'
import { shippingFrom, storedShipping } from '#app/pricing/market-shipping.server.ts'
import type { MarketShipping } from '#app/pricing/shipping.ts'
import { deliveredCountries } from '#app/pricing/shipping-options.ts'
import { promisesOf, type ShippingPromises } from '#app/pricing/shipping-promises.ts'
import { storedTaxes, taxTableFrom } from '#app/pricing/stored-taxes.server.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { type PriceTax, priceTax, taxesOn } from '#app/pricing/tax-table.ts'
import { publishedLook } from '#app/store/brand.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { contentLanguage, type Locale, localePrefix, type OpenMarket } from '#app/store/locale.ts'
import { type Market, marketOf } from '#app/store/market.ts'
import { localesFrom, storedMarkets } from '#app/store/markets.server.ts'
import { settingsFrom, storedSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { withStoreTexts } from '#app/store/settings-fields.ts'
import {
  allTextsOf,
  slugIn,
  subjectId,
  type TextsBySubject,
  textsOf,
  translated,
} from '#app/store/translated.server.ts'
import type { Texts } from '#app/store/translations.table.ts'

export type CollectionLink = ListSlugs & {
  readonly id: Id<'collection'>
  readonly name: string
  readonly image: string | null
}

export type StorefrontCategory = CategoryName &
  ListSlugs & {
    readonly seoTitle: string
    readonly seoDescription: string
    readonly image: Image | null
  }

type Stored = {
  readonly settings: Settings
  /** `publishedLook` */
  readonly brand: string | null
  /** `storedShipping`, for the market of the locale. */
  readonly shipping: string
  /** `storedTaxes` */
  readonly taxes: string
  readonly collections: readonly CollectionLink[]
  /** In the order that staff gave them. */
  readonly categories: readonly StorefrontCategory[]
  /** Those with a published page. */
  readonly policies: readonly PolicyLink[]
  /** `storedMenus` */
  readonly menus: unknown
  /** Of the labels of its links, for `menusFrom`. */
  readonly menuTexts: TextsBySubject
  /** In the language of the locale. */
  readonly colorNames: ColorNames
  /** `storedAnnouncement` */
  readonly announcement: unknown
  /** What shoppers find of the targets that menus and announcement name by id. */
  readonly targets: FoundTargets
  /** Of all open markets, the default one first. */
  readonly locales: readonly Locale[]
}

export type Storefront = Omit<Stored, 'shipping' | 'taxes' | 'colorNames'> & {
  /** The one in the request's URL. */
  readonly locale: Locale
  readonly market: Market
  readonly cards: CardSettings
  readonly shipping: MarketShipping
  readonly promises: ShippingPromises
  /** Those that an address can have. */
  readonly addressCountries: readonly string[]
  /** How the prices of a class of products are taxed here. */
  readonly taxOf: (taxClass: TaxClass) => PriceTax | null
  /** Countries whose addresses need their state or province. */
  readonly needsState: readonly string[]
  /** Whether consumers of the market can withdraw from their contracts. */
  readonly hasWithdrawal: boolean
  /** The countries of a choice that a market delivers to; not only the market of the locale. */
  readonly deliveredIn: (market: OpenMarket, choices: readonly string[]) => readonly string[]
}

/** The one subject of its kind. */
const STORE_TEXTS = sql`${subjectId('store-texts', '')}::uuid`

/** `language`: of the texts, as the statement has it; null for originals. */
function selectStored(language: SQL | null): SQL {
  const texts = {
    collection: translated('collection', 'name', { id: collections.id, original: collections.name }, language),
    category: translated('category', 'name', { id: categories.id, original: categories.name }, language),
    seoTitle: translated('category', 'seoTitle', { id: categories.id, original: categories.seoTitle }, language),
    seoDescription: translated(
      'category',
      'seoDescription',
      { id: categories.id, original: categories.seoDescription },
      language,
    ),
    imageAlt: translated('category', 'imageAlt', { id: categories.id, original: categories.imageAlt }, language),
    collectionSlug: slugIn('collection', collections, language),
    categorySlug: slugIn('category', categories, language),
    policy: translated('page', 'title', { id: pages.id, original: pages.title }, language),
  }
  return sql`
  select ${storedSettings} as settings, ${storedMarkets} as markets, ${storedShipping} as shipping, ${storedTaxes} as taxes,
    ${publishedLook} as brand,
    (select coalesce(json_agg(json_build_object('id', id, 'name', ${texts.collection},
        'slug', ${texts.collectionSlug}, 'originalSlug', slug,
        'image', coalesce(image_url, hero_image)) order by ${texts.collection} collate "und-x-icu"), '[]')
      from ${collections} where ${publicCollection()}) as collections,
    (select coalesce(json_agg(json_build_object('slug', ${texts.categorySlug}, 'originalSlug', slug,
        'name', ${texts.category}, 'seoTitle', ${texts.seoTitle},
        'seoDescription', ${texts.seoDescription}, 'image', case when image is not null then
          json_build_object('url', image, 'width', image_width, 'height', image_height, 'alt', ${texts.imageAlt}) end)
        order by position, slug), '[]')
      from ${categories}) as categories,
    (select coalesce(json_agg(json_build_object('policy', policy, 'title', ${texts.policy})), '[]')
      from ${pages} where policy is not null and ${publicPage()}) as policies,
    ${storedMenus} as menus, ${allTextsOf('menu-link', language)} as "menuTexts",
    ${colorNamesIn(language)} as "colorNames",
    ${textsOf('store-texts', STORE_TEXTS, language)} as "storeTexts",
    ${storedAnnouncement(language)} as announcement, ${storedTargets(language)} as targets`
}

/** Without parameters: one message to the database instead of six. */
const originals = compiled(selectStored(null).inlineParams())

/** The same with the texts below a prefix, whose language only the database knows. */
function statementBelow(prefix: string): SQL {
  if (prefix === '') return originals
  const language = sql`(select language from content)`
  return sql`with content as materialized (select content_language(${prefix}) as language)
    ${selectStored(language)}`.inlineParams()
}

type Row = {
  settings: string
  storeTexts: Texts
  markets: string
  shipping: string
  taxes: string
  brand: string | null
} & Pick<
  Stored,
  'collections' | 'categories' | 'policies' | 'menus' | 'menuTexts' | 'colorNames' | 'announcement' | 'targets'
>

/** The part that is the same in all locales of a language; `prefix`: of one of them. */
export const readStored = coalesce(async (db, prefix: string): Promise<Stored> => {
  const { rows } = await db.execute<Row>(statementBelow(prefix))
  const [row] = rows
  if (!row) throw new Error('A query without a table returns one row')
  const { settings, storeTexts, markets, ...others } = row
  const shown = withStoreTexts(settingsFrom(settings), storeTexts)
  return { ...others, settings: shown, locales: localesFrom(markets) }
})

/**
 * What all loaders of a storefront page read, in one statement; the placeholders of the store's texts are filled. @throws a 404
 * if the URL's locale is not open
 */
export async function readStorefront(context: Readonly<RouterContextProvider>): Promise<Storefront> {
  const prefix = context.get(localePrefix)
  const stored = await readStored(context.get(pageDatabase), prefix)
  const locale = stored.locales.find((one) => one.prefix === prefix)
  if (!locale) throw notFound('Page Not Found')
  setLanguage(locale.language)
  tagPage(context, `market:${locale.market.id}`)
  const language = contentLanguage(locale, stored.locales)
  const shippingIn = (open: OpenMarket) => ({
    ...stored.settings,
    market: marketOf(open, stored.settings.store_currency),
    shipping: shippingFrom(stored.shipping, open.id, language),
  })
  const own = shippingIn(locale.market)
  const { market, shipping } = own
  const addressCountries = rulesOfMarket(locale.market, '').countries
  const promises = promisesOf(own, addressCountries)
  const settings = fillStoreTexts(stored.settings, promises)
  const taxes = taxesOn(taxTableFrom(stored.taxes), dayOf(new Date(), settings.store_time_zone))
  const taxOf: Storefront['taxOf'] = (taxClass) => priceTax(taxClass, locale.market, { ...settings, taxes })
  const needsState = countriesByRegion(addressCountries, { ...settings, taxes, shipping })
  const deliveredIn: Storefront['deliveredIn'] = (open, choices) => deliveredCountries(choices, shippingIn(open))
  const cards = { ...cardSettings(settings, locale, stored.locales), colorNames: stored.colorNames }
  const hasWithdrawal = appliesIn('withdrawal', locale.market)
  return {
    ...{ ...stored, settings, locale, market, cards, shipping, promises, addressCountries },
    ...{ taxOf, hasWithdrawal, deliveredIn, needsState },
  }
}
