import { useEffect, useRef } from 'react'
import type { CollectionFormState } from '#app/features/catalog/admin/collections/use-collection-form.ts'
import { ProductSummary } from '#app/features/catalog/admin/product-summary.tsx'
import { useProductChoices } from '#app/features/catalog/admin/use-product-choices.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'

export function CollectionChecklist({ form, onClose }: { form: CollectionFormState; onClose: () => void }) {
  const { q, search, found, isPending, hasFailed, more, retry } = useProductChoices()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const checked = new Set(form.draft.products)
  const rows = found?.rows ?? []
  useEffect(() => input.current?.focus(), [])

  // 'Show more' may disappear: focus moves to the first new row
  const firstNewRow = useRef<number>(undefined)
  useEffect(() => {
    if (firstNewRow.current === undefined || rows.length <= firstNewRow.current) return
    list.current?.querySelectorAll('input')[firstNewRow.current]?.focus()
    firstNewRow.current = undefined
  }, [rows.length])

  return (
    <fieldset
      aria-label="Products to add"
      className="mb-4 border border-line bg-pearl p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && q === '') onClose()
        // Enter in the search must not save the form
        if (event.key === 'Enter' && event.target === input.current) event.preventDefault()
      }}
    >
      <div className="flex items-center gap-3">
        <input
          ref={input}
          type="search"
          aria-label="Search products"
          placeholder="Search products..."
          autoComplete="off"
          maxLength={100}
          value={q}
          className={BOX}
          onChange={(event) => search(event.currentTarget.value)}
        />
        <AdminButton onClick={onClose}>Done</AdminButton>
      </div>
      <p role="status" className="my-2 text-sm text-ink-2">
        {hasFailed ? '' : countText(found, isPending)}
      </p>
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-base">
          The products could not be loaded.
          <TextButton onClick={retry}>Try again</TextButton>
        </div>
      )}
      <div className="max-h-64 overflow-y-auto bg-paper" aria-busy={isPending || undefined}>
        <ul ref={list} className={isPending && rows.length > 0 ? 'opacity-50' : ''}>
          {rows.map((product) => (
            <li key={product.id} className="border-b border-line last:border-b-0">
              <label className="flex cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-pearl">
                <input
                  type="checkbox"
                  checked={checked.has(product.id)}
                  disabled={form.isSaving}
                  className="size-5 shrink-0 accent-plum"
                  onChange={({ currentTarget }) =>
                    currentTarget.checked ? form.addProduct(product) : form.removeProduct(product.id)
                  }
                />
                <ProductSummary product={product} />
              </label>
            </li>
          ))}
        </ul>
        {found && rows.length < found.total && (
          <p className="px-3 py-2">
            <TextButton
              busy={isPending}
              className="text-base"
              onClick={() => {
                firstNewRow.current = rows.length
                more()
              }}
            >
              Show more
            </TextButton>
          </p>
        )}
      </div>
    </fieldset>
  )
}

function countText(found: { readonly total: number } | null, isPending: boolean): string {
  if (!found || isPending) return 'Loading products...'
  if (found.total === 0) return 'No products match'
  return found.total === 1 ? '1 product' : `${formatNumber(found.total)} products`
}
