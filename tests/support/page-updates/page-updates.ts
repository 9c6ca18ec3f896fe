import { brandUpdates } from '#tests/support/page-updates/brand-updates.ts'
import { categoryUpdates } from '#tests/support/page-updates/category-updates.ts'
import { collectionUpdates } from '#tests/support/page-updates/collection-updates.ts'
import { lawUpdates } from '#tests/support/page-updates/law-updates.ts'
import { lookUpdates } from '#tests/support/page-updates/look-updates.ts'
import { manufacturerUpdates } from '#tests/support/page-updates/manufacturer-updates.ts'
import { marketUpdates } from '#tests/support/page-updates/market-updates.ts'
import { orderUpdates } from '#tests/support/page-updates/order-updates.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'
import { productUpdates } from '#tests/support/page-updates/product-updates.ts'
import { redirectUpdates } from '#tests/support/page-updates/redirect-updates.ts'
import { reviewUpdates } from '#tests/support/page-updates/review-updates.ts'
import { settingUpdates } from '#tests/support/page-updates/setting-updates.ts'
import { setupUpdates } from '#tests/support/page-updates/setup-updates.ts'
import { shippingUpdates } from '#tests/support/page-updates/shipping-updates.ts'
import { sizeGuideUpdates } from '#tests/support/page-updates/size-guide-updates.ts'
import { taxUpdates } from '#tests/support/page-updates/tax-updates.ts'
import { translationUpdates } from '#tests/support/page-updates/translation-updates.ts'
import { writtenPageUpdates } from '#tests/support/page-updates/written-page-updates.ts'

/** Every request that changes public pages, in an order in which one store can receive them. */
export const pageUpdates: readonly PageUpdate[] = [
  ...brandUpdates,
  ...redirectUpdates,
  ...writtenPageUpdates,
  ...productUpdates,
  ...categoryUpdates,
  ...collectionUpdates,
  ...lookUpdates,
  ...reviewUpdates,
  ...sizeGuideUpdates,
  ...manufacturerUpdates,
  ...translationUpdates,
  ...settingUpdates,
  ...marketUpdates,
  ...orderUpdates,
  ...shippingUpdates,
  ...taxUpdates,
  ...lawUpdates,
  ...setupUpdates, // last, because the setup replaces the market
]
