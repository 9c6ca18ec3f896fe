import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a matcher for files and folders (ending in '/') in `app`. @throws if one is missing */
function matchModules(...paths: readonly string[]): (id: string) => boolean {
  const full = paths.map((path) => join(import.meta.dirname, '../..', path))
  const missingPaths = full.filter((path) => !existsSync(path))
  if (missingPaths.length > 0) throw new Error(`chunks.ts lists missing files: ${missingPaths.join(', ')}`)
  return (id) => {
    const [file = ''] = id.split('?')
    return full.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))
  }
}

/** entry.client.tsx is not listed: it hydrates when it loads, so it must be last. */
const storefront = matchModules(
  'root.tsx',
  'storefront.css',
  'catalog/storefront/optimistic.ts',
  'lib/format/locale.ts',
  'lib/format/number.ts',
  'lib/line.ts',
  'lib/plural.ts',
  'lib/language.ts',
  'ui/hydrated.ts',
  'lib/json.ts',
  'ui/lazy.ts',
  'lib/image-url.ts',
  'lib/local-path.ts',
  'ui/local-storage.ts',
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
  'ui/problem-text.tsx',
  'ui/rich-text.tsx',
  'ui/toast.tsx',
  'base/money.ts',
  'orders/cart/cart.ts',
  'orders/cart/cart-provider.tsx',
  'catalog/catalog.ts',
  'catalog/choice.ts',
  'content/storefront/search/search-field.tsx',
  'catalog/storefront/price.tsx',
  'content/locales/lazy-locales.tsx',
  'content/locales/currency-picker.tsx',
  'store/store.tsx',
  'catalog/my-size/lazy-my-size-dialog.tsx',
  'catalog/my-size/my-size.ts',
  'catalog/my-size/my-size-button.tsx',
  'catalog/my-size/size-marks.tsx',
  'catalog/my-size/stay-in-my-size.ts',
  'content/seo/page-head.ts',
  'content/storefront/announcement-bar.tsx',
  'content/storefront/best-sellers.tsx',
  'orders/cart/cart-drawer.tsx',
  'orders/cart-button.tsx',
  'content/storefront/document-rules.tsx',
  'content/storefront/footer.tsx',
  'content/storefront/header.tsx',
  'content/storefront/header-dropdown.tsx',
  'content/storefront/loaded-pages.ts',
  'content/storefront/load-ahead.tsx',
  'content/storefront/menu-link.tsx',
  'content/storefront/page-message.tsx',
  'content/wishlist/wishlist.ts',
  'content/wishlist/wishlist-calls.ts',
  'content/wishlist/wishlist-link.tsx',
  'content/wishlist/wishlist-provider.tsx',
)

/** Most pages show product cards; checkout and the order page do not. */
const productCards = matchModules(
  'catalog/product-card.tsx',
  'catalog/product-cards.ts',
  'catalog/store-image.tsx',
  'content/wishlist/changes-since-saved.ts',
  'content/wishlist/savable-card.tsx',
  'content/wishlist/wishlist-heart.tsx',
  'orders/quick-add.tsx',
)

const productPage = matchModules(
  'routes/storefront/product.tsx',
  'content/storefront/product-page.tsx',
  'orders/add-to-cart.tsx',
  'content/reviews/helpful/helpful-button.tsx',
  'content/reviews/rating.ts',
  'content/reviews/review-list.tsx',
  'catalog/size-guides/page/size-help.tsx',
  'content/storefront/product/selected-choice.ts',
  'content/storefront/product/product-gallery.tsx',
  'content/storefront/product/product-notes.tsx',
  'content/storefront/product/product-path.ts',
  'content/storefront/product/product-row.tsx',
  'content/storefront/product/product-tabs.tsx',
  'content/storefront/product/query-parameter.ts',
  'content/storefront/product/recently-viewed.ts',
  'content/storefront/product/recently-viewed-section.tsx',
)

