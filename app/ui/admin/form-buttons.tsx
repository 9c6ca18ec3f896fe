import type { ReactNode } from 'react'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type FormButtonsProps = { isSaving: boolean; onCancel: () => void; children: ReactNode }

export function FormButtons({ isSaving, onCancel, children }: FormButtonsProps) {
  return (
    <div className="dialog-footer flex justify-end gap-3 max-md:flex-col-reverse">
      <AdminButton disabled={isSaving} onClick={onCancel}>
        {adminText.cancel}
      </AdminButton>
      <AdminButton type="submit" look="primary" busy={isSaving}>
        {children}
      </AdminButton>
    </div>
  )
}
