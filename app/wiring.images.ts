import { imageReferences } from '#app/base/images.server.ts'
import { catalogImages } from '#app/catalog/admin/catalog-images.ts'
import { homepageImages } from '#app/content/homepage/sections/homepage-images.ts'
import { lookImages } from '#app/content/looks/look-images.ts'
import { pageImages } from '#app/content/pages/page-images.ts'
import { reviewImages } from '#app/content/reviews/review-images.ts'
import { importRunImages } from '#app/exchange/imports/import-run-images.ts'
import { orderImages } from '#app/orders/shopper/order-images.ts'
import { settingsImages } from '#app/store/settings/settings-images.ts'

// The part of wiring.ts that registers image references. Programs that need only these, such as backups, load this
// file, so that they do not load all other modules.

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
