import { imageReferences } from '#app/base/images.server.ts'
import { catalogImages } from '#app/catalog/admin/catalog-images.ts'
import { homepageImages } from '#app/content/homepage/sections/homepage-images.ts'
import { pageImages } from '#app/content/pages/page-images.ts'
import { reviewImages } from '#app/content/reviews/review-images.ts'
import { importRunImages } from '#app/exchange/imports/import-run-images.ts'
import { orderImages } from '#app/orders/shopper/order-images.ts'
import { settingsImages } from '#app/store/settings/settings-images.ts'

// The part of wiring.ts for programs that need no other list, such as backups, so that they do not load the rest.

imageReferences.fill([
  ...catalogImages,
  settingsImages,
  pageImages,
  homepageImages,
  orderImages,
  reviewImages,
  importRunImages,
])
