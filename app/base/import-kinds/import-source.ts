import { adminText } from '#app/base/import-kinds/admin-text.ts'
/** Where imported things were before. Files that name no software are of 'file'. */
export const SOURCES = ['shopify', 'woocommerce', 'file'] as const
export type Source = (typeof SOURCES)[number]

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  get file() {
    return adminText.earlierStore
  },
}
