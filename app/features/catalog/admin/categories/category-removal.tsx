import { useState } from 'react'
import type { CategoryRow } from '#app/features/catalog/admin/categories/category-list.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type CategoryRemovalProps = {
  readonly category: CategoryRow | null
  readonly others: readonly CategoryRow[]
  readonly onClose: () => void
}

/** Deletes a category; one with products only after they move to another. */
export function CategoryRemoval({ category, others, onClose }: CategoryRemovalProps) {
  const [chosen, setChosen] = useState('')
  const into = others.some(({ id }) => id === chosen) ? chosen : (others[0]?.id ?? '')
  const name = category?.name ?? ''
  const products = category?.products ?? 0
  if (products > 0 && into === '') {
    return (
      <AlertDialog
        open
        title={`“${name}” cannot be deleted`}
        confirmLabel="OK"
        look="primary"
        onConfirm={onClose}
        onCancel={onClose}
      >
        It is the only category and has products. Add another category first, then move them there.
      </AlertDialog>
    )
  }
  const isMerge = products > 0
  const count = `${formatNumber(products)} ${products === 1 ? 'product' : 'products'}`
  return (
    <RemovalDialog
      sends={category && { id: category.id, ...(isMerge ? { intent: 'merge', into } : { intent: 'delete' }) }}
      title={isMerge ? `Move ${count} and delete “${name}”?` : `Delete “${name}”?`}
      confirmLabel={isMerge ? 'Move and delete' : 'Delete category'}
      busyLabel={isMerge ? 'Moving...' : 'Deleting...'}
      done={products > MANY ? 'The category is deleted once its products have moved' : 'Category deleted'}
      onClose={onClose}
    >
      {isMerge ? (
        <>
          <SelectField
            name="into"
            label={`Move ${products === 1 ? 'it' : 'them'} to`}
            value={into}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </SelectField>
          {products > MANY && (
            <p className="mt-2">This can take a few minutes, in which these products cannot be ordered.</p>
          )}
        </>
      ) : (
        'No product uses this category.'
      )}
    </RemovalDialog>
  )
}

/** About what a merge moves in five seconds. */
const MANY = 5_000
