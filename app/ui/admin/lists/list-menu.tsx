import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type ListMenuProps = {
  /** The URL of a file with the filtered rows. */
  readonly exportTo?: string | undefined
  /** Additional links and buttons. */
  readonly children?: ReactNode
}

/** The secondary actions of a list, in a menu that "…" opens. */
export function ListMenu({ exportTo, children }: ListMenuProps) {
  const [query] = useSearchParams()
  return (
    <ActionMenu label={adminText.moreActions}>
      {children}
      {exportTo && (
        // Bypasses the router, as the response is a file
        <Link to={`${exportTo}?${query}`} reloadDocument download>
          {adminText.exportCsv}
        </Link>
      )}
    </ActionMenu>
  )
}
