import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'

const noop = () => {}

function render(
  names: readonly string[],
  { max = 100, canRemove = true, disabled = false, isSentAsList = false } = {},
): string {
  return renderToString(
    <SortableList
      label="Dresses"
      items={names}
      toKey={(name) => name}
      getName={(name) => name}
      onMove={noop}
      {...(canRemove && { onRemove: noop })}
      empty={<p>None yet.</p>}
      disabled={disabled}
      isSentAsList={isSentAsList}
      max={max}
    >
      {(name) => <span>{name}</span>}
    </SortableList>,
  ).replaceAll('<!-- -->', '')
}

test('rows have the actions Move up and Move down, one of which is disabled at each end of the list', () => {
  const html = render(['Amara', 'Thandi'])
  expect(html).toContain('aria-label="Dresses"')
  const [, amara, thandi] = html.split('aria-label="Actions for ')
  expect(amara).toMatch(/disabled="">Move up.*aria-keyshortcuts="Alt\+ArrowDown">Move down/)
  expect(thandi).toMatch(/aria-keyshortcuts="Alt\+ArrowUp">Move up.*disabled="">Move down.*Remove/)
  expect(html).not.toContain('Move to top')
  expect(html).not.toContain('style=')
})

test('longer lists also have actions that move an item to the top and bottom', () => {
  const html = render(['a', 'b', 'c', 'd', 'e'], { canRemove: false })
  expect(html.match(/Move to top/g)).toHaveLength(5)
  expect(html.match(/Move to bottom/g)).toHaveLength(5)
  expect(html).not.toContain('Remove')
})

test('a single row cannot be moved, and an empty list shows its message', () => {
  expect(render(['Amara'])).not.toMatch(/Move|data-sort-handle/)
  expect(render([])).toContain('None yet.')
})

test('at most `max` rows are shown at first', () => {
  const html = render(['a', 'b', 'c'], { max: 2 })
  expect(html.match(/data-place/g)).toHaveLength(2)
  expect(html).toContain('2 of 3 shown')
  expect(html).toContain('Show more')
})

test('a disabled list cannot be changed', () => {
  expect(render(['a', 'b'], { disabled: true }).match(/disabled=""/g)).toHaveLength(6)
})

test('without scripts, fields that are sent as one list cannot be edited, and a note explains this', () => {
  expect(render(['Amara'], { isSentAsList: true })).toMatch(/<noscript>.*Turn on JavaScript.*<fieldset[^>]* inert=""/)
  expect(render(['Amara'])).not.toContain('inert')
})
