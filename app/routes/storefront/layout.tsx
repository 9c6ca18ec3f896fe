import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { href, type ShouldRevalidateFunctionArgs, useLocation, useMatches, useNavigationType } from 'react-router'
import { expandGroups } from '#app/base/countries.ts'
import { moveHomeFirst } from '#app/base/market-addresses.ts'
import { SizeMarks } from '#app/catalog/my-size/size-marks.tsx'
import { stayInMySize } from '#app/catalog/my-size/stay-in-my-size.ts'
import { parseAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import { CurrencyPicker } from '#app/content/locales/currency-picker.tsx'
import { LazyLocaleSuggestion } from '#app/content/locales/lazy-locales.tsx'
import { buildMenus, parseStoredMenus } from '#app/content/menus/stored-menus.server.ts'
import { listLegalLinks, type PolicyLink, withAccessibilityStatement } from '#app/content/pages/legal-links.ts'
import { isAboutEmpty } from '#app/content/storefront/about-texts.ts'
import { AnnouncementBar } from '#app/content/storefront/announcement-bar.tsx'
import type { checkoutFrame } from '#app/content/storefront/checkout-frame.tsx'
import { type ClosedNote, createClosedNote, isStoreClosed } from '#app/content/storefront/closed-note.server.ts'
import { DocumentRules } from '#app/content/storefront/document-rules.tsx'
import { Footer } from '#app/content/storefront/footer.tsx'
import { Header } from '#app/content/storefront/header.tsx'
import { LoadAhead } from '#app/content/storefront/load-ahead.tsx'
import { loadedPagesMiddleware } from '#app/content/storefront/loaded-pages.ts'
import { PageStack } from '#app/content/storefront/page-stack.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { WishlistProvider } from '#app/content/wishlist/wishlist-provider.tsx'
import { toDay } from '#app/lib/time-zone.ts'
import { accessibilityText } from '#app/operations/accessibility/accessibility-text.server.ts'
import { CartDrawer } from '#app/orders/cart/cart-drawer.tsx'
import { CartProvider } from '#app/orders/cart/cart-provider.tsx'
import { getCheckoutAddressRules } from '#app/orders/checkout/address-rules.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import { EarlyEvents } from '#app/platform/react-router-tuning/early-events.tsx'
import { toShippingSettings } from '#app/pricing/market-shipping.server.ts'
import { listDeliveredCountries } from '#app/pricing/shipping-options.ts'
import { computeShippingPromises, findFreeDeliveryThreshold } from '#app/pricing/shipping-promises.ts'
import { toTaxSettings } from '#app/pricing/stored-taxes.server.ts'
import { findPriceTax } from '#app/pricing/tax-table.ts'
import { BrandLinks } from '#app/store/brand/brand-links.tsx'
import { parseLook } from '#app/store/brand.server.ts'
import { appliesIn, showsRule } from '#app/store/law-rules.ts'
import { listLocaleLinks } from '#app/store/locale.ts'
import { getPagePath, type Policy } from '#app/store/policies.ts'
import { toPageBrand } from '#app/store/rendered-brand.server.ts'
import { buildStore, type OrderTerms, StoreProvider } from '#app/store/store.tsx'
import storefrontCss from '#app/storefront.css?url'
import { focusHeading } from '#app/ui/focus-heading.ts'
import { ToastProvider, useToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/layout'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: storefrontCss }]

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, 'settings', 'collections', 'categories', 'pages', 'shell')
  const storefront = await readStorefront(context)
  const { settings, collections, categories, policies, locale, locales, shell } = storefront
  const isDemo = settings.demo_content
  const year = toDay(new Date(), settings.store_time_zone).slice(0, 4)
  const filterLists = { categories: categories.map(toFilterEntry), collections: collections.map(toFilterEntry) }
  const links = listLocaleLinks(locales, locale.language, (open) =>
    listDeliveredCountries(expandGroups(open.countries), toShippingSettings(storefront, open)),
  )
  const shipping = toShippingSettings(storefront)
  const taxes = toTaxSettings(storefront)
  const { store_country, phone_required } = settings
  const rules = getCheckoutAddressRules({
    ...taxes,
    shipping: shipping.shipping,
    locale,
    store_country,
    phone_required,
  })
  const countries = moveHomeFirst(listDeliveredCountries(rules.countries, shipping), locale.market)
  const addressRules = { ...rules, countries }
  const tax = findPriceTax('standard', locale.market, taxes)?.kind ?? null
  const brand = toPageBrand(parseLook(storefront.brand))
  const law = {
    namesPayment: showsRule('order-button', locale.market, settings),
    remindsOfGuarantee: appliesIn('guarantee-notice', locale.market),
    orderTerms: showsRule('withdrawal', locale.market, settings) ? toOrderTerms(policies) : null,
  }
  const promises = computeShippingPromises(shipping, locale.market)
  const store = buildStore({
    settings,
    market: shipping.market,
    locale,
    locales: links,
    addressRules,
    tax,
    freeDeliveryFrom: findFreeDeliveryThreshold(promises),
    brand,
    ...law,
  })
  const hasWithdrawalLink = showsRule('withdrawal', locale.market, settings)
  const withdraw = hasWithdrawalLink ? [{ label: withdrawalText.withdrawHere, to: href('/withdraw') }] : []
  const linkedPolicies = showsRule('accessibility', locale.market, settings)
    ? withAccessibilityStatement(policies, accessibilityText.title)
    : policies
  const legal = [...withdraw, ...listLegalLinks(linkedPolicies, isDemo)]
  const images = categories.map(({ image, ...category }) => ({ ...category, image: image?.url ?? null }))
  const linkContext = {
    found: shell.targets,
    collections,
    categories: images,
    policies,
    isAboutEmpty: isAboutEmpty(settings),
    isDemo,
  }
  const announcement = parseAnnouncement(shell.announcement, linkContext, () => promises)
  const menus = buildMenus(parseStoredMenus(shell.menus, isDemo, shell.menuTexts), linkContext)
  return {
    store,
    menus,
    announcement,
    ...filterLists,
    year,
    legal,
    ...(context.get(isStoreClosed) && { note: createClosedNote() }),
  }
}

