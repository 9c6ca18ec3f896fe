import { expect, test } from '@playwright/test'
import { computeCompressedSize, hasAdminCode, loadPageCode, MAX_BYTES } from '#tests/support/page-weight.ts'
import { findExecutedScripts } from '#tests/support/run-scripts.ts'

// Only a browser knows which scripts a page runs by itself. tests/start/all-pages.test.ts checks the sizes of all
// pages.

test('the largest pages, including the scripts that they run, are within their limit and contain no admin code', async ({
  page,
}) => {
  for (const path of ['/', '/shop', '/product/ember-linen-shift']) {
    const run = await findExecutedScripts(page, path)
    const read = async (file: string) => {
      const response = await page.request.get(file)
      return { text: await response.text(), bytes: Number(response.headers()['content-length']) }
    }
    const code = await loadPageCode(read, path, run)
    expect(computeCompressedSize(code.scripts.values()), `scripts of ${path}`).toBeLessThanOrEqual(MAX_BYTES.scripts)
    expect(hasAdminCode(code), path).toBe(false)
  }
})
