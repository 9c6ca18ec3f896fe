import { useId, useState } from 'react'
import { CollectionChecklist } from '#app/features/catalog/admin/collections/collection-checklist.tsx'
import { ProductSummary } from '#app/features/catalog/admin/product-summary.tsx'
import type { ProductChoice } from '#app/features/catalog/admin/products/product-choices.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type CollectionProductsProps = {
  readonly products: readonly ProductChoice[]
  /** The value of the field `products`. */
  readonly sent: string
  readonly errors: FieldErrors
  readonly isSaving: boolean
  readonly onAdd: (product: ProductChoice) => void
  readonly onRemove: (id: string) => void
  readonly onMove: (from: number, to: number) => void
}

/** Shown at first: a collection can have thousands. */
const ROWS = 50

/** Adds, orders and removes the products of a collection. */
export function CollectionProducts({ products, sent, errors, isSaving, ...on }: CollectionProductsProps) {
  const [isAdding, setIsAdding] = useState(false)
  const checklist = useId()
  const hidden = products.filter(({ status }) => status !== 'active').length
  return (
    <Panel
      title={`Products (${formatNumber(products.length)})`}
      action={
        <AdminButton aria-expanded={isAdding} aria-controls={checklist} onClick={() => setIsAdding(!isAdding)}>
          Add Products
        </AdminButton>
      }
    >
      <input type="hidden" name="products" value={sent} />
      <div id={checklist} hidden={!isAdding}>
        {isAdding && (
          <CollectionChecklist
            chosen={products}
            disabled={isSaving}
            onAdd={on.onAdd}
            onRemove={on.onRemove}
            onClose={() => setIsAdding(false)}
          />
        )}
      </div>
      <FieldNotes id={fieldId('products')} error={errors.products} />
      {hidden > 0 && (
        <p className="mb-2 text-sm text-ink-2">
          {hidden === 1 ? '1 product is' : `${hidden} products are`} not active and hidden from shoppers.
        </p>
      )}
      <div className={products.length > 8 ? 'max-h-128 overflow-y-auto border-y border-line pr-1' : ''}>
        <SortableList
          id={fieldId('products')}
          label="Products of this collection"
          items={products}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          max={ROWS}
          disabled={isSaving}
          empty={<p className="text-base text-ink-2">No products added. Click "Add Products" to start.</p>}
          onMove={on.onMove}
          onRemove={(index) => {
            const product = products[index]
            if (product) on.onRemove(product.id)
          }}
        >
          {(product, index) => (
            <ProductSummary
              product={product}
              error={errors[`products.${index}`]}
              errorId={fieldId(`products.${index}`)}
            />
          )}
        </SortableList>
      </div>
    </Panel>
  )
}
