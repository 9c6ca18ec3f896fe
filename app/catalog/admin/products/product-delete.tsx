import type { ComponentProps } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type ProductDeleteProps = Pick<ComponentProps<typeof RemovalDialog>, 'formData' | 'doneMessage' | 'onClose'>

export function ProductDelete({ name, ...props }: ProductDeleteProps & { name: string | undefined }) {
  return (
    <RemovalDialog {...props} title={adminText.deleteQuestion} confirmLabel={adminText.deleteProduct}>
      {adminText.deleteHint(name ?? '')}
    </RemovalDialog>
  )
}
