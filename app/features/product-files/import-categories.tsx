import { href } from 'react-router'
import type { CategoryCounts } from '#app/features/product-files/category-choices.server.ts'
import type { ImportDetail } from '#app/features/product-files/product-imports.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'

type ImportCategoriesProps = { readonly file: ImportDetail; readonly counts: CategoryCounts }

/** How the categories of new products came about, and where to choose them. */
export function ImportCategories({ file, counts: { open, proposed, certain, chosen } }: ImportCategoriesProps) {
  const parts = [
    certain > 0 && `${formatNumber(certain)} named by the file`,
    proposed > 0 && `${formatNumber(proposed)} proposed`,
    chosen > 0 && `${formatNumber(chosen)} chosen`,
  ].filter((part) => part !== false)
  const state = open > 0 ? 'open' : proposed > 0 ? 'proposed' : null
  const address = href('/admin/products/import/:id/categories', { id: file.id })
  return (
    <>
      {open > 0 && (
        <p className="text-base">
          <span aria-hidden="true">! </span>
          {open === 1 ? '1 product needs' : `${formatNumber(open)} products need`} a category.
        </p>
      )}
      {parts.length > 0 && <p className="text-base">New products: {parts.join(', ')}.</p>}
      <AdminButtonLink
        to={state ? `${address}?state=${state}` : address}
        look={open > 0 ? 'primary' : undefined}
        className="mt-3"
      >
        {open > 0 ? 'Choose categories' : 'Check categories'}
      </AdminButtonLink>
    </>
  )
}
