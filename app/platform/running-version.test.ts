import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readVersion } from '#app/platform/running-version.server.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumina-version-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  { where: 'a folder without git', files: {}, commit: null },
  {
    where: 'a branch',
    files: { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` },
    commit: '0123456789ab',
  },
  {
    where: 'a packed branch',
    files: { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# pack-refs\n${COMMIT} refs/heads/main\n` },
    commit: '0123456789ab',
  },
  { where: 'a detached head', files: { '.git/HEAD': `${COMMIT}\n` }, commit: '0123456789ab' },
  { where: 'a damaged clone', files: { '.git/HEAD': 'what is this' }, commit: null },
])('the commit in $where is $commit', ({ files, commit }) => {
  for (const [name, text] of Object.entries({ ...files, 'package.json': '{"version":"1.2.3"}' })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  expect(readVersion(folder)).toEqual({ store: '1.2.3', commit })
})
