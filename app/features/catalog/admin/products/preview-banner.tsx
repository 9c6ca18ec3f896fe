import { href, Link } from 'react-router'
import type { ProductStatus } from '#app/features/catalog/statuses.ts'

const MESSAGES: Readonly<Record<ProductStatus, string>> = {
  draft: 'Preview, not for sale: draft',
  archived: 'Preview, not for sale: archived',
  active: 'Preview of a product for sale',
}

export function PreviewBanner({ productId, status }: { productId: string; status: ProductStatus }) {
  return (
    <aside
      aria-label="Preview"
      className="sticky top-(--header-h) z-(--z-buybar) border-y border-ink bg-amber-soft text-base"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-6">
        <p className="py-2 font-semibold">
          {MESSAGES[status]} <span className="font-normal">· as last saved</span>
        </p>
        <Link to={href('/admin/products/edit/:id', { id: productId })} reloadDocument className="quiet-link">
          Back to the form
        </Link>
      </div>
    </aside>
  )
}
