import { href } from 'react-router'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { CategoryCounts } from '#app/exchange/product-files/category-choices.server.ts'
import type { Id } from '#app/lib/id.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'

type ImportCategoriesProps = { readonly id: Id<'file-import'>; readonly counts: CategoryCounts }

/** Shows how many new products have a category from each source, and a link for choosing categories. */
export function ImportCategories({ id, counts: { open, proposed, certain, chosen } }: ImportCategoriesProps) {
  const parts = [
    certain > 0 && adminText.categoryCounts.certain(certain),
    proposed > 0 && adminText.categoryCounts.proposed(proposed),
    chosen > 0 && adminText.categoryCounts.chosen(chosen),
  ].filter((part) => part !== false)
  const state = open > 0 ? 'open' : proposed > 0 ? 'proposed' : null
  const address = href('/admin/import/:id/categories', { id })
  return (
    <>
      {open > 0 && (
        <p className="text-base">
          <span aria-hidden="true">! </span>
          {adminText.needCategory(open)}
        </p>
      )}
      {parts.length > 0 && <p className="text-base">{adminText.newProducts(parts.join(', '))}</p>}
      <AdminButtonLink
        to={state ? `${address}?state=${state}` : address}
        look={open > 0 ? 'primary' : undefined}
        className="mt-3"
      >
        {open > 0 ? adminText.chooseCategories : adminText.checkCategories}
      </AdminButtonLink>
    </>
  )
}
