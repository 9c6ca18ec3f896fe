import { useCommandKey } from '#app/features/admin/command-key.ts'

/** Every shortcut of the admin. None is a single letter: those are for typing. */
export function ShortcutList() {
  const command = useCommandKey()
  const shortcuts = [
    { keys: `${command}+K`, does: 'Open this search' },
    { keys: '↑ ↓ Enter', does: 'Choose and open what it found' },
    { keys: `${command}+S`, does: 'Save the form' },
    { keys: 'Esc', does: 'Close what is open; in a list, clear the selection' },
    { keys: 'Shift+Click', does: 'Select all rows in between' },
    { keys: 'Alt+↑ Alt+↓', does: 'Move a row, where rows have a sequence' },
    { keys: 'Alt+← Alt+→', does: 'Move a size, color or tag' },
    { keys: '↑ ↓ ← → Enter', does: 'Go from cell to cell in the stock grid' },
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
