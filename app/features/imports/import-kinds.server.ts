import { announcementsImport } from '#app/features/announcements/import/import-announcements.server.ts'
import { brandImport } from '#app/features/brand/import/import-brand.server.ts'
import { categoriesImport } from '#app/features/catalog/admin/categories/import/import-categories.server.ts'
import { collectionsImport } from '#app/features/catalog/admin/collections/import/import-collections.server.ts'
import { customersImport } from '#app/features/customers/import/import-customers.server.ts'
import { discountsImport } from '#app/features/discounts/import/import-discounts.server.ts'
import { homepageImport } from '#app/features/homepage/sections/import/import-homepage.server.ts'
import { ordersImport } from '#app/features/imported-orders/import-orders.server.ts'
import type { ImportKind } from '#app/features/imports/import-kind.ts'
import type { ImportKindName } from '#app/features/imports/import-states.ts'
import { menusImport } from '#app/features/menus/import/import-menus.server.ts'
import { pagesImport } from '#app/features/pages/import/import-pages.server.ts'
import { redirectsImport } from '#app/features/redirects/import-redirects.server.ts'
import { reviewsImport } from '#app/features/reviews/import/import-reviews.server.ts'
import { settingsImport } from '#app/features/settings/import/import-settings.server.ts'
import { sizeGuidesImport } from '#app/features/size-guides/import/import-size-guides.server.ts'
import { translationsImport } from '#app/features/translations/import/import-translations.server.ts'

export const KINDS: Readonly<Record<ImportKindName, ImportKind>> = {
  'size-guides': sizeGuidesImport,
  categories: categoriesImport,
  collections: collectionsImport,
  customers: customersImport,
  orders: ordersImport,
  discounts: discountsImport,
  reviews: reviewsImport,
  redirects: redirectsImport,
  pages: pagesImport,
  translations: translationsImport,
  settings: settingsImport,
  menus: menusImport,
  homepage: homepageImport,
  brand: brandImport,
  announcements: announcementsImport,
}
