import type { ComponentProps } from 'react'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type ProductDeleteProps = Pick<ComponentProps<typeof RemovalDialog>, 'sends' | 'done' | 'onClose'>

export function ProductDelete({ name, ...props }: ProductDeleteProps & { name: string | undefined }) {
  return (
    <RemovalDialog {...props} title="Are you sure you want to delete this product?" confirmLabel="Delete product">
      “{name}” will be deleted permanently. Orders are not affected.
    </RemovalDialog>
  )
}
