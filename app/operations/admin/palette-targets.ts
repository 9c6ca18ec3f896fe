import { href } from 'react-router'
import { SOURCE_NAMES } from '#app/base/imports.ts'
import type { AdminSearchResults } from '#app/operations/admin/admin-search.server.ts'
import { ADMIN_SECTIONS, type AdminSection, listScreens } from '#app/operations/admin/admin-sections.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { LOW_STOCK_PRODUCTS, ORDERS_TO_SHIP } from '#app/operations/dashboard/dashboard.ts'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { formKeys, getField, getGroupLabel, getGroupPath, getSettingPath } from '#app/store/settings-fields.ts'

export type Target = {
  readonly to: string
  readonly label: string
  readonly note: string
  readonly opens: 'screen' | 'file' | 'shop'
}

export type TargetGroup = { readonly name: string; readonly targets: readonly Target[] }

const toScreenTarget = (to: string, label: string, note = ''): Target => ({ to, label, note, opens: 'screen' })
const toCsvTarget = (to: string, label: string): Target => ({ to, label, note: 'CSV', opens: 'file' })

const listActions = (): readonly Target[] => [
  toScreenTarget(href('/admin/products/new'), adminText.actions.addProduct),
  toScreenTarget(href('/admin/products/drafts'), adminText.actions.productsFromPhotos),
  toScreenTarget(href('/admin/categories/new'), adminText.actions.addCategory),
  toScreenTarget(href('/admin/collections/new'), adminText.actions.addCollection),
  toScreenTarget(href('/admin/pages/new'), adminText.actions.addPage),
  toScreenTarget(href('/admin/discounts/new'), adminText.actions.addDiscount),
  toScreenTarget(href('/admin/markets/new'), adminText.actions.addMarket),
  toScreenTarget(href('/admin/shipping/new'), adminText.actions.addShippingZone),
  toScreenTarget(href('/admin/markets/rates'), adminText.actions.exchangeRates, adminText.settingsPages.markets.label),
  toScreenTarget(`${href('/admin/taxes')}#rates`, adminText.actions.taxRates, adminText.settingsPages.taxes.label),
  toScreenTarget(href('/admin/taxes/starter'), adminText.actions.starterTable, adminText.settingsPages.taxes.label),
  toScreenTarget(href('/admin/settings/setup'), adminText.actions.setUp, adminText.setUpNote),
  toScreenTarget(href('/admin/settings/own-store'), adminText.actions.ownStore, adminText.ownStoreNote),
  toScreenTarget(ORDERS_TO_SHIP, adminText.actions.ordersToShip),
  toScreenTarget(LOW_STOCK_PRODUCTS, adminText.actions.lowStock),
  toCsvTarget(href('/admin/products/export'), adminText.actions.exportProducts),
  toCsvTarget(href('/admin/orders/export'), adminText.actions.exportOrders),
  toCsvTarget(href('/admin/invoices/export'), adminText.actions.exportInvoices),
  toCsvTarget(href('/admin/customers/export'), adminText.actions.exportCustomers),
  toCsvTarget(href('/admin/subscribers/export'), adminText.actions.exportSubscribers),
  { to: href('/'), label: adminText.actions.viewStore, note: '', opens: 'shop' },
]

/** Groups of settings that a search finds although the navigation does not list their screens. */
const SEARCHABLE_GROUPS = ['pricing', 'inventory', 'shipping', 'invoices', 'legal', 'packaging'] as const

const MIN_SETTING_TEXT_LENGTH = 3

type SearchableTarget = Target & { readonly words: string }

/**
 * Lists screens whose names match, then screens whose search terms match, sorted by the position of the matching words,
 * and then groups of settings. Actions and individual settings follow in lists of their own.
 */
