import { MAX_NAME } from '#app/catalog/product-fields.ts'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { cutText, normalizeString } from '#app/lib/text.ts'

/** Derives the name of a product from the file name of its photo: 'Wrap dress' for 'wrap-dress_.jpg'. */
export function toProductName(fileName: string): string {
  const words = (normalizeString(fileName) ?? '')
    .replace(/^.*[/\\]/, '') // older browsers send a path
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return cutText(name, MAX_NAME).trimEnd() || adminText.unnamed
}
