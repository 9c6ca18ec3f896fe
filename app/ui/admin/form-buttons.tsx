import type { ReactNode } from 'react'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'

type FormButtonsProps = {
  readonly isSaving: boolean
  readonly onCancel: () => void
  /** What the button that saves is called: 'Save address'. */
  readonly children: ReactNode
}

/** At the end of a form in a dialog: the way out, and the button that saves. */
export function FormButtons({ isSaving, onCancel, children }: FormButtonsProps) {
  return (
    <div className="flex justify-end gap-3 max-md:flex-col-reverse">
      <AdminButton disabled={isSaving} onClick={onCancel}>
        Cancel
      </AdminButton>
      <AdminButton type="submit" look="primary" busy={isSaving}>
        {children}
      </AdminButton>
    </div>
  )
}
