import { href } from 'react-router'
import type { AdminScreen } from '#app/features/admin/admin-screen.ts'
import { SETTINGS_PAGES } from '#app/features/admin/settings-pages.ts'

export type SectionName = 'dashboard' | 'products' | 'orders' | 'customers' | 'collections' | 'homepage' | 'settings'

export type AdminSection = {
  readonly name: SectionName
  readonly label: string
  /** The first one is the section's own screen. Further ones are tabs below its title, in the settings a list. */
  readonly screens: readonly AdminScreen[]
}

/** The entries of the admin's navigation. Navigation, tabs, list of settings and command palette follow from them. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  {
    name: 'dashboard',
    label: 'Dashboard',
    screens: [{ to: href('/admin'), label: 'Dashboard', words: 'home overview revenue sales statistics' }],
  },
  {
    name: 'products',
    label: 'Products',
    screens: [
      { to: href('/admin/products'), label: 'Products', words: 'catalog items prices' },
      { to: href('/admin/stock'), label: 'Inventory', words: 'stock history ledger movements units' },
      { to: href('/admin/categories'), label: 'Categories', words: 'types departments' },
      {
        to: href('/admin/size-guides'),
        label: 'Size guides',
        words: 'measurements charts fit body garment conversions tables',
      },
      {
        to: href('/admin/reviews'),
        label: 'Reviews',
        words: 'ratings stars moderation comments feedback photos fit returns',
      },
      {
        to: href('/admin/waiting-list'),
        label: 'Waiting list',
        words: 'sold out notify availability held demand',
      },
      {
        to: href('/admin/reorder'),
        label: 'Reorder',
        words: 'purchase replenish sell-through weeks cover buying suppliers',
      },
    ],
  },
  {
    name: 'orders',
    label: 'Orders',
    screens: [
      { to: href('/admin/orders'), label: 'Orders', words: 'sales purchases fulfillment refunds returns withdrawals' },
      { to: href('/admin/transfers'), label: 'Transfers', words: 'bank statement iban camt mt940 reconcile' },
      {
        to: href('/admin/payments/activity'),
        label: 'Payment activity',
        words: 'money payouts captures refunds fees disputes reconciliation cash',
      },
      { to: href('/admin/discounts'), label: 'Discounts', words: 'discount codes coupons vouchers promotions' },
      { to: href('/admin/invoices'), label: 'Invoices', words: 'credit notes bills receipts vat pdf bookkeeping' },
      { to: href('/admin/mails'), label: 'Mail', words: 'emails outbox confirmations' },
    ],
  },
  {
    name: 'customers',
    label: 'Customers',
    screens: [
      { to: href('/admin/customers'), label: 'Customers', words: 'shoppers buyers people' },
      { to: href('/admin/subscribers'), label: 'Subscribers', words: 'newsletter mailing list' },
      { to: href('/admin/messages'), label: 'Messages', words: 'inbox contact form questions', needsInbox: true },
    ],
  },
  {
    name: 'collections',
    label: 'Collections',
    screens: [{ to: href('/admin/collections'), label: 'Collections', words: 'lookbook' }],
  },
  {
    name: 'homepage',
    label: 'Homepage',
    screens: [
      { to: href('/admin/homepage'), label: 'Homepage', words: 'hero start page sections video quote newsletter' },
      {
        to: href('/admin/homepage/placed'),
        label: 'Placed products',
        words: 'homepage best sellers new arrivals featured what we see',
      },
      {
        to: href('/admin/pages'),
        label: 'Pages',
        words: 'policies terms privacy returns legal imprint content text markdown',
      },
      { to: href('/admin/menus'), label: 'Menus', words: 'navigation header footer links columns menu' },
      {
        to: href('/admin/announcements'),
        label: 'Announcements',
        words: 'announcement bar banner top notice sale scheduled',
      },
      { to: href('/admin/brand'), label: 'Brand', words: 'logo colors fonts theme design favicon icon look style' },
      { to: href('/admin/redirects'), label: 'Redirects', words: 'old links urls addresses 301 404 moved' },
    ],
  },
  { name: 'settings', label: 'Settings', screens: SETTINGS_PAGES },
]

/** The section that lists this screen, or null, as for the screen of a single order. */
export function sectionOf(pathname: string): AdminSection | null {
  return ADMIN_SECTIONS.find(({ screens }) => screens.some(({ to }) => to === pathname)) ?? null
}

/** `aria-current` of a section's entry: 'page' below the URL of its own screen, 'true' below that of another one. */
export function currentOf({ screens }: AdminSection, pathname: string): 'page' | 'true' | undefined {
  const closest = closestScreen(pathname)
  const [own] = screens
  if (!own || !closest || !screens.includes(closest)) return undefined
  return isWithin(own.to, pathname) ? 'page' : 'true'
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

/** The section's screens without those that need what is off. The screen that is shown is always listed. */
export function listedScreens({ screens }: AdminSection, hasInbox: boolean, pathname: string): readonly AdminScreen[] {
  return screens.filter(({ to, needsInbox }) => !needsInbox || hasInbox || to === pathname)
}
