import { Bold, Heading, Italic, Link2, List } from 'lucide-react'
import type { RefObject } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { MARKS, type Mark, markText } from '#app/ui/admin/markdown-edit.ts'

const ICONS = { heading: Heading, bold: Bold, italic: Italic, list: List, link: Link2 } as const

/** Buttons that mark the selection of a field in Markdown. */
export function MarkdownToolbar({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const apply = (mark: Mark) => {
    const { current } = field
    if (!current) return
    const { text, from, to, start, end } = markText(mark, current.value, current.selectionStart, current.selectionEnd)
    current.setRangeText(text, from, to)
    current.setSelectionRange(start, end)
    current.dispatchEvent(new Event('input', { bubbles: true })) // as if the text were typed
    current.focus()
  }
  return (
    <div role="toolbar" aria-label={adminText.formatting} className="flex min-w-0 flex-wrap">
      {MARKS.map((mark) => {
        const Icon = ICONS[mark]
        return (
          <button
            key={mark}
            type="button"
            aria-label={adminText.marks[mark]}
            title={adminText.marks[mark]}
            className="grid size-9 place-items-center hover:bg-mist max-md:size-11"
            onClick={() => apply(mark)}
          >
            <Icon className="size-4" aria-hidden="true" />
          </button>
        )
      })}
    </div>
  )
}
