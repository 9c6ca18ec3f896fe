import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type ProductDeleteProps = {
  readonly name: string | undefined
  /** What deletes it; null while nothing is asked. */
  readonly sends: Readonly<Record<string, string>> | null
  /** Told once it is deleted; left out where another screen is shown then. */
  readonly done?: string
  readonly onClose: () => void
}

/** Asks before a product is deleted. */
export function ProductDelete({ name, ...props }: ProductDeleteProps) {
  return (
    <RemovalDialog {...props} title="Are you sure you want to delete this product?" confirmLabel="Delete product">
      “{name}” leaves the store for good. Orders keep what was sold.
    </RemovalDialog>
  )
}
