import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders (ending in '/') of `app`. @throws if one is missing. */
function modules(...paths: readonly string[]): (id: string) => boolean {
  const full = paths.map((path) => join(import.meta.dirname, '../..', path))
  const missing = full.filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`chunks.ts names missing files: ${missing.join(', ')}`)
  return (id) => {
    const [file = ''] = id.split('?')
    return full.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))
  }
}

/** Without entry.client.tsx: it hydrates when loaded, so it must be last. */
const storefront = modules(
  'root.tsx',
  'storefront.css',
  'lib/optimistic.ts',
  'lib/format/locale.ts',
  'lib/format/number.ts',
  'lib/plural.ts',
  'lib/language.ts',
  'lib/hydrated.ts',
  'lib/json.ts',
  'lib/lazy.ts',
  'lib/image-url.ts',
  'lib/local-path.ts',
  'lib/post-json.ts',
  'lib/local-storage.ts',
  'platform/http/',
  'platform/react-router-tuning/early-events.tsx',
  'platform/react-router-tuning/early-navigation.tsx',
  'routes/storefront/layout.tsx',
  'routes/storefront/page.tsx',
  'ui/light-panel.tsx',
  'ui/button.tsx',
  'ui/count-badge.tsx',
  'ui/dialog.tsx',
  'ui/icon.tsx',
  'ui/lazy-slot.tsx',
  'ui/panel.ts',
  'ui/pressable.ts',
  'ui/rich-text.tsx',
  'ui/toast.tsx',
  'features/money/money.ts',
  'features/money/shopper-currency.tsx',
  'features/cart/cart.ts',
  'features/cart/cart-provider.tsx',
  'features/cart/quantity-stepper.tsx',
  'features/catalog/catalog.ts',
  'features/catalog/choice-names.ts',
  'features/catalog/search/search-field.tsx',
  'features/catalog/categories/category-name.ts',
  'features/catalog/storefront/price.tsx',
  'features/markets/lazy-locales.tsx',
  'features/settings/store.tsx',
  'features/my-size/lazy-my-size-dialog.tsx',
  'features/my-size/my-size.ts',
  'features/my-size/my-size-button.tsx',
  'features/my-size/size-marks.tsx',
  'features/my-size/stay-in-my-size.ts',
  'features/seo/page-head.ts',
  'features/storefront/announcement-bar.tsx',
  'features/storefront/cart-drawer.tsx',
  'features/storefront/document-rules.tsx',
  'features/storefront/footer.tsx',
  'features/storefront/header.tsx',
  'features/storefront/header-dropdown.tsx',
  'features/storefront/loaded-pages.ts',
  'features/storefront/load-ahead.tsx',
  'features/storefront/menu-link.tsx',
  'features/storefront/page-message.tsx',
  'features/wishlist/wishlist.ts',
  'features/wishlist/wishlist-calls.ts',
  'features/wishlist/wishlist-link.tsx',
  'features/wishlist/wishlist-provider.tsx',
)

/** Most pages show them, checkout and the order page do not. */
const productCards = modules(
  'features/catalog/storefront/product-card.tsx',
  'features/catalog/storefront/product-card-data.ts',
  'features/catalog/storefront/store-image.tsx',
  'features/stock/stock.ts',
  'features/wishlist/savable-card.tsx',
  'features/wishlist/wishlist-heart.tsx',
)

const productPage = modules(
  'routes/storefront/product.tsx',
  'features/storefront/product-page.tsx',
  'features/cart/add-to-cart.tsx',
  'features/reviews/helpful/helpful-button.tsx',
  'features/reviews/rating.ts',
  'features/reviews/review-list.tsx',
  'features/size-guides/page/size-help.tsx',
  'features/catalog/storefront/product/selected-choice.ts',
  'features/catalog/storefront/product/product-gallery.tsx',
  'features/catalog/storefront/product/product-notes.tsx',
  'features/catalog/storefront/product/product-path.ts',
  'features/catalog/storefront/product/product-price.tsx',
  'features/catalog/storefront/product/product-row.tsx',
  'features/catalog/storefront/product/product-tabs.tsx',
  'features/catalog/storefront/product/query-parameter.ts',
  'features/catalog/storefront/product/recently-viewed.ts',
  'features/catalog/storefront/product/recently-viewed-section.tsx',
)

/** /shop, and the page of its filters. */
const shopPage = modules(
  'routes/storefront/shop.tsx',
  ...['all-filters', 'auto-apply', 'filter-fields', 'value-checks', 'shop-messages'].map(
    (name) => `features/catalog/storefront/shop/${name}.tsx`,
  ),
  'features/catalog/storefront/shop/facet-values.ts',
  'features/my-size/in-my-size.ts',
)

/** Product pages and checkout share them. */
const prices = modules('features/prices/unit-price.ts', 'features/cart/stored-price.ts')

const locales = modules('features/markets/locale-picker.tsx', 'features/markets/locale-suggestion.tsx')

/** Each script costs a phone a request. Merging layout and shell saves about 2 KB (gzip) per page. */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'storefront', test: (id: string) => id.includes('vite/preload-helper') || storefront(id), priority: 1 },
  { name: 'locales', test: locales, priority: 1 },
  { name: 'product-cards', test: productCards, priority: 1 },
  { name: 'prices', test: prices, priority: 1 },
  { name: 'product-page', test: productPage, priority: 0 },
  { name: 'shop-page', test: shopPage, priority: 0 },
]
