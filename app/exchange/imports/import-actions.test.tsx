import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type ImportState, type OutcomeCounts, toOutcomeCounts } from '#app/base/imports.ts'
import { ImportActions } from '#app/exchange/imports/import-actions.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'

type RenderOptions = {
  readonly state: ImportState
  readonly counts: Partial<OutcomeCounts>
  readonly canUndo?: boolean
}

function render({ state, counts, canUndo = true }: RenderOptions): string {
  const file = { state, counts: { ...toOutcomeCounts([]), ...counts }, revision: 1 }
  const allowed = { canApply: false, canRecheck: false, canUndo }
  const nouns = { one: 'redirect', many: 'redirects' }
  const element = <ImportActions nouns={nouns} file={file} rejected="/" failed={null} isBusy={false} {...allowed} />
  const router = createMemoryRouter([{ path: '/', element: <ToastProvider>{element}</ToastProvider> }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return html.replaceAll(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

const dialogText = (loss: string) => `|Remove this import from the list?|${loss}|Cancel|Remove import|`

test.each<RenderOptions & { text: string }>([
  { state: 'checked', counts: { new: 1 }, text: '|Discard this file|' },
  { state: 'applied', counts: { unchanged: 1 }, text: '|Remove from list|' },
  {
    state: 'applied',
    counts: { applied: 1 },
    text: `|Remove from list${dialogText('If you remove this import, the saved redirects stay. You can no longer undo the import.')}`,
  },
  {
    state: 'checked',
    counts: { applied: 1, changed: 1 },
    text: `|Remove from list${dialogText('If you remove this import, the saved redirects stay. The rest of the file is not saved. You can no longer undo the import.')}`,
  },
  {
    state: 'checking',
    counts: { applied: 1, waiting: 1 },
    canUndo: false,
    text: `|Remove from list${dialogText('If you remove this import, the saved redirects stay. The rest of the file is not saved.')}`,
  },
  {
    state: 'applying',
    counts: { new: 1 }, // a second click on "Add 1 redirect" can hit the button
    text: `|Remove from list${dialogText('If you remove this import, the saved redirects stay. The rest of the file is not saved. You can no longer undo the import.')}`,
  },
])('before removing an import that is $state with $counts, staff see what would be lost', ({ text, ...file }) => {
  expect(render(file)).toBe(text)
})
