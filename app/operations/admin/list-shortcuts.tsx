import { useEffect, useEffectEvent, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { useOpenPalette } from '#app/operations/admin/palette.tsx'
import { ShortcutList } from '#app/operations/admin/shortcut-list.tsx'
import { useAdminAuth } from '#app/store/admin-auth.tsx'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { areKeysNeeded, readShortcut } from '#app/ui/admin/shortcut-keys.ts'
import { Dialog } from '#app/ui/dialog.tsx'

/** Handles single-key shortcuts for the list on the screen, unless they are turned off in the staff account. */
export function ListShortcuts() {
  const { admin } = useAdminAuth()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const openPalette = useOpenPalette()
  const navigate = useNavigate()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = readShortcut(event)
    if (!shortcut || !admin?.hasShortcuts || event.defaultPrevented || areKeysNeeded(event)) return
    if (event.repeat && shortcut !== 'next' && shortcut !== 'previous') return
    event.preventDefault() // otherwise the key would be typed into the search field that it focuses
    switch (shortcut) {
      case 'next':
        return focusRow(1)
      case 'previous':
        return focusRow(-1)
      case 'select':
        return findFocusedRow()?.querySelector<HTMLElement>('.cell-select input')?.click()
      case 'main': {
        const bulkAction = document.querySelector<HTMLElement>('.bulk-actions [data-main-action]')
        const row = findFocusedRow()
        if (bulkAction) bulkAction.click()
        else if (row?.dataset.mainAction) navigate(row.dataset.mainAction)
        else row?.querySelector<HTMLElement>('a.row-link')?.click()
        return
      }
      case 'search': {
        const search = document.querySelector<HTMLElement>('#content [role="search"] input[type="search"]')
        if (search) search.focus()
        else openPalette()
        return
      }
      case 'help':
        return setIsHelpOpen(true)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const close = () => setIsHelpOpen(false)
  return (
    <Dialog open={isHelpOpen} onClose={close} label={adminText.keyboardShortcuts} className="form-dialog">
      {isHelpOpen && (
        <>
          <h2 className="text-lg font-semibold">{adminText.keyboardShortcuts}</h2>
          <ShortcutList className="mt-4 text-base" />
          {/* The dialog focuses its first control */}
          <div className="dialog-footer mt-6 flex flex-row-reverse flex-wrap items-center justify-between gap-3">
            <AdminButton onClick={close}>{adminText.closeDialog}</AdminButton>
            <TextLink to={href('/admin/account')} onClick={close}>
              {adminText.turnShortcutsOff}
            </TextLink>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Matches the control in a row that receives the focus: the row's link or, without one, its menu. */
const ROW_CONTROL = '.row-link, .row-menu > summary'

/** Moves the real focus, so that screen readers announce the row and Enter opens it. */
function focusRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('#content :is(tr, li)')].filter(
    (row) => row.checkVisibility() && row.querySelector(ROW_CONTROL),
  )
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at === -1 ? rows[0] : rows[at + by]
  next?.querySelector<HTMLElement>(ROW_CONTROL)?.focus()
}

function findFocusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('#content :is(tr, li)') ?? null
}
