import { createContext, type ReactNode, use } from 'react'
import type { AddressRules } from '#app/base/address.ts'
import { getDirection } from '#app/lib/language.ts'
import type { PageBrand } from '#app/store/brand/page-brand.ts'
import type { Locale, LocaleLink, OpenMarket } from '#app/store/locale.ts'
import { type DisplayCurrency, type Market, type PriceTaxKind, shownIn } from '#app/store/market.ts'
import type { Settings } from '#app/store/settings.ts'
import { useStored } from '#app/ui/local-storage.ts'

/** The paths of the terms, '' without any, and of what is said of the right of withdrawal. */
export type OrderTerms = { readonly terms: string; readonly termsTitle: string; readonly withdrawal: string }

type Store = ReturnType<typeof buildStore>

type StoreParts = {
  readonly settings: Settings
  readonly market: Market
  readonly locale: Pick<Locale, 'language' | 'prefix' | 'guaranteeNotice'> & {
    readonly market: Pick<OpenMarket, 'orderButton'>
  }
  /** Empty if there is one locale only. */
  readonly locales: readonly LocaleLink[]
  readonly addressRules: AddressRules
  /** Whether prices contain tax, or checkout adds it; null where none is charged. */
  readonly tax: PriceTaxKind | null
  /** Whether the law of a country requires the order button to name the payment. */
  readonly namesPayment: boolean
  /** Whether shoppers of the EU are reminded of the legal guarantee. */
  readonly remindsOfGuarantee: boolean
  /** What shoppers see beside the order button, where the law requires it. */
  readonly orderTerms: OrderTerms | null
  /** Null: the built-in look. */
  readonly brand: PageBrand | null
}

/** What storefront pages need to know of the store, the same for all shoppers. */
export function buildStore(parts: StoreParts) {
  const { settings, market, locale, locales, addressRules, tax, namesPayment, remindsOfGuarantee, orderTerms, brand } =
    parts
  const { language, prefix, guaranteeNotice } = locale
  return {
    name: settings.store_name,
    email: settings.store_email,
    market,
    timeZone: settings.store_time_zone,
    locale: { language, prefix, direction: getDirection(language) },
    orderButton: { own: locale.market.orderButton, namesPayment },
    /** On phones, at the step with that button. The demo store, which sells nothing, is exempt. */
    showsSummary: namesPayment && !settings.demo_content,
    remindsOfGuarantee,
    ...(orderTerms && { orderTerms }),
    ...(guaranteeNotice && { guaranteeNotice }),
    locales,
    addressRules,
    tax,
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

/** Where the browser stores the currency that a shopper chose. */
export const CURRENCY_KEY = 'currency'

/** The currency that the shopper chose to see; the charged one on the server and until then. */
export function useShown(): DisplayCurrency {
  const { market } = useStore()
  return shownIn(market, useStored(CURRENCY_KEY))
}
