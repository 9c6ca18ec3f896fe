import type { ReactNode } from 'react'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
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

type SaveButtonsProps = {
  readonly isSaving: boolean
  readonly label: string
  /** The reason why it cannot be saved yet. */
  readonly waitsFor?: string | null
  /** The page that Cancel opens. */
  readonly back: string
}

/** The buttons of a form that leads back to a list. */
export function SaveButtons({ isSaving, label, waitsFor = null, back }: SaveButtonsProps) {
  return (
    <>
      <AdminButton type="submit" look="primary" busy={isSaving} disabled={waitsFor !== null}>
        {isSaving ? adminText.saving : (waitsFor ?? label)}
      </AdminButton>
      <AdminButtonLink to={back}>{adminText.cancel}</AdminButtonLink>
    </>
  )
}
