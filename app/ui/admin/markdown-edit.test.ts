import { expect, test } from 'vitest'
import { type Mark, markText } from '#app/ui/admin/markdown-edit.ts'

test.each<[mark: Mark, text: string, selected: string, result: string, selectedAfter: string]>([
  ['bold', 'soft silk', 'silk', 'soft **silk**', 'silk'],
  ['italic', 'soft ', '', 'soft **', ''],
  ['heading', 'Care\nWash cold', 'Wash', 'Care\n# Wash cold', ''],
  ['list', 'silk\nlinen', 'silk\nlinen', '- silk\n- linen', ''],
  ['link', 'See the guide', 'guide', 'See the [guide](https://)', 'https://'],
])('the mark %s is applied in “%s”', (mark, text, selected, result, selectedAfter) => {
  const start = selected === '' ? text.length : text.indexOf(selected)
  const edit = markText(mark, text, start, start + selected.length)
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
  expect(after).toBe(result)
  expect(after.slice(edit.start, edit.end)).toBe(selectedAfter)
})
