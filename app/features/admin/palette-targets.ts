import { href } from 'react-router'
import type { AdminSearchResults } from '#app/features/admin/admin-search.server.ts'
import { ADMIN_SECTIONS, type AdminSection, listedScreens } from '#app/features/admin/admin-sections.ts'
import { ORDERS_TO_SHIP, PRODUCTS_LOW_ON_STOCK } from '#app/features/dashboard/dashboard.ts'
import { SOURCE_NAMES } from '#app/features/imports/import-source.ts'
import { invoiceText } from '#app/features/invoices/invoice-text.ts'
import { ORDER_STATUS } from '#app/features/orders/order-status.ts'
import { SETTING_TABS } from '#app/features/settings/settings-fields.ts'

export type Target = {
  readonly to: string
  readonly label: string
  readonly note: string
  readonly opens: 'screen' | 'file' | 'shop'
}

export type TargetGroup = { readonly name: string; readonly targets: readonly Target[] }

const screen = (to: string, label: string, note = ''): Target => ({ to, label, note, opens: 'screen' })
const csvFile = (to: string, label: string): Target => ({ to, label, note: 'CSV', opens: 'file' })

const ACTIONS: readonly Target[] = [
  screen(href('/admin/products/new'), 'Add product'),
  screen(href('/admin/categories/new'), 'Add category'),
  screen(href('/admin/collections/new'), 'Add collection'),
  screen(href('/admin/pages/new'), 'Add page'),
  screen(href('/admin/discounts/new'), 'Add discount code'),
  screen(href('/admin/markets/new'), 'Add market'),
  screen(href('/admin/shipping/new'), 'Add shipping zone'),
  screen(href('/admin/markets/rates'), 'Exchange rates', 'Markets'),
  screen(`${href('/admin/taxes')}#rates`, 'Tax rates', 'Taxes'),
  screen(href('/admin/taxes/starter'), 'Starter tax table', 'Taxes'),
  screen(href('/admin/settings/setup'), 'Set up the store', 'Country, currency, taxes'),
  screen(href('/admin/settings/own-store'), 'Make this store your own', 'Remove the demo'),
  screen(ORDERS_TO_SHIP, 'Orders to ship'),
  screen(PRODUCTS_LOW_ON_STOCK, 'Products low on stock'),
  csvFile(href('/admin/products/export'), 'Export products'),
  csvFile(href('/admin/orders/export'), 'Export orders'),
  csvFile(href('/admin/invoices/export'), 'Export invoices'),
  csvFile(href('/admin/customers/export'), 'Export customers'),
  csvFile(href('/admin/subscribers/export'), 'Export newsletter subscribers'),
  { to: href('/'), label: 'View the store', note: '', opens: 'shop' },
]

/** Tabs of the settings form that a search opens directly, with what people call their fields. */
const SETTING_TAB_WORDS = [
  { tab: 'pricing', words: 'currency exchange rate tax vat gst sales' },
  { tab: 'inventory', words: 'stock low threshold track backorders alerts' },
  { tab: 'shipping', words: 'postage delivery pickup free rate policy' },
] as const

type Findable = Target & { readonly words: string }

/**
 * Screens and actions whose names contain the typed words, then screens that people call so: those first for which
 * these words stand closest to the name, and tabs of the settings form last.
 */
export function findCommands(text: string, hasInbox: boolean): TargetGroup[] {
  const isNamed = ({ label }: Target) => matchesText(label, text)
  const screens = ADMIN_SECTIONS.flatMap((section) => screensIn(section, hasInbox))
  const named = screens.filter(isNamed)
  const isCalledSo = (target: Findable) => !named.includes(target) && matchesText(allWords(target), text)
  const place = (target: Findable) => placeOf(allWords(target), text)
  const others = [
    ...screens.filter(isCalledSo).toSorted((a, b) => place(a) - place(b)),
    ...settingTabs().filter(isCalledSo),
  ]
  return [
    { name: 'Go to', targets: [...named, ...(text === '' ? [] : others)] },
    { name: 'Actions', targets: ACTIONS.filter(isNamed) },
  ]
}

function allWords({ label, words }: Findable): string {
  return `${label} ${words}`
}

function screensIn(section: AdminSection, hasInbox: boolean): Findable[] {
  return listedScreens(section, hasInbox, '').map(({ to, label, words }, at) =>
    at === 0
      ? { ...screen(to, section.label), words: `${label} ${words}` }
      : { ...screen(to, label, section.label), words },
  )
}

function settingTabs(): Findable[] {
  return SETTING_TAB_WORDS.map(({ tab, words }) => ({
    ...screen(`${href('/admin/settings')}?tab=${tab}`, SETTING_TABS[tab], 'Settings'),
    words,
  }))
}

export function matchesText(label: string, text: string): boolean {
  return placesOf(label, text).every((place) => place >= 0)
}

/** Of the typed words, the place of the last one in the label. */
function placeOf(label: string, text: string): number {
  return Math.max(...placesOf(label, text))
}

/** For each typed word, the place of the first word in the label that begins so, or -1. */
function placesOf(label: string, text: string): number[] {
  const words = label.toLowerCase().split(/\s+/)
  const typed = text.toLowerCase().split(/\s+/)
  return typed.map((part) => words.findIndex((word) => word.startsWith(part)))
}

export function searchTargets(found: AdminSearchResults): TargetGroup[] {
  const { orders, importedOrders, invoices, products, customers, collections, categories, markets, pages } = found
  return [
    {
      name: 'Orders',
      targets: orders.map(({ id, orderNumber, customerName, status }) =>
        screen(href('/admin/orders/:id', { id }), orderNumber, `${customerName} · ${ORDER_STATUS[status].label}`),
      ),
    },
    {
      name: 'Imported orders',
      targets: importedOrders.map(({ id, number, customerName, source }) =>
        screen(href('/admin/orders/imported/:id', { id }), number, `${customerName} · from ${SOURCE_NAMES[source]}`),
      ),
    },
    {
      name: 'Invoices',
      targets: invoices.map(({ id, number, kind, buyer }) =>
        screen(href('/admin/invoices/:id', { id }), number, `${invoiceText.kinds[kind]} · ${buyer}`),
      ),
    },
    {
      name: 'Products',
      targets: products.map(({ id, name, sku, status }) =>
        screen(href('/admin/products/edit/:id', { id }), name, status === 'active' ? sku : `${sku} · ${status}`),
      ),
    },
    {
      name: 'Customers',
      targets: customers.map(({ id, name, email }) =>
        screen(href('/admin/customers/:id', { id }), name || email, name ? email : ''),
      ),
    },
    {
      name: 'Collections',
      targets: collections.map(({ id, name, status }) =>
        screen(href('/admin/collections/edit/:id', { id }), name, status === 'active' ? '' : status),
      ),
    },
    {
      name: 'Categories',
      targets: categories.map(({ id, name }) => screen(href('/admin/categories/edit/:id', { id }), name)),
    },
    {
      name: 'Pages',
      targets: pages.map(({ id, name, status }) =>
        screen(href('/admin/pages/edit/:id', { id }), name, status === 'published' ? '' : status),
      ),
    },
    {
      name: 'Markets',
      targets: markets.map(({ id, name, status }) =>
        screen(href('/admin/markets/edit/:id', { id }), name, status === 'open' ? '' : status),
      ),
    },
  ]
}