/** /shop and its filter page. */
const shopPage = matchModules(
  'routes/storefront/shop.tsx',
  ...['all-filters', 'auto-apply', 'filter-fields', 'value-checks', 'shop-messages'].map(
    (name) => `catalog/storefront/shop/${name}.tsx`,
  ),
  'catalog/storefront/shop/facet-values.ts',
  'catalog/my-size/in-my-size.ts',
)

/** Shared by product pages and checkout. */
const prices = matchModules('orders/cart/stored-price.ts', 'pricing/market-price.ts')

/** Shared by product pages and quick add. */
const adding = matchModules('catalog/storefront/shopper-price.tsx', 'orders/cart/use-add-to-cart.ts')

/** Shared by the lookbook, collections, and product pages and homepages with a look. */
const looks = matchModules(
  ...['look-section.tsx', 'hotspots.tsx', 'use-look.ts', 'look-sizes.ts'].map((file) => `content/looks/${file}`),
)

/** Shared by product pages and homepages with a video. */
const video = matchModules('ui/silent-video.tsx')

/** The lines of a cart, and the requests that checkout and cart share. */
const cartLines = matchModules(
  'orders/cart/cart-contents.tsx',
  'orders/cart/thumbnail.tsx',
  'orders/checkout/checkout-calls.ts',
)

/** Shared by checkout and the order page. */
const addressForm = matchModules(
  'base/address.ts',
  'base/address-fields.tsx',
  'ui/field.tsx',
  'ui/field-error-list.tsx',
)

/** Shared by pages under an order's URL, and pages that emails link to. */
const linkedPages = matchModules('routes/storefront/order-error.tsx', 'ui/line-image.tsx', 'ui/linked-text.tsx')

/** Shared by the order page and the admin. */
const transferRows = matchModules('payments/shopper/transfer-rows.tsx', 'ui/order-number.tsx')

/** Shared by the order page, written pages and the admin. */
const times = matchModules('ui/local-time.tsx', 'ui/time-zone.tsx')

/** Shared by the fields for quantities, prices and lengths. */
const numbers = matchModules('lib/format/parse-number.ts')

/** Shared by product pages and the cart. */
const quantity = matchModules('orders/cart/quantity-stepper.tsx')

/** Shared by the steps of checkout, the confirmation and the changes to a cart. */
const orderSums = matchModules(
  'orders/checkout/totals.tsx',
  'orders/sum-rows.ts',
  'pricing/tax-names.ts',
  'base/money-formats.ts',
)

/** Shared by checkout and the admin. */
const codes = matchModules('lib/normalize-code.ts', 'pricing/discount.ts')

const locales = matchModules('content/locales/locale-picker.tsx', 'content/locales/locale-suggestion.tsx')

/** Each script costs phones one request. Merging layout and shell saves about 2 KB (gzip) per page. */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'storefront', test: (id: string) => id.includes('vite/preload-helper') || storefront(id), priority: 1 },
  // Listed before the groups that import them, because a group takes all dependencies that no earlier group has taken.
  { name: 'numbers', test: numbers, priority: 1 },
  { name: 'codes', test: codes, priority: 1 },
  { name: 'quantity', test: quantity, priority: 1 },
  { name: 'prices', test: prices, priority: 1 },
  { name: 'locales', test: locales, priority: 1 },
  { name: 'product-cards', test: productCards, priority: 1 },
  { name: 'adding', test: adding, priority: 1 },
  { name: 'looks', test: looks, priority: 1 },
  { name: 'video', test: video, priority: 1 },
  { name: 'cart-lines', test: cartLines, priority: 0 },
  { name: 'order-sums', test: orderSums, priority: 0 },
  { name: 'times', test: times, priority: 0 },
  { name: 'linked-pages', test: linkedPages, priority: 0 },
  { name: 'transfer-rows', test: transferRows, priority: 0 },
  { name: 'address-form', test: addressForm, priority: 0 },
  { name: 'product-page', test: productPage, priority: 0 },
  { name: 'shop-page', test: shopPage, priority: 0 },
]
