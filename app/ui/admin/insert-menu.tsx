import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type InsertMenuProps = {
  /** The id of the text field. */
  readonly field: string
  /** The text that each choice inserts, with its label. */
  readonly values: readonly { readonly text: string; readonly label: string }[]
  /** Receives the whole text with the inserted value. */
  readonly onInsert: (text: string) => void
}

/** Inserts values into a text field at its cursor. */
export function InsertMenu({ field, values, onInsert }: InsertMenuProps) {
  const insert = (inserted: string) => {
    const element = document.getElementById(field)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    const { value, selectionStart, selectionEnd } = element
    const end = selectionEnd || value.length // at the end if the field had no cursor yet
    const start = selectionEnd ? (selectionStart ?? end) : end
    onInsert(value.slice(0, start) + inserted + value.slice(end))
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(start + inserted.length, start + inserted.length)
    })
  }
  return (
    <div className="no-js:hidden">
      <ActionMenu label={adminText.insertValue} hasText>
        {values.map(({ text, label }) => (
          <button key={text} type="button" onClick={() => insert(text)}>
            {label}
          </button>
        ))}
      </ActionMenu>
    </div>
  )
}
