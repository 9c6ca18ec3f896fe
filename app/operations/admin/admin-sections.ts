import { href } from 'react-router'
import { type AdminScreen, defineScreen } from '#app/operations/admin/admin-screen.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { SETTINGS_PAGES, type SettingsPage } from '#app/operations/admin/settings-pages.ts'

export type SectionName = keyof typeof adminText.sections

export type AdminSection = {
  readonly name: SectionName
  readonly label: string
  /** The section opens at its first screen. The others are tabs below the title or, in the settings, a list. */
  readonly screens: readonly AdminScreen[]
}

function defineSection(name: SectionName, screens: readonly AdminScreen[]): AdminSection {
  return {
    name,
    screens,
    get label() {
      return adminText.sections[name]
    },
  }
}

/**
 * The entries of the admin's navigation. The navigation, tabs, list of settings and command palette are derived from
 * them.
 */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  defineSection('dashboard', [defineScreen(href('/admin'), () => adminText.screens.dashboard)]),
  defineSection('products', [
    defineScreen(href('/admin/products'), () => adminText.screens.products),
    defineScreen(href('/admin/stock'), () => adminText.screens.inventory, { views: [href('/admin/stock/history')] }),
    defineScreen(href('/admin/categories'), () => adminText.screens.categories),
    defineScreen(href('/admin/size-guides'), () => adminText.screens.sizeGuides),
    defineScreen(href('/admin/manufacturers'), () => adminText.screens.manufacturers),
    defineScreen(href('/admin/reviews'), () => adminText.screens.reviews),
    defineScreen(href('/admin/waiting-list'), () => adminText.screens.waitingList),
    defineScreen(href('/admin/reorder'), () => adminText.screens.reorder),
  ]),
  defineSection('orders', [
    defineScreen(href('/admin/orders'), () => adminText.screens.orders),
    defineScreen(href('/admin/transfers'), () => adminText.screens.transfers),
    defineScreen(href('/admin/payments/activity'), () => adminText.screens.paymentActivity),
    defineScreen(href('/admin/discounts'), () => adminText.screens.discounts),
    defineScreen(href('/admin/invoices'), () => adminText.screens.invoices),
    defineScreen(href('/admin/mails'), () => adminText.screens.mail),
  ]),
  defineSection('customers', [
    defineScreen(href('/admin/customers'), () => adminText.screens.customers),
    defineScreen(href('/admin/subscribers'), () => adminText.screens.subscribers),
    defineScreen(href('/admin/messages'), () => adminText.screens.messages, { needsInbox: true }),
  ]),
  defineSection('collections', [
    defineScreen(href('/admin/collections'), () => adminText.screens.collections),
    defineScreen(href('/admin/looks'), () => adminText.screens.looks),
  ]),
  defineSection('homepage', [
    defineScreen(href('/admin/homepage'), () => adminText.screens.homepage),
    defineScreen(href('/admin/pages'), () => adminText.screens.pages),
    defineScreen(href('/admin/menus'), () => adminText.screens.menus),
    defineScreen(href('/admin/announcements'), () => adminText.screens.announcements),
    defineScreen(href('/admin/brand'), () => adminText.screens.brand),
    defineScreen(href('/admin/redirects'), () => adminText.screens.redirects),
  ]),
  defineSection('settings', SETTINGS_PAGES),
]

/** Returns the section that lists this screen or view, or null if none does (an order's screen is not listed). */
export function findSection(pathname: string): AdminSection | null {
  return ADMIN_SECTIONS.find(({ screens }) => screens.some((screen) => isShown(screen, pathname))) ?? null
}

export function isShown({ to, views = [] }: AdminScreen, pathname: string): boolean {
  return pathname === to || views.includes(pathname)
}

/**
 * Returns `aria-current` for a section's entry: 'page' under the entry's URL, 'true' under the URL of a different
 * screen of the section.
 */
export function getAriaCurrent({ screens }: AdminSection, pathname: string): 'page' | 'true' | undefined {
  const closest = findClosestScreen(pathname)
  const [own] = screens
  if (!own || !closest || !screens.includes(closest)) return undefined
  return isWithin(own.to, pathname) ? 'page' : 'true'
}

/** Settings screens that use the full width: the list of all pages, and the setup with its preview. */
const FULL_WIDTH_SCREENS: readonly string[] = [href('/admin/settings/all'), href('/admin/settings/setup')]

/** Returns the settings page that this screen is or belongs to, or null. */
export function findSettingsPage(pathname: string): SettingsPage | null {
  if (FULL_WIDTH_SCREENS.includes(pathname)) return null
  const closest = SETTINGS_PAGES.find(({ otherPaths }) => otherPaths.includes(pathname)) ?? findClosestScreen(pathname)
  return SETTINGS_PAGES.find((page) => page === closest) ?? null
}

/**
 * Returns the screen with the longest URL that `pathname` begins with. It can be in a different section than screens
 * with shorter URLs: /admin/payments/activity belongs to the orders, but /admin/payments to the settings.
 */
function findClosestScreen(pathname: string): AdminScreen | undefined {
  const around = ADMIN_SECTIONS.flatMap(({ screens }) => screens).filter(({ to }) => isWithin(to, pathname))
  return around.toSorted((a, b) => b.to.length - a.to.length)[0]
}

/** The dashboard's URL is a prefix of every other URL, so it requires an exact match. */
function isWithin(to: string, pathname: string): boolean {
  return pathname === to || (to !== href('/admin') && pathname.startsWith(`${to}/`))
}

/** Lists the section's screens, except those of features that are off. Always includes the current screen. */
export function listScreens({ screens }: AdminSection, hasInbox: boolean, pathname: string): readonly AdminScreen[] {
  return screens.filter(({ to, needsInbox }) => !needsInbox || hasInbox || to === pathname)
}
