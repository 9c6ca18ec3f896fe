import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Money } from '#app/base/money.ts'
import type { StockSettings } from '#app/catalog/availability.ts'
import type { Image, ProductColor } from '#app/catalog/catalog.ts'
import type { ColorNames } from '#app/catalog/color-names.server.ts'
import type { Id } from '#app/lib/id.ts'
import { showsPrior } from '#app/pricing/product-price.ts'
import { showsRule } from '#app/store/law-rules.ts'
import { findContentLanguage, type Locale } from '#app/store/locale.ts'
import type { Settings } from '#app/store/settings.ts'

export type ProductCardData = {
  readonly id: Id<'product'>
  readonly name: string
  /** The only color that the card shows, with the name that shoppers see; missing if it shows the whole product. */
  readonly color?: { readonly name: string; readonly shownName: string }
  readonly price: Money
  readonly was: Money | null
  /** The price of a liter, kilogram or meter and the lowest price before the reduction, where the law requires them. */
  readonly note?: string
  /** True if `price` is the lowest of several prices. */
  readonly pricesVary?: true
  readonly images: readonly Image[]
  /** Colors with the names that shoppers see. */
  readonly colors: readonly Pick<ProductColor, 'name' | 'hex'>[]
  readonly badge: 'new' | 'bestseller' | null
  readonly soldOut: boolean
  /**
   * The category and the keys of sizes that can be bought, such as 'dresses s m'. Missing if there are no such sizes.
   */
  readonly inSizes?: string
}

/** For how many days a product is new after it first became active. */
export const NEW_DAYS = 30

type BadgeReasons = {
  readonly isNew: boolean
  readonly isBestseller: boolean
  readonly isRecent: boolean
  readonly isTopSeller: boolean
}

/**
 * Returns at most one badge. A flag that staff set takes precedence over the dates and sales, which the demo store
 * ignores.
 */
export function getCardBadge(
  { isNew, isBestseller, isRecent, isTopSeller }: BadgeReasons,
  { demo_content: isDemo }: Pick<CardSettings, 'demo_content'>,
): ProductCardData['badge'] {
  if (isNew) return 'new'
  if (isBestseller) return 'bestseller'
  if (isDemo) return null
  if (isRecent) return 'new'
  return isTopSeller ? 'bestseller' : null
}

type CardMarket = { readonly marketId: Id<'market'>; readonly currency: CurrencyCode }

/**
 * By default, cards show original text and prices in the store currency. With `listingMarket`, they show its prices.
 */
export type CardSettings = StockSettings &
  Pick<Settings, 'store_currency' | 'demo_content'> & {
    readonly listingMarket?: CardMarket | null
    /** The market whose lowest price before a reduction is shown; null where the law does not require it. */
    readonly priorPriceMarket?: CardMarket | null
    /** True if products sold by measure show their unit price. */
    readonly showsUnitPrice?: boolean
    /** The language of the text; the original language by default. */
    readonly language?: string | null
    /** True if lists show each color of a product as its own card. */
    readonly byColor?: boolean
    /** Color names in `language`. */
    readonly colorNames?: ColorNames
  }

type CardContext = Pick<CardSettings, 'colorNames'> & {
  readonly settings: Settings
  readonly locale: Pick<Locale, 'market' | 'language'>
  /** The locales of all open markets; the primary one is first. */
  readonly locales: readonly Pick<Locale, 'language'>[]
}

/** Returns the card settings for a locale. */
export function toCardSettings({ settings, locale, locales, colorNames = null }: CardContext): CardSettings {
  const { market } = locale
  const { store_currency, demo_content, track_inventory, allow_backorders } = settings
  const listing = { marketId: market.id, currency: market.currency }
  return {
    store_currency,
    demo_content,
    track_inventory,
    allow_backorders,
    listingMarket: market.listsInStoreCurrency ? null : listing,
    priorPriceMarket: showsPrior(market, settings) ? listing : null,
    showsUnitPrice: showsRule('unit-price', market, settings),
    language: findContentLanguage(locale, locales),
    colorNames,
  }
}
