import { useCommandKey } from '#app/features/admin/command-key.ts'

/** None is a single letter, which is for typing. */
export function ShortcutList() {
  const command = useCommandKey()
  const shortcuts = [
    { keys: `${command}+K`, does: 'Open this search' },
    { keys: '↑ ↓ Enter', does: 'Select and open a result' },
    { keys: `${command}+S`, does: 'Save the form' },
    { keys: 'Esc', does: 'Close a dialog; in a list, clear the selection' },
    { keys: 'Shift+Click', does: 'Select a range of rows' },
    { keys: 'Alt+↑ Alt+↓', does: 'Move a row in a sortable list' },
    { keys: 'Alt+← Alt+→', does: 'Move a size, color or tag' },
    { keys: '↑ ↓ ← → Enter', does: 'Move between cells of the stock grid' },
  ]
  return (
    <details className="border-t border-line text-sm">
      <summary className="flex min-h-9 items-center px-4 text-ink-2 hover:bg-pearl max-md:min-h-11">
        Keyboard shortcuts
      </summary>
      <dl className="grid max-h-[40svh] grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 overflow-y-auto px-4 pt-1 pb-4">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="font-sans font-medium whitespace-nowrap">{keys}</kbd>
            </dt>
            <dd className="text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
