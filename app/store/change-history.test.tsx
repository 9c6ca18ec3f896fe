import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'

const at = {
  id: newId<'audit-entry'>(),
  createdAt: new Date('2026-11-20T09:05:00Z'),
  staffId: null,
  staffName: 'Ada Obi',
}

const cases = [
  { action: 'product.create', changes: { sku: 'PRD-1' }, says: 'Created' },
  {
    action: 'product.update',
    changes: { fields: ['name', 'longDescription'] },
    says: 'Changed name, long description',
  },
  {
    action: 'product.update',
    changes: { fields: ['status', 'tags'], status: { from: 'draft', to: 'active' } },
    says: 'status: draft → active; Changed tags',
  },
  { action: 'settings.update', changes: { enable_tax: { from: true, to: false } }, says: 'Tax: on → off' },
  {
    action: 'order.update',
    changes: { trackingNumber: { from: '', to: 'GB 1' } },
    says: 'tracking number: none → GB 1',
  },
  { action: 'product.update', changes: { fields: [] }, says: 'Saved' },
]

test.each(cases)('$action with $changes shows "$says"', ({ action, changes, says }) => {
  const html = renderToStaticMarkup(
    <ChangeHistory entries={[{ ...at, action, changes }]} labels={{ enable_tax: 'Tax' }} />,
  )
  expect(html).toContain(says)
  expect(html).toContain('Nov 20, 2026, 09:05 UTC</time> · Ada Obi')
})

test('without changes there is no history', () => {
  expect(renderToStaticMarkup(<ChangeHistory entries={[]} />)).toBe('')
})
