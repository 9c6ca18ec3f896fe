import { createContext, type ReactNode, use } from 'react'
import type { AddressRules } from '#app/base/address.ts'
import { findDirAttribute } from '#app/lib/language.ts'
import type { PageBrand } from '#app/store/brand/page-brand.ts'
import type { Locale, LocaleLink, OpenMarket } from '#app/store/locale.ts'
import { type DisplayCurrency, findDisplayCurrency, type Market, type PriceTaxKind } from '#app/store/market.ts'
import type { Settings } from '#app/store/settings.ts'
import { useStored } from '#app/ui/local-storage.ts'

/**
 * The path of the terms ('' if there are none), their title, and the path of the text about the right of withdrawal.
 */
export type OrderTerms = { readonly terms: string; readonly termsTitle: string; readonly withdrawal: string }

type Store = ReturnType<typeof buildStore>

type StoreParts = {
  readonly settings: Settings
  readonly market: Market
  readonly locale: Pick<Locale, 'language' | 'prefix' | 'guaranteeNotice'> & {
    readonly market: Pick<OpenMarket, 'orderButton'>
  }
  /** Empty if there is only one locale. */
  readonly locales: readonly LocaleLink[]
  readonly addressRules: AddressRules
  /** Says whether prices include tax or checkout adds it; null if no tax is charged. */
  readonly tax: PriceTaxKind | null
  /** The charged subtotal from which delivery is free to every address, in the smallest unit; null if there is none. */
  readonly freeDeliveryFrom: number | null
  /** True if a country's law requires the order button to mention payment. */
  readonly namesPayment: boolean
  /** True if shoppers in the EU are reminded of the legal guarantee. */
  readonly remindsOfGuarantee: boolean
  /** The links beside the order button, if the law requires them. */
  readonly orderTerms: OrderTerms | null
  /** Null for the built-in look. */
  readonly brand: PageBrand | null
}

/** Returns the store data that storefront pages need, which is the same for all shoppers. */
export function buildStore(parts: StoreParts) {
  const { settings, market, locale, locales, addressRules, tax, freeDeliveryFrom } = parts
  const { namesPayment, remindsOfGuarantee, orderTerms, brand } = parts
  const { language, prefix, guaranteeNotice } = locale
  return {
    name: settings.store_name,
    email: settings.store_email,
    market,
    timeZone: settings.store_time_zone,
    locale: { language, prefix, direction: findDirAttribute(language) },
    orderButton: { own: locale.market.orderButton, namesPayment },
    /** Phones show the summary at the step with the order button. The demo store, which sells nothing, is exempt. */
    showsSummary: namesPayment && !settings.demo_content,
    /**
     * Checkout shows only the order and begins with the country. The demo store keeps the layout of its specification.
     */
    focusesCheckout: !settings.demo_content,
    remindsOfGuarantee,
    ...(orderTerms && { orderTerms }),
    ...(guaranteeNotice && { guaranteeNotice }),
    locales,
    addressRules,
    tax,
    ...(freeDeliveryFrom && { freeDeliveryFrom }),
    socials: listSocials(settings),
    ...(brand && { brand }),
  }
}

export function listSocials(settings: Settings): readonly { readonly name: string; readonly url: string }[] {
  const socials = [
    { name: 'Instagram', url: settings.social_instagram },
    { name: 'Facebook', url: settings.social_facebook },
    { name: 'TikTok', url: settings.social_tiktok },
    { name: 'Pinterest', url: settings.social_pinterest },
  ]
  return socials.filter(({ url }) => url)
}

const StoreContext = createContext<Store | null>(null)

export function StoreProvider({ store, children }: { store: Store; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('useStore must be used within a StoreProvider')
  return store
}

/** The storage key of the currency that a shopper chose. */
export const CURRENCY_KEY = 'currency'

/**
 * Returns the display currency that the shopper chose. On the server, and until the shopper chooses one, returns the
 * charged currency.
 */
export function useDisplayCurrency(): DisplayCurrency {
  const { market } = useStore()
  return findDisplayCurrency(market, useStored(CURRENCY_KEY))
}