export const clientMiddleware = [stayInMySize, loadedPagesMiddleware]

function toOrderTerms(policies: readonly PolicyLink[]): OrderTerms {
  const getPath = (policy: Policy) =>
    policies.some((published) => published.policy === policy) ? getPagePath({ slug: '', policy }) : ''
  return {
    terms: getPath('terms'),
    termsTitle: policies.find(({ policy }) => policy === 'terms')?.title ?? '',
    withdrawal: getPath('returns') || href('/withdraw'),
  }
}

/** Returns the data that the shop's filters need. */
function toFilterEntry({ slug, name }: { readonly slug: string; readonly name: string }) {
  return { slug, name }
}

/** Reloads the layout's data only after a form that can change it. Navigation reloads nothing. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate
}

/** The `handle` of a page's route. */
type PageHandle = { readonly checkoutFrame?: typeof checkoutFrame } | undefined

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const { store, menus, announcement, year, legal, note } = loaderData
  const { handle } = useMatches().at(-1) ?? {}
  const frame = store.focusesCheckout ? (handle as PageHandle)?.checkoutFrame : undefined
  return (
    <StoreProvider store={store}>
      <BrandLinks brand={store.brand} language={store.locale.language} />
      <EarlyEvents notLoaded={storefrontText.notLoaded} reload={storefrontText.reload} />
      <DocumentRules />
      <a href="#content" className="skip-link">
        {storefrontText.skipToContent}
      </a>
      {note && <StaffBar {...note} />}
      {announcement && !frame && <AnnouncementBar key={announcement.text} {...announcement} />}
      {!frame && <LazyLocaleSuggestion />}
      <ToastProvider>
        <WishlistProvider>
          <CartProvider>
            {frame ? <frame.Header /> : <Header menu={menus.header} />}
            <main id="content" tabIndex={-1}>
              <PageStack />
            </main>
            {frame ? <frame.Footer legal={legal} /> : <Footer year={year} columns={menus.footer} legal={legal} />}
            <CartDrawer currencyPicker={<CurrencyPicker className="border-edge bg-paper" />} />
            <PathChanges />
            <LoadAhead />
            <SizeMarks />
            <OfflineGuard />
          </CartProvider>
        </WishlistProvider>
      </ToastProvider>
    </StoreProvider>
  )
}

function StaffBar({ label, text, links }: ClosedNote) {
  return (
    <aside aria-label={label} className="bg-lumen-soft print:hidden">
      <p className="page flex flex-wrap gap-x-4 py-2 text-sm font-medium">
        {text}
        {links.map((link) => (
          <a key={link.to} href={link.to} className="underline">
            {link.label}
          </a>
        ))}
      </p>
    </aside>
  )
}

/** Blocks navigation while offline: the router would reload the page, and the browser would show its error page. */
function OfflineGuard() {
  const toast = useToast()
  useEffect(() => {
    const blockNavigation = (event: Event) => {
      if (navigator.onLine) return
      const to = findTarget(event)
      if (!to || to.pathname === location.pathname || to.origin !== location.origin) return
      event.stopPropagation()
      event.preventDefault()
      toast(storefrontText.noConnectionNow, 'error')
    }
    for (const type of ['click', 'submit']) addEventListener(type, blockNavigation, true)
    return () => {
      for (const type of ['click', 'submit']) removeEventListener(type, blockNavigation, true)
    }
  }, [toast])
  return null
}

/** Finds the URL that a link or GET form leads to. Other forms show their own failures. */
function findTarget({ type, target }: Event): URL | HTMLAnchorElement | null {
  if (type !== 'submit') return target instanceof Element ? target.closest('a') : null
  return target instanceof HTMLFormElement && target.method === 'get' ? new URL(target.action) : null
}

/**
 * Restores the current position in the next two frames. If Back interrupts a smooth scroll, Chromium would otherwise
 * add the remaining distance to it.
 */
function keepScrollPosition() {
  const top = window.scrollY
  const restore = () => window.scrollTo({ top, behavior: 'instant' })
  requestAnimationFrame(() => {
    restore()
    requestAnimationFrame(restore)
  })
}

/**
 * The maximum distance over which a new page scrolls smoothly to its top. From farther away, the footer would rush by.
 */
const SMOOTH_PX = 120

/**
 * Scrolls smoothly, moves the focus and announces the title on a path change. Back and Forward restore the position at
 * once.
 */
function PathChanges() {
  const { key, pathname, search } = useLocation()
  // An order's confirmation has the same path as the order
  const page = new URLSearchParams(search).has('placed') ? `${pathname}?placed` : pathname
  const type = useNavigationType()
  const [title, setTitle] = useState('')
  const shownPage = useRef(page)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (type !== 'POP' && shownPage.current !== page) {
      window.scrollTo({ top: Math.min(window.scrollY, SMOOTH_PX), behavior: 'instant' })
    }
    style.scrollBehavior = type === 'POP' ? 'auto' : 'smooth'
    getComputedStyle(document.documentElement).scrollBehavior // applies the style before the router scrolls
    if (type === 'POP' && shownPage.current !== page) queueMicrotask(keepScrollPosition)
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '' // scrolling to the focused heading is instant
  }, [key])
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    setTitle(document.title)
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close() // an open dialog traps the focus
    focusHeading()
  }, [page])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
