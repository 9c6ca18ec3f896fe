import { imageReferences } from '#app/base/images.server.ts'
import { catalogImages } from '#app/catalog/admin/catalog-images.ts'
import { homepageImages } from '#app/content/homepage/sections/homepage-images.ts'
import { lookImages } from '#app/content/looks/look-images.ts'
import { pageImages } from '#app/content/pages/page-images.ts'
import { reviewImages } from '#app/content/reviews/review-images.ts'
import { importRunImages } from '#app/exchange/imports/import-run-images.ts'
import { orderImages } from '#app/orders/shopper/order-images.ts'
import { settingsImages } from '#app/store/settings/settings-images.ts'

// The subset of wiring.ts for programs that need only image references, such as backups. It keeps them from loading all
// other modules.

imageReferences.fill([
  ...catalogImages,
  settingsImages,
  pageImages,
  homepageImages,
  lookImages,
  orderImages,
  reviewImages,
  importRunImages,
])
