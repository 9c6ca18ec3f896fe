import { href } from 'react-router'
import { SOURCE_NAMES } from '#app/base/imports.ts'
import type { AdminSearchResults } from '#app/operations/admin/admin-search.server.ts'
import { ADMIN_SECTIONS, type AdminSection, listedScreens } from '#app/operations/admin/admin-sections.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { ORDERS_TO_SHIP, PRODUCTS_LOW_ON_STOCK } from '#app/operations/dashboard/dashboard.ts'
import { orderStatusLabel } from '#app/orders/order-labels.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { formKeys, getField, groupLabel, groupPath, settingPath } from '#app/store/settings-fields.ts'

export type Target = {
  readonly to: string
  readonly label: string
  readonly note: string
  readonly opens: 'screen' | 'file' | 'shop'
}

export type TargetGroup = { readonly name: string; readonly targets: readonly Target[] }

const screen = (to: string, label: string, note = ''): Target => ({ to, label, note, opens: 'screen' })
const csvFile = (to: string, label: string): Target => ({ to, label, note: 'CSV', opens: 'file' })

const actions = (): readonly Target[] => [
  screen(href('/admin/products/new'), adminText.actions.addProduct),
  screen(href('/admin/products/drafts'), adminText.actions.productsFromPhotos),
  screen(href('/admin/categories/new'), adminText.actions.addCategory),
  screen(href('/admin/collections/new'), adminText.actions.addCollection),
  screen(href('/admin/pages/new'), adminText.actions.addPage),
  screen(href('/admin/discounts/new'), adminText.actions.addDiscount),
  screen(href('/admin/markets/new'), adminText.actions.addMarket),
  screen(href('/admin/shipping/new'), adminText.actions.addShippingZone),
  screen(href('/admin/markets/rates'), adminText.actions.exchangeRates, adminText.settingsPages.markets.label),
  screen(`${href('/admin/taxes')}#rates`, adminText.actions.taxRates, adminText.settingsPages.taxes.label),
  screen(href('/admin/taxes/starter'), adminText.actions.starterTable, adminText.settingsPages.taxes.label),
  screen(href('/admin/settings/setup'), adminText.actions.setUp, adminText.setUpNote),
  screen(href('/admin/settings/own-store'), adminText.actions.ownStore, adminText.ownStoreNote),
  screen(ORDERS_TO_SHIP, adminText.actions.ordersToShip),
  screen(PRODUCTS_LOW_ON_STOCK, adminText.actions.lowStock),
  csvFile(href('/admin/products/export'), adminText.actions.exportProducts),
  csvFile(href('/admin/orders/export'), adminText.actions.exportOrders),
  csvFile(href('/admin/invoices/export'), adminText.actions.exportInvoices),
  csvFile(href('/admin/customers/export'), adminText.actions.exportCustomers),
  csvFile(href('/admin/subscribers/export'), adminText.actions.exportSubscribers),
  { to: href('/'), label: adminText.actions.viewStore, note: '', opens: 'shop' },
]

/** Groups of settings that a search opens although the navigation does not list their screens. */
const FOUND_GROUPS = ['pricing', 'inventory', 'shipping', 'invoices', 'legal', 'packaging'] as const

const MIN_SETTING_TEXT_LENGTH = 3

type Findable = Target & { readonly words: string }

/**
 * Lists screens and actions whose names contain the typed words, then those whose search terms do: ordered by the
 * position of the words in the terms, with groups of settings last. Single settings follow.
 */
