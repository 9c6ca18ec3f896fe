import type { ReactNode } from 'react'
import { AdminButton, AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type DialogFooterProps = {
  /** True if the action is dangerous. On phones, its button is then below the button that changes nothing. */
  readonly isDangerous?: boolean
  /** The buttons, with the action last. */
  readonly children: ReactNode
}

/** The buttons of a dialog. They stay in view, with the action on the right, or on top on phones. */
export function DialogFooter({ isDangerous = false, children }: DialogFooterProps) {
  return (
    <div
      className={`dialog-footer flex justify-end gap-3 ${isDangerous ? 'max-md:flex-col' : 'max-md:flex-col-reverse'}`}
    >
      {children}
    </div>
  )
}

type FormButtonsProps = { isSaving: boolean; onCancel: () => void; children: ReactNode }

export function FormButtons({ isSaving, onCancel, children }: FormButtonsProps) {
  return (
    <DialogFooter>
      <AdminButton disabled={isSaving} onClick={onCancel}>
        {adminText.cancel}
      </AdminButton>
      <AdminButton type="submit" look="primary" busy={isSaving}>
        {children}
      </AdminButton>
    </DialogFooter>
  )
}

/** The buttons of a form that always shows them, for example for a new record. They stay in view at the bottom. */
export function FormFooter({ children }: { readonly children: ReactNode }) {
  return <div className="form-footer">{children}</div>
}

export function DiscardButton({ onClick }: { readonly onClick: () => void }) {
  return <TextButton onClick={onClick}>{adminText.discard}</TextButton>
}

/** The Save button of a form if scripts are off. With scripts, it is in the bar for unsaved changes. */
export function NoScriptSave({ label = adminText.save }: { readonly label?: string | undefined }) {
  return (
    <noscript>
      <AdminButton type="submit" look="primary" className="mt-4">
        {label}
      </AdminButton>
    </noscript>
  )
}

type SaveButtonsProps = {
  readonly isSaving: boolean
  readonly label?: string | undefined
  /** The reason why the form cannot be saved yet. */
  readonly blockedReason?: string | null
  /** The page that Cancel opens. */
  readonly back: string
}

/** The Save and Cancel buttons of a form that was opened from a list. Both lead back to the list. */
export function SaveButtons({ isSaving, label = adminText.save, blockedReason = null, back }: SaveButtonsProps) {
  return (
    <>
      <AdminButton type="submit" look="primary" busy={isSaving} disabled={blockedReason !== null}>
        {isSaving ? adminText.saving : (blockedReason ?? label)}
      </AdminButton>
      <AdminButtonLink to={back}>{adminText.cancel}</AdminButtonLink>
    </>
  )
}
