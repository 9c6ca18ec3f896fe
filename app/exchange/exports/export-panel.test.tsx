import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ArchiveList } from '#app/exchange/exports/archive-list.tsx'
import { ExportPanel } from '#app/exchange/exports/export-panel.tsx'
import type { ExportStatus } from '#app/exchange/exports/export-status.ts'
import { ToastProvider } from '#app/ui/toast.tsx'

const startedAt = new Date('2026-11-25T09:40:00Z')
const status: ExportStatus = {
  state: 'done',
  startedAt,
  part: 'Products',
  written: 0,
  expected: 0,
  missingImages: 0,
  failure: null,
}

function renderPanel(content: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: <ToastProvider>{content}</ToastProvider> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test.each<[Partial<ExportStatus>, RegExp]>([
  [{ state: 'running', written: 1, expected: 2 }, /Cancel export.*50% · Products.*You can leave/],
  [{ state: 'running' }, /Cancel export.*>Products</],
  [{ state: 'done' }, /Export everything.*The export from .* is ready\./],
  [{ state: 'done', missingImages: 2 }, /is ready\..*2 images/],
  [{ state: 'failed', failure: 'The disk is full.' }, /Export everything.*The disk is full\./],
  [{ state: 'cancelled' }, /Export everything.*was cancelled/],
])('the export panel describes the status %j', (change, text) => {
  expect(renderPanel(<ExportPanel status={{ ...status, ...change }} />)).toMatch(text)
})

test('the list of archives offers to download and delete an archive, and shows when it will be deleted', () => {
  const file = 'lumina-export-20261125-094000.zip'
  const archive = { file, createdAt: startedAt, bytes: 2_000_000, expiresAt: new Date('2026-12-02T09:40:00Z') }
  const html = renderPanel(<ArchiveList archives={[archive]} />)
  expect(html).toContain(`href="/admin/export/${file}"`)
  expect(html).toMatch(/Will be deleted on <time[^>]*dateTime="2026-12-02T09:40:00\.000Z"/)
  expect(html).toMatch(/<button[^>]*>Delete/)
})
