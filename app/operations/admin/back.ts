import { href } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'
import type { BackTarget } from '#app/ui/admin/back-link.tsx'

function back(to: string, label: () => string): BackTarget {
  return {
    to,
    get label() {
      return label()
    },
  }
}

/** The targets of the links above screens. */
export const BACK_TO = {
  backups: back(href('/admin/backups'), () => adminText.backTo.backups),
  categories: back(href('/admin/categories'), () => adminText.backTo.categories),
  collections: back(href('/admin/collections'), () => adminText.backTo.collections),
  customers: back(href('/admin/customers'), () => adminText.backTo.customers),
  dashboard: back(href('/admin'), () => adminText.backTo.dashboard),
  discounts: back(href('/admin/discounts'), () => adminText.backTo.discounts),
  exports: back(href('/admin/export'), () => adminText.backTo.exports),
  imports: back(href('/admin/import'), () => adminText.backTo.imports),
  invoices: back(href('/admin/invoices'), () => adminText.backTo.invoices),
  law: back(href('/admin/law'), () => adminText.backTo.law),
  mailSettings: back(href('/admin/settings/mail'), () => adminText.backTo.mailSettings),
  mails: back(href('/admin/mails'), () => adminText.backTo.mails),
  manufacturers: back(href('/admin/manufacturers'), () => adminText.backTo.manufacturers),
  markets: back(href('/admin/markets'), () => adminText.backTo.markets),
  messages: back(href('/admin/messages'), () => adminText.backTo.messages),
  importedOrders: back(href('/admin/orders/imported'), () => adminText.backTo.importedOrders),
  orders: back(href('/admin/orders'), () => adminText.backTo.orders),
  pages: back(href('/admin/pages'), () => adminText.backTo.pages),
  payments: back(href('/admin/payments'), () => adminText.backTo.payments),
  products: back(href('/admin/products'), () => adminText.backTo.products),
  redirects: back(href('/admin/redirects'), () => adminText.backTo.redirects),
  reviews: back(href('/admin/reviews'), () => adminText.backTo.reviews),
  shipping: back(href('/admin/shipping'), () => adminText.backTo.shipping),
  sizeGuides: back(href('/admin/size-guides'), () => adminText.backTo.sizeGuides),
  translations: back(href('/admin/translations'), () => adminText.backTo.translations),
  taxes: back(href('/admin/taxes'), () => adminText.backTo.taxes),
  settings: back(href('/admin/settings'), () => adminText.backTo.settings),
} as const satisfies Record<string, BackTarget>
