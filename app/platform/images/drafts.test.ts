import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDrafts } from '#app/platform/images/drafts.server.ts'

const home = mkdtempSync(join(tmpdir(), 'lumina-drafts-'))
afterAll(() => rmSync(home, { recursive: true }))

test('after a failure, creating the folder is retried with the next temporary file', async () => {
  const disk = join(home, 'disk')
  const drafts = openDrafts(join(disk, 'drafts'))
  writeFileSync(disk, '') // a file where the folder should be
  await expect(drafts.path()).rejects.toThrow('ENOTDIR')
  rmSync(disk)
  expect(dirname(await drafts.path())).toBe(join(disk, 'drafts'))
})
