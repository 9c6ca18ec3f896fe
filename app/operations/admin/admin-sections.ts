import { href } from 'react-router'
import { type AdminScreen, screen } from '#app/operations/admin/admin-screen.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { SETTINGS_PAGES, type SettingsPage } from '#app/operations/admin/settings-pages.ts'

export type SectionName = keyof typeof adminText.sections

export type AdminSection = {
  readonly name: SectionName
  readonly label: string
  /** The first one is the section's own screen. Further ones are tabs below its title, in the settings a list. */
  readonly screens: readonly AdminScreen[]
}

function section(name: SectionName, screens: readonly AdminScreen[]): AdminSection {
  return {
    name,
    screens,
    get label() {
      return adminText.sections[name]
    },
  }
}

/** The entries of the admin's navigation. Navigation, tabs, list of settings and command palette follow from them. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  section('dashboard', [screen(href('/admin'), () => adminText.screens.dashboard)]),
  section('products', [
    screen(href('/admin/products'), () => adminText.screens.products),
    screen(href('/admin/stock'), () => adminText.screens.inventory, { views: [href('/admin/stock/history')] }),
    screen(href('/admin/categories'), () => adminText.screens.categories),
    screen(href('/admin/size-guides'), () => adminText.screens.sizeGuides),
    screen(href('/admin/manufacturers'), () => adminText.screens.manufacturers),
    screen(href('/admin/reviews'), () => adminText.screens.reviews),
    screen(href('/admin/waiting-list'), () => adminText.screens.waitingList),
    screen(href('/admin/reorder'), () => adminText.screens.reorder),
  ]),
  section('orders', [
    screen(href('/admin/orders'), () => adminText.screens.orders),
    screen(href('/admin/transfers'), () => adminText.screens.transfers),
    screen(href('/admin/payments/activity'), () => adminText.screens.paymentActivity),
    screen(href('/admin/discounts'), () => adminText.screens.discounts),
    screen(href('/admin/invoices'), () => adminText.screens.invoices),
    screen(href('/admin/mails'), () => adminText.screens.mail),
  ]),
  section('customers', [
    screen(href('/admin/customers'), () => adminText.screens.customers),
    screen(href('/admin/subscribers'), () => adminText.screens.subscribers),
    screen(href('/admin/messages'), () => adminText.screens.messages, { needsInbox: true }),
  ]),
  section('collections', [screen(href('/admin/collections'), () => adminText.screens.collections)]),
  section('homepage', [
    screen(href('/admin/homepage'), () => adminText.screens.homepage),
    screen(href('/admin/pages'), () => adminText.screens.pages),
    screen(href('/admin/menus'), () => adminText.screens.menus),
    screen(href('/admin/announcements'), () => adminText.screens.announcements),
    screen(href('/admin/brand'), () => adminText.screens.brand),
    screen(href('/admin/redirects'), () => adminText.screens.redirects),
  ]),
  section('settings', SETTINGS_PAGES),
]

/** The section that lists this screen or view, or null, as for the screen of a single order. */
export function findSection(pathname: string): AdminSection | null {
  return ADMIN_SECTIONS.find(({ screens }) => screens.some((screen) => isShown(screen, pathname))) ?? null
}

export function isShown({ to, views = [] }: AdminScreen, pathname: string): boolean {
  return pathname === to || views.includes(pathname)
}

/**
 * `aria-current` of a section's entry: 'page' below the URL of the entry, 'true' below that of another screen of the
 * section.
 */
export function getAriaCurrent({ screens }: AdminSection, pathname: string): 'page' | 'true' | undefined {
  const closest = closestScreen(pathname)
  const [own] = screens
  if (!own || !closest || !screens.includes(closest)) return undefined
  return isWithin(own.to, pathname) ? 'page' : 'true'
}

/** Screens below the settings that have the whole width: the list of all pages, and the setup with its preview. */
const WITHOUT_LIST: readonly string[] = [href('/admin/settings/all'), href('/admin/settings/setup')]

/** The page of the settings that this screen is or belongs to, or null. */
export function findSettingsPage(pathname: string): SettingsPage | null {
  if (WITHOUT_LIST.includes(pathname)) return null
  const closest = SETTINGS_PAGES.find(({ further }) => further.includes(pathname)) ?? closestScreen(pathname)
  return SETTINGS_PAGES.find((page) => page === closest) ?? null
}

/** A screen may be below that of another section, as payment activity is below the payment providers. */
function closestScreen(pathname: string): AdminScreen | undefined {
  const around = ADMIN_SECTIONS.flatMap(({ screens }) => screens).filter(({ to }) => isWithin(to, pathname))
  return around.toSorted((a, b) => b.to.length - a.to.length)[0]
}

/** The dashboard's URL is the beginning of every other, so only an exact match counts there. */
function isWithin(to: string, pathname: string): boolean {
  return pathname === to || (to !== href('/admin') && pathname.startsWith(`${to}/`))
}

/** The section's screens, without those of features that are off. Always includes the current screen. */
export function listedScreens({ screens }: AdminSection, hasInbox: boolean, pathname: string): readonly AdminScreen[] {
  return screens.filter(({ to, needsInbox }) => !needsInbox || hasInbox || to === pathname)
}
