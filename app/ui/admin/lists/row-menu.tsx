import type { ReactNode } from 'react'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type RowMenuProps = { readonly name: string; readonly children: ReactNode }

/**
 * The actions of a row. In a table, visible while the row is hovered, focused or selected, and always on touch screens.
 */
export function RowMenu({ name, children }: RowMenuProps) {
  return (
    <ActionMenu label={adminText.actionsFor(name)} isInRow>
      {children}
    </ActionMenu>
  )
}
