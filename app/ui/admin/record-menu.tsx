import { type ReactNode, useState } from 'react'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type RecordMenuProps = {
  /** The confirmation of a deletion. The route's action gets the intent 'delete' and redirects. */
  readonly deletion?: {
    readonly title: string
    readonly confirmLabel: string
    readonly effects: ReactNode
    /** Sent with the deletion. */
    readonly fields?: Readonly<Record<string, string>> | undefined
  }
  /** Links and buttons. */
  readonly children?: ReactNode
}

/** The secondary actions of a record's screen, in a menu that "…" opens. */
export function RecordMenu({ deletion, children }: RecordMenuProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <ActionMenu label={adminText.moreActions}>
        {children}
        {deletion && (
          <button type="button" className="text-danger" onClick={() => setIsConfirming(true)}>
            {adminText.deleteIt}
          </button>
        )}
      </ActionMenu>
      {deletion && (
        <RemovalDialog
          title={deletion.title}
          confirmLabel={deletion.confirmLabel}
          formData={isConfirming ? { intent: 'delete', ...deletion.fields } : null}
          onClose={() => setIsConfirming(false)}
        >
          {deletion.effects}
        </RemovalDialog>
      )}
    </>
  )
}
