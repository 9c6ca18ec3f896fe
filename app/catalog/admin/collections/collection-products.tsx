import { useEffect, useId, useRef, useState } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import type { CollectionFormState } from '#app/catalog/admin/collections/use-collection-form.ts'
import { ProductSummary } from '#app/catalog/admin/product-summary.tsx'
import type { listProductChoices } from '#app/catalog/admin/products/product-choices.server.ts'
import { moveItem } from '#app/lib/lists.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

/** The number of rows shown at first. A collection can have thousands of products. */
const ROWS = 50

export function CollectionProducts({ form }: { form: CollectionFormState }) {
  const { products, errors } = form
  const [isAdding, setIsAdding] = useState(false)
  const checklist = useId()
  const hidden = products.filter(({ status }) => status !== 'active').length
  return (
    <Panel
      title={adminText.productsWithCount(products.length)}
      action={
        <AdminButton aria-expanded={isAdding} aria-controls={checklist} onClick={() => setIsAdding(!isAdding)}>
          {adminText.addProducts}
        </AdminButton>
      }
    >
      <input type="hidden" name="products" value={form.sentProducts} />
      <div id={checklist} hidden={!isAdding}>
        {isAdding && <CollectionChecklist form={form} onClose={() => setIsAdding(false)} />}
      </div>
      <FieldNotes id={getFieldId('products')} error={errors.products} />
      {hidden > 0 && <p className="mb-2 text-sm text-ink-2">{adminText.hiddenProducts(hidden)}</p>}
      <div className={products.length > 8 ? 'max-h-128 overflow-y-auto border-y border-line pr-1' : ''}>
        <SortableList
          id={getFieldId('products')}
          label={adminText.productsInCollection}
          items={products}
          toKey={({ id }) => id}
          getName={({ name }) => name}
          max={ROWS}
          disabled={form.isSaving}
          empty={<p className="text-base text-ink-2">{adminText.noProducts}</p>}
          onMove={(from, to) => form.set({ products: moveItem(form.draft.products, from, to) })}
          onRemove={(index) => {
            const product = products[index]
            if (product) form.removeProduct(product.id)
          }}
        >
          {(product, index) => (
            <ProductSummary
              product={product}
              error={errors[`products.${index}`]}
              errorId={getFieldId(`products.${index}`)}
            />
          )}
        </SortableList>
      </div>
    </Panel>
  )
}

function CollectionChecklist({ form, onClose }: { form: CollectionFormState; onClose: () => void }) {
  const { q, search, found, isPending, hasFailed, loadMore, retry } = useProductChoices()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const checked = new Set(form.draft.products)
  const rows = found?.rows ?? []
  useEffect(() => input.current?.focus(), [])

  // 'Show more' can disappear, so focus moves to the first new row
  const firstNewRow = useRef<number>(undefined)
  useEffect(() => {
    if (firstNewRow.current === undefined || rows.length <= firstNewRow.current) return
    list.current?.querySelectorAll('input')[firstNewRow.current]?.focus()
    firstNewRow.current = undefined
  }, [rows.length])

  return (
    <fieldset
      aria-label={adminText.productsToAdd}
      className="mb-4 border border-line bg-pearl p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && q === '') onClose()
        // Enter in the search field must not save the form
        if (event.key === 'Enter' && event.target === input.current) event.preventDefault()
      }}
    >
      <div className="flex items-center gap-3">
        <input
          ref={input}
          type="search"
          aria-label={adminText.searchProducts}
          placeholder={adminText.searchProductsHint}
          autoComplete="off"
          maxLength={100}
          value={q}
          className={BOX}
          onChange={(event) => search(event.currentTarget.value)}
        />
        <AdminButton onClick={onClose}>{adminText.done}</AdminButton>
      </div>
      <p role="status" className="my-2 text-sm text-ink-2">
        {hasFailed ? '' : getCountText(found, isPending)}
      </p>
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-base">
          {adminText.productsNotLoaded.before}
          <TextButton
            onClick={() => {
              retry()
              input.current?.focus() // the button is gone
            }}
          >
            {adminText.productsNotLoaded.retry}
          </TextButton>
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
                loadMore()
              }}
            >
              {adminText.showMore}
            </TextButton>
          </p>
        )}
      </div>
    </fieldset>
  )
}

function getCountText(found: { readonly total: number } | null, isPending: boolean): string {
  if (!found || isPending) return adminText.loadingProducts
  if (found.total === 0) return adminText.noProductsMatch
  return adminText.productCount(found.total)
}

const SEARCH_DELAY_MS = 200

type Page = Awaited<ReturnType<typeof listProductChoices>>
type FoundPage = Page & { readonly q: string; readonly page: number }

/** Loads active products without the router, whose error page would replace the form. */
function useProductChoices() {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<FoundPage | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const pending = new AbortController()
    const request = async () => {
      try {
        const result = await load(q.trim(), page, pending.signal)
        setFound((before) => ({
          ...result,
          q,
          page,
          rows: page > 1 && before?.q === q ? [...before.rows, ...result.rows] : result.rows,
        }))
        setHasFailed(false)
      } catch {
        if (!pending.signal.aborted) setHasFailed(true)
      }
    }
    const timer = setTimeout(request, q === '' || page > 1 ? 0 : SEARCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      pending.abort()
    }
  }, [q, page, attempt])

  return {
    q,
    search: (text: string) => {
      setQ(text)
      setPage(1)
    },
    found,
    isPending: found?.q !== q || found.page !== page,
    hasFailed,
    loadMore: () => setPage(page + 1),
    retry: () => {
      setHasFailed(false)
      setAttempt(attempt + 1)
    },
  }
}

async function load(q: string, page: number, signal: AbortSignal): Promise<Page> {
  const query = new URLSearchParams({ q, page: String(page) })
  const response = await fetch(`${href('/admin/collections/products')}?${query}`, { signal })
  if (!response.ok) throw new Error(`Loading products failed with status ${response.status}`)
  return response.json()
}
