import { href } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'
import type { BackTarget } from '#app/ui/admin/back-link.tsx'

function defineBackTarget(to: string, label: () => string): BackTarget {
  return {
    to,
    get label() {
      return label()
    },
  }
}

/** The targets of the back links above screens. */
export const BACK_TO = {
  backups: defineBackTarget(href('/admin/backups'), () => adminText.backTo.backups),
  categories: defineBackTarget(href('/admin/categories'), () => adminText.backTo.categories),
  collections: defineBackTarget(href('/admin/collections'), () => adminText.backTo.collections),
  customers: defineBackTarget(href('/admin/customers'), () => adminText.backTo.customers),
  dashboard: defineBackTarget(href('/admin'), () => adminText.backTo.dashboard),
  discounts: defineBackTarget(href('/admin/discounts'), () => adminText.backTo.discounts),
  exports: defineBackTarget(href('/admin/export'), () => adminText.backTo.exports),
  imports: defineBackTarget(href('/admin/import'), () => adminText.backTo.imports),
  invoices: defineBackTarget(href('/admin/invoices'), () => adminText.backTo.invoices),
  law: defineBackTarget(href('/admin/law'), () => adminText.backTo.law),
  looks: defineBackTarget(href('/admin/looks'), () => adminText.backTo.looks),
  mailSettings: defineBackTarget(href('/admin/settings/mail'), () => adminText.backTo.mailSettings),
  mails: defineBackTarget(href('/admin/mails'), () => adminText.backTo.mails),
  manufacturers: defineBackTarget(href('/admin/manufacturers'), () => adminText.backTo.manufacturers),
  markets: defineBackTarget(href('/admin/markets'), () => adminText.backTo.markets),
  messages: defineBackTarget(href('/admin/messages'), () => adminText.backTo.messages),
  importedOrders: defineBackTarget(href('/admin/orders/imported'), () => adminText.backTo.importedOrders),
  orders: defineBackTarget(href('/admin/orders'), () => adminText.backTo.orders),
  pages: defineBackTarget(href('/admin/pages'), () => adminText.backTo.pages),
  payments: defineBackTarget(href('/admin/payments'), () => adminText.backTo.payments),
  products: defineBackTarget(href('/admin/products'), () => adminText.backTo.products),
  redirects: defineBackTarget(href('/admin/redirects'), () => adminText.backTo.redirects),
  reviews: defineBackTarget(href('/admin/reviews'), () => adminText.backTo.reviews),
  shipping: defineBackTarget(href('/admin/shipping'), () => adminText.backTo.shipping),
  sizeGuides: defineBackTarget(href('/admin/size-guides'), () => adminText.backTo.sizeGuides),
  translations: defineBackTarget(href('/admin/translations'), () => adminText.backTo.translations),
  taxes: defineBackTarget(href('/admin/taxes'), () => adminText.backTo.taxes),
  settings: defineBackTarget(href('/admin/settings'), () => adminText.backTo.settings),
} as const satisfies Record<string, BackTarget>
