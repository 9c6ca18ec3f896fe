import { categoriesImport } from '#app/catalog/admin/categories/import/import-categories.server.ts'
import { collectionsImport } from '#app/catalog/admin/collections/import/import-collections.server.ts'
import { sizeGuidesImport } from '#app/catalog/size-guides/import/import-size-guides.server.ts'
import { announcementsImport } from '#app/content/announcements/import/import-announcements.server.ts'
import { homepageImport } from '#app/content/homepage/sections/import/import-homepage.server.ts'
import { menusImport } from '#app/content/menus/import/import-menus.server.ts'
import { pagesImport } from '#app/content/pages/import/import-pages.server.ts'
import { redirectsImport } from '#app/content/redirects/import-redirects.server.ts'
import { reviewsImport } from '#app/content/reviews/import/import-reviews.server.ts'
import { translationsImport } from '#app/content/translations/import/import-translations.server.ts'
import { importKinds } from '#app/exchange/imports/import-kinds.ts'
import { productsImport } from '#app/exchange/product-files/import-products.server.ts'
import { customersImport } from '#app/orders/customers/import/import-customers.server.ts'
import { ordersImport } from '#app/orders/imported-orders/import-orders.server.ts'
import { discountsImport } from '#app/pricing/discounts/import/import-discounts.server.ts'
import { brandImport } from '#app/store/brand/import/import-brand.server.ts'
import { settingsImport } from '#app/store/settings/import/import-settings.server.ts'

// The kinds of imports. They are not in wiring.ts, because plain Node cannot load the fonts that a brand import needs.

importKinds.fill([
  productsImport,
  sizeGuidesImport,
  categoriesImport,
  collectionsImport,
  customersImport,
  ordersImport,
  discountsImport,
  reviewsImport,
  redirectsImport,
  pagesImport,
  translationsImport,
  settingsImport,
  menusImport,
  homepageImport,
  brandImport,
  announcementsImport,
])
