import { type ReactNode, useState } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type DeleteActionProps = { readonly title: string; readonly confirmLabel: string; readonly children: ReactNode }

/** Deletes the record of a screen after a confirmation. The route's action gets the intent 'delete' and redirects. */
export function DeleteAction({ children, ...dialogProps }: DeleteActionProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <div className="ml-auto flex gap-4">
      <TextButton look="danger" onClick={() => setIsConfirming(true)}>
        {adminText.deleteIt}
      </TextButton>
      <RemovalDialog
        {...dialogProps}
        formData={isConfirming ? { intent: 'delete' } : null}
        onClose={() => setIsConfirming(false)}
      >
        {children}
      </RemovalDialog>
    </div>
  )
}