export function findCommands(text: string, hasInbox: boolean): TargetGroup[] {
  const matchesName = ({ label }: Target) => matchesText(label, text)
  const screens = ADMIN_SECTIONS.flatMap((section) => toSearchableScreens(section, hasInbox))
  const namedScreens = screens.filter(matchesName)
  const matchesSearchTerms = (target: SearchableTarget) =>
    !namedScreens.includes(target) && matchesText(joinWords(target), text)
  const position = (target: SearchableTarget) => findLastPosition(joinWords(target), text)
  const others = [
    ...screens.filter(matchesSearchTerms).toSorted((a, b) => position(a) - position(b)),
    ...listSettingScreens().filter(matchesSearchTerms),
  ]
  return [
    { name: adminText.goTo, targets: [...namedScreens, ...(text === '' ? [] : others)] },
    { name: adminText.actionsTitle, targets: listActions().filter(matchesName) },
    {
      name: adminText.settingsTitle,
      targets: text.length < MIN_SETTING_TEXT_LENGTH ? [] : listSettings().filter(matchesName),
    },
  ]
}

function joinWords({ label, words }: SearchableTarget): string {
  return `${label} ${words}`
}

function toSearchableScreens(section: AdminSection, hasInbox: boolean): SearchableTarget[] {
  return listScreens(section, hasInbox, '').map(({ to, label, words }, position) =>
    position === 0
      ? { ...toScreenTarget(to, section.label), words: `${label} ${words}` }
      : { ...toScreenTarget(to, label, section.label), words },
  )
}

function listSettingScreens(): SearchableTarget[] {
  const { label, words } = adminText.mailServer
  return [
    ...SEARCHABLE_GROUPS.map((group) => ({
      ...toScreenTarget(getGroupPath(group), getGroupLabel(group), adminText.sections.settings),
      words: adminText.settingWords[group],
    })),
    { ...toScreenTarget(href('/admin/settings/mail/server'), label, adminText.settingsPages.mail.label), words },
  ]
}

/** Lists every setting that has a field, with a link to the field. */
function listSettings(): Target[] {
  return formKeys.map((key) => {
    const { label, group } = getField(key)
    return toScreenTarget(getSettingPath(key), label, getGroupLabel(group))
  })
}

export function matchesText(label: string, text: string): boolean {
  return findPositions(label, text).every((position) => position >= 0)
}

/** Returns the highest position of a typed word among the words of the label. */
function findLastPosition(label: string, text: string): number {
  return Math.max(...findPositions(label, text))
}

/** Returns, for each typed word, the position of the first word in the label that begins with it, or -1. */
function findPositions(label: string, text: string): number[] {
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
        toScreenTarget(
          href('/admin/orders/:id', { id }),
          orderNumber,
          `${customerName} · ${getOrderStatusLabel(status)}`,
        ),
      ),
    },
    {
      name: adminText.importedOrders,
      targets: importedOrders.map(({ id, number, customerName, source }) =>
        toScreenTarget(
          href('/admin/orders/imported/:id', { id }),
          number,
          adminText.importedOrder(customerName, SOURCE_NAMES[source]),
        ),
      ),
    },
    {
      name: adminText.screens.invoices.label,
      targets: invoices.map(({ id, number, kind, buyer }) =>
        toScreenTarget(href('/admin/invoices/:id', { id }), number, `${invoiceText.kinds[kind]} · ${buyer}`),
      ),
    },
    {
      name: adminText.screens.products.label,
      targets: products.map(({ id, name, sku, status }) =>
        toScreenTarget(
          href('/admin/products/edit/:id', { id }),
          name,
          status === 'active' ? sku : `${sku} · ${status}`,
        ),
      ),
    },
    {
      name: adminText.screens.customers.label,
      targets: customers.map(({ id, name, email }) =>
        toScreenTarget(href('/admin/customers/:id', { id }), name || email, name ? email : ''),
      ),
    },
    {
      name: adminText.screens.collections.label,
      targets: collections.map(({ id, name, status }) =>
        toScreenTarget(href('/admin/collections/edit/:id', { id }), name, status === 'active' ? '' : status),
      ),
    },
    {
      name: adminText.screens.categories.label,
      targets: categories.map(({ id, name }) => toScreenTarget(href('/admin/categories/edit/:id', { id }), name)),
    },
    {
      name: adminText.screens.pages.label,
      targets: pages.map(({ id, name, status }) =>
        toScreenTarget(href('/admin/pages/edit/:id', { id }), name, status === 'published' ? '' : status),
      ),
    },
    {
      name: adminText.settingsPages.markets.label,
      targets: markets.map(({ id, name, status }) =>
        toScreenTarget(href('/admin/markets/edit/:id', { id }), name, status === 'open' ? '' : status),
      ),
    },
  ]
}
