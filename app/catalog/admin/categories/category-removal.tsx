import { useState } from 'react'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import type { CategoryRow } from '#app/catalog/admin/categories/category-list.server.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type CategoryRemovalProps = {
  readonly category: CategoryRow | null
  readonly others: readonly CategoryRow[]
  readonly onClose: () => void
}

/** Asks staff to confirm the deletion of a category. Its products, if any, move to a category that staff choose. */
export function CategoryRemoval({ category, others, onClose }: CategoryRemovalProps) {
  const [selectedId, setSelectedId] = useState('')
  const into = others.some(({ id }) => id === selectedId) ? selectedId : (others[0]?.id ?? '')
  const name = category?.name ?? ''
  const products = category?.products ?? 0
  if (products > 0 && into === '') {
    return (
      <AlertDialog
        open
        title={adminText.cannotBeDeleted(name)}
        confirmLabel={adminText.ok}
        look="primary"
        onConfirm={onClose}
        onCancel={onClose}
      >
        {adminText.onlyCategory}
      </AlertDialog>
    )
  }
  const isMerge = products > 0
  return (
    <RemovalDialog
      formData={category && { id: category.id, ...(isMerge ? { intent: 'merge', into } : { intent: 'delete' }) }}
      title={isMerge ? adminText.moveAndDeleteQuestion(products, name) : adminText.deleteQuestion(name)}
      confirmLabel={isMerge ? adminText.moveAndDelete : adminText.deleteCategory}
      busyLabel={isMerge ? adminText.moving : adminText.deleting}
      doneMessage={products > MANY ? adminText.deletedOnceMoved : adminText.categoryDeleted}
      onClose={onClose}
    >
      {isMerge ? (
        <>
          <SelectField
            name="into"
            label={adminText.moveTo(products)}
            value={into}
            onChange={(event) => setSelectedId(event.currentTarget.value)}
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </SelectField>
          {products > MANY && <p className="mt-2">{adminText.moveHint}</p>}
        </>
      ) : (
        adminText.noProducts
      )}
    </RemovalDialog>
  )
}

/** About as many products as a merge moves in five seconds. */
const MANY = 5_000
