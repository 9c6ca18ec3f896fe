import { href } from 'react-router'
import type { BackTarget } from '#app/ui/admin/back-link.tsx'

export const BACK_TO = {
  backups: { to: href('/admin/backups'), label: 'Back to backups' },
  categories: { to: href('/admin/categories'), label: 'Back to categories' },
  collections: { to: href('/admin/collections'), label: 'Back to collections' },
  customers: { to: href('/admin/customers'), label: 'Back to customers' },
  dashboard: { to: href('/admin'), label: 'Back to the dashboard' },
  discounts: { to: href('/admin/discounts'), label: 'Back to discount codes' },
  exports: { to: href('/admin/export'), label: 'Back to exports' },
  imports: { to: href('/admin/import'), label: 'Back to imports' },
  invoices: { to: href('/admin/invoices'), label: 'Back to invoices' },
  mails: { to: href('/admin/mails'), label: 'Back to emails' },
  markets: { to: href('/admin/markets'), label: 'Back to markets' },
  messages: { to: href('/admin/messages'), label: 'Back to messages' },
  importedOrders: { to: href('/admin/orders/imported'), label: 'Back to imported orders' },
  orders: { to: href('/admin/orders'), label: 'Back to orders' },
  pages: { to: href('/admin/pages'), label: 'Back to pages' },
  payments: { to: href('/admin/payments'), label: 'Back to payments' },
  products: { to: href('/admin/products'), label: 'Back to products' },
  redirects: { to: href('/admin/redirects'), label: 'Back to redirects' },
  reviews: { to: href('/admin/reviews'), label: 'Back to reviews' },
  shipping: { to: href('/admin/shipping'), label: 'Back to shipping' },
  sizeGuides: { to: href('/admin/size-guides'), label: 'Back to size guides' },
  translations: { to: href('/admin/translations'), label: 'Back to translations' },
  taxes: { to: href('/admin/taxes'), label: 'Back to taxes' },
  settings: { to: href('/admin/settings'), label: 'Back to settings' },
} as const satisfies Record<string, BackTarget>
