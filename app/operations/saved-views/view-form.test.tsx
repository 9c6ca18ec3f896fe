import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseForm } from '#app/lib/form.ts'
import { ViewFields } from '#app/operations/saved-views/view-form.tsx'
import { newViewInput } from '#app/operations/saved-views/view-input.ts'

test('filters that are too long for a view are reported in the view’s form', () => {
  const form = new FormData()
  const query = `q=${'x'.repeat(2_000)}`
  for (const [name, value] of Object.entries({ list: 'orders', name: 'Long', query })) form.set(name, value)
  const input = parseForm(newViewInput, form)
  const errors = input.ok ? {} : input.errors
  expect(renderToString(<ViewFields subject={{ kind: 'new', list: 'orders', query }} errors={errors} />)).toContain(
    'role="alert"',
  )
  expect(errors).toEqual({ query: 'These filters are too long to save. Remove some of them first.' })
})
