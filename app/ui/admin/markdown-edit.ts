export const MARKS = ['heading', 'bold', 'italic', 'list', 'link'] as const
export type Mark = (typeof MARKS)[number]

/** Replaces the text from `from` to `to`, and then selects from `start` to `end`. */
type TextEdit = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

const LINE_MARKS = { heading: '# ', list: '- ' } as const
const WRAPS = { bold: '**', italic: '*' } as const
const LINK_TARGET = 'https://'

/** Marks the selected text, or the selected lines, in Markdown. */
export function markText(mark: Mark, text: string, start: number, end: number): TextEdit {
  const selected = text.slice(start, end)
  switch (mark) {
    case 'heading':
    case 'list': {
      const from = text.lastIndexOf('\n', start - 1) + 1
      const lines = text.slice(from, end).split('\n')
      const markedText = lines.map((line) => LINE_MARKS[mark] + line).join('\n')
      return { text: markedText, from, to: end, start: from + markedText.length, end: from + markedText.length }
    }
    case 'bold':
    case 'italic': {
      const wrap = WRAPS[mark]
      const [first, last] = [start + wrap.length, end + wrap.length]
      return { text: wrap + selected + wrap, from: start, to: end, start: first, end: last }
    }
    case 'link': {
      const target = start + selected.length + 3 // after '[', the text and ']('
      const marked = `[${selected}](${LINK_TARGET})`
      return { text: marked, from: start, to: end, start: target, end: target + LINK_TARGET.length }
    }
  }
}
