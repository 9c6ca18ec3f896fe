import { useId, useState } from 'react'
import { CollectionChecklist } from '#app/features/catalog/admin/collections/collection-checklist.tsx'
import type { CollectionFormState } from '#app/features/catalog/admin/collections/use-collection-form.ts'
import { ProductSummary } from '#app/features/catalog/admin/product-summary.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { moveItem } from '#app/lib/move-item.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

/** Shown at first: a collection can have thousands. */
const ROWS = 50

export function CollectionProducts({ form }: { form: CollectionFormState }) {
  const { products, errors } = form
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
      <input type="hidden" name="products" value={form.sentProducts} />
      <div id={checklist} hidden={!isAdding}>
        {isAdding && <CollectionChecklist form={form} onClose={() => setIsAdding(false)} />}
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
          disabled={form.isSaving}
          empty={<p className="text-base text-ink-2">No products added. Click "Add Products" to start.</p>}
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
              errorId={fieldId(`products.${index}`)}
            />
          )}
        </SortableList>
      </div>
    </Panel>
  )
}
