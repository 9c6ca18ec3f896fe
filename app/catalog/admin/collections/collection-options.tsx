import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import type { CollectionChoice } from '#app/catalog/admin/products/products.server.ts'

export function CollectionOptions({ collections }: { readonly collections: readonly CollectionChoice[] }) {
  return collections.map(({ id, name, status }) => (
    <option key={id} value={id}>
      {status === 'draft' ? adminText.draftName(name) : name}
    </option>
  ))
}
