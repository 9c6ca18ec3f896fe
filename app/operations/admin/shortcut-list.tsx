import { adminText } from '#app/operations/admin/admin-text.ts'
import { useCommandKey } from '#app/operations/admin/command-key.ts'
import { useAdminAuth } from '#app/store/admin-auth.tsx'

export function ShortcutList({ className = '' }: { readonly className?: string }) {
  const command = useCommandKey()
  const { admin } = useAdminAuth()
  const singleKeys = [
    { keys: 'J K', does: adminText.nextOrPreviousRow },
    { keys: 'X', does: adminText.selectFocusedRow },
    { keys: 'Enter', does: adminText.openFocusedRow },
    { keys: 'E', does: adminText.editOrPack },
    { keys: '/', does: adminText.goToSearch },
    { keys: '?', does: adminText.showShortcuts },
  ]
  const shortcuts = [
    ...(admin?.hasShortcuts ? singleKeys : []),
    { keys: `${command}+K`, does: adminText.openThisSearch },
    { keys: '↑ ↓ Enter', does: adminText.openResult },
    { keys: `${command}+S`, does: adminText.saveForm },
    { keys: adminText.esc, does: adminText.closeOrClear },
    { keys: 'Shift+Click', does: adminText.selectRange },
    { keys: 'Alt+↑ Alt+↓', does: adminText.moveRow },
    { keys: 'Alt+← Alt+→', does: adminText.moveTag },
    { keys: '↑ ↓ ← → Enter', does: adminText.moveInGrid },
  ]
  return (
    <dl className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 ${className}`}>
      {shortcuts.map(({ keys, does }) => (
        <div key={keys} className="col-span-2 grid grid-cols-subgrid">
          <dt>
            <kbd className="font-sans font-medium whitespace-nowrap">{keys}</kbd>
          </dt>
          <dd className="text-ink-2">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