export function findCommands(text: string, hasInbox: boolean): TargetGroup[] {
  const isNamed = ({ label }: Target) => matchesText(label, text)
  const screens = ADMIN_SECTIONS.flatMap((section) => screensIn(section, hasInbox))
  const named = screens.filter(isNamed)
  const isCalledSo = (target: Findable) => !named.includes(target) && matchesText(allWords(target), text)
  const place = (target: Findable) => findLastPlace(allWords(target), text)
  const others = [
    ...screens.filter(isCalledSo).toSorted((a, b) => place(a) - place(b)),
    ...settingScreens().filter(isCalledSo),
  ]
  return [
    { name: adminText.goTo, targets: [...named, ...(text === '' ? [] : others)] },
    { name: adminText.actionsTitle, targets: actions().filter(isNamed) },
    { name: adminText.settingsTitle, targets: text.length < MIN_SETTING_TEXT_LENGTH ? [] : settings().filter(isNamed) },
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

function settingScreens(): Findable[] {
  const { label, words } = adminText.mailServer
  return [
    ...FOUND_GROUPS.map((group) => ({
      ...screen(groupPath(group), groupLabel(group), adminText.sections.settings),
      words: adminText.settingWords[group],
    })),
    { ...screen(href('/admin/settings/mail/server'), label, adminText.settingsPages.mail.label), words },
  ]
}

/** Every setting with a field, at the field. */
function settings(): Target[] {
  return formKeys.map((key) => {
    const { label, group } = getField(key)
    return screen(settingPath(key), label, groupLabel(group))
  })
}

export function matchesText(label: string, text: string): boolean {
  return findPlaces(label, text).every((place) => place >= 0)
}

/** Returns the highest position of a typed word among the words of the label. */
function findLastPlace(label: string, text: string): number {
  return Math.max(...findPlaces(label, text))
}

/** Returns, for each typed word, the position of the first word in the label that begins with it, or -1. */
function findPlaces(label: string, text: string): number[] {
  const words = label.toLowerCase().split(/\s+/)
  const typed = text.toLowerCase().split(/\s+/)
  return typed.map((part) => words.findIndex((word) => word.startsWith(part)))
}

export function searchTargets(found: AdminSearchResults): TargetGroup[] {
  const { orders, importedOrders, invoices, products, customers, collections, categories, markets, pages } = found
  return [
    {
      name: adminText.screens.orders.label,
      targets: orders.map(({ id, orderNumber, customerName, status }) =>
        screen(href('/admin/orders/:id', { id }), orderNumber, `${customerName} · ${orderStatusLabel(status)}`),
      ),
    },
    {
      name: adminText.importedOrders,
      targets: importedOrders.map(({ id, number, customerName, source }) =>
        screen(
          href('/admin/orders/imported/:id', { id }),
          number,
          adminText.importedOrder(customerName, SOURCE_NAMES[source]),
        ),
      ),
    },
    {
      name: adminText.screens.invoices.label,
      targets: invoices.map(({ id, number, kind, buyer }) =>
        screen(href('/admin/invoices/:id', { id }), number, `${invoiceText.kinds[kind]} · ${buyer}`),
      ),
    },
    {
      name: adminText.screens.products.label,
      targets: products.map(({ id, name, sku, status }) =>
        screen(href('/admin/products/edit/:id', { id }), name, status === 'active' ? sku : `${sku} · ${status}`),
      ),
    },
    {
      name: adminText.screens.customers.label,
      targets: customers.map(({ id, name, email }) =>
        screen(href('/admin/customers/:id', { id }), name || email, name ? email : ''),
      ),
    },
    {
      name: adminText.screens.collections.label,
      targets: collections.map(({ id, name, status }) =>
        screen(href('/admin/collections/edit/:id', { id }), name, status === 'active' ? '' : status),
      ),
    },
    {
      name: adminText.screens.categories.label,
      targets: categories.map(({ id, name }) => screen(href('/admin/categories/edit/:id', { id }), name)),
    },
    {
      name: adminText.screens.pages.label,
      targets: pages.map(({ id, name, status }) =>
        screen(href('/admin/pages/edit/:id', { id }), name, status === 'published' ? '' : status),
      ),
    },
    {
      name: adminText.settingsPages.markets.label,
      targets: markets.map(({ id, name, status }) =>
        screen(href('/admin/markets/edit/:id', { id }), name, status === 'open' ? '' : status),
      ),
    },
  ]
}
