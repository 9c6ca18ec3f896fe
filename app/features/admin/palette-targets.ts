import { href } from 'react-router'
import type { AdminSearchResults } from '#app/features/admin/admin-search.server.ts'
import { ORDERS_TO_SHIP, PRODUCTS_LOW_ON_STOCK } from '#app/features/dashboard/dashboard.ts'
import { ORDER_STATUS } from '#app/features/orders/order-status.ts'

export type Target = {
  readonly to: string
  readonly label: string
  readonly note: string
  readonly opens: 'screen' | 'file' | 'shop'
}

export type TargetGroup = { readonly name: string; readonly targets: readonly Target[] }

const screen = (to: string, label: string, note = ''): Target => ({ to, label, note, opens: 'screen' })
const csvFile = (to: string, label: string): Target => ({ to, label, note: 'CSV', opens: 'file' })

const FURTHER_SCREENS: readonly Target[] = [
  screen(href('/admin/stock'), 'Stock history'),
  screen(href('/admin/subscribers'), 'Newsletter subscribers'),
  screen(href('/admin/discounts'), 'Discount codes'),
  screen(href('/admin/mails'), 'Emails'),
  screen(href('/admin/backups'), 'Backups'),
  screen(href('/admin/system'), 'System'),
  screen(href('/admin/account'), 'Your account'),
]

const ACTIONS: readonly Target[] = [
  screen(href('/admin/products/new'), 'Add product'),
  screen(href('/admin/collections/new'), 'Add collection'),
  screen(href('/admin/discounts/new'), 'Add discount code'),
  screen(ORDERS_TO_SHIP, 'Orders to ship'),
  screen(PRODUCTS_LOW_ON_STOCK, 'Products low on stock'),
  screen(href('/admin/products/import'), 'Import products'),
  csvFile(href('/admin/products/export'), 'Export products'),
  csvFile(href('/admin/orders/export'), 'Export orders'),
  csvFile(href('/admin/customers/export'), 'Export customers'),
  csvFile(href('/admin/subscribers/export'), 'Export newsletter subscribers'),
  { to: href('/'), label: 'View the store', note: '', opens: 'shop' },
]

export function findCommands(text: string, screens: readonly { to: string; label: string }[]): TargetGroup[] {
  const isMatch = ({ label }: Target) => matchesText(label, text)
  const targets = [...screens.map(({ to, label }) => screen(to, label)), ...FURTHER_SCREENS]
  return [
    { name: 'Go to', targets: targets.filter(isMatch) },
    { name: 'Actions', targets: ACTIONS.filter(isMatch) },
  ]
}

export function matchesText(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/\s+/)
  const typed = text.toLowerCase().split(/\s+/)
  return typed.every((part) => words.some((word) => word.startsWith(part)))
}

export function searchTargets({ orders, products, customers, collections }: AdminSearchResults): TargetGroup[] {
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
