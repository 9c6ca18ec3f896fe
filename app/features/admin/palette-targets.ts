import { href } from 'react-router'
import type { AdminSearchResults } from '#app/features/admin/admin-search.ts'
import { ORDERS_TO_SHIP, PRODUCTS_LOW_ON_STOCK } from '#app/features/dashboard/dashboard.ts'
import { ORDER_STATUS } from '#app/features/orders/order-status.ts'

/** Something the command palette leads to. */
export type Target = {
  readonly to: string
  readonly label: string
  /** Beside it: what tells it from others of its kind. */
  readonly note: string
  /** A screen of the admin, a file to be saved, or a page of the store. */
  readonly opens: 'screen' | 'file' | 'shop'
}

export type TargetGroup = { readonly name: string; readonly targets: readonly Target[] }

const ACTIONS: readonly Target[] = [
  { to: href('/admin/products/new'), label: 'Add product', note: '', opens: 'screen' },
  { to: href('/admin/collections/new'), label: 'Add collection', note: '', opens: 'screen' },
  { to: href('/admin/discounts/new'), label: 'Add discount code', note: '', opens: 'screen' },
  { to: ORDERS_TO_SHIP, label: 'Orders to ship', note: '', opens: 'screen' },
  { to: PRODUCTS_LOW_ON_STOCK, label: 'Products low on stock', note: '', opens: 'screen' },
  { to: href('/admin/products/import'), label: 'Import products', note: '', opens: 'screen' },
  { to: href('/admin/products/export'), label: 'Export products', note: 'CSV', opens: 'file' },
  { to: href('/admin/orders/export'), label: 'Export orders', note: 'CSV', opens: 'file' },
  { to: href('/admin/customers/export'), label: 'Export customers', note: 'CSV', opens: 'file' },
  { to: href('/admin/subscribers/export'), label: 'Export newsletter subscribers', note: 'CSV', opens: 'file' },
  { to: href('/'), label: 'View the store', note: '', opens: 'shop' },
]

/** Screens and actions whose name has every word of `text` in it, at the beginning of one of its words. */
export function findCommands(text: string, screens: readonly { to: string; label: string }[]): TargetGroup[] {
  const pages = screens.map(({ to, label }): Target => ({ to, label, note: '', opens: 'screen' }))
  const subscribers: Target = {
    to: href('/admin/subscribers'),
    label: 'Newsletter subscribers',
    note: '',
    opens: 'screen',
  }
  const stock: Target = { to: href('/admin/stock'), label: 'Stock history', note: '', opens: 'screen' }
  const mails: Target = { to: href('/admin/mails'), label: 'Mails', note: '', opens: 'screen' }
  const discounts: Target = { to: href('/admin/discounts'), label: 'Discount codes', note: '', opens: 'screen' }
  const backups: Target = { to: href('/admin/backups'), label: 'Backups', note: '', opens: 'screen' }
  const system: Target = { to: href('/admin/system'), label: 'System', note: '', opens: 'screen' }
  const account: Target = { to: href('/admin/account'), label: 'Your account', note: '', opens: 'screen' }
  return [
    {
      name: 'Go to',
      targets: [...pages, stock, subscribers, discounts, mails, backups, system, account].filter(({ label }) =>
        matchesText(label, text),
      ),
    },
    { name: 'Actions', targets: ACTIONS.filter(({ label }) => matchesText(label, text)) },
  ]
}

/** Whether each word that was typed begins a word of `label`. */
export function matchesText(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/\s+/)
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

/** What the store found, as targets. */
export function searchTargets({ orders, products, customers, collections }: AdminSearchResults): TargetGroup[] {
  const screen = (to: string, label: string, note: string): Target => ({ to, label, note, opens: 'screen' })
  return [
    {
      name: 'Orders',
      targets: orders.map(({ id, orderNumber, customerName, status }) =>
        screen(href('/admin/orders/:id', { id }), orderNumber, `${customerName} · ${ORDER_STATUS[status].label}`),
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
  ]
}
