import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { getTemporaryRoot } from '#scripts/run-tests/temporary-root.ts'

/** Creates one folder for all files that tests create. It is deleted afterwards, however the tests end. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(getTemporaryRoot(), 'lumina-tests-'))
  chmodSync(folder, 0o711) // the database's user must be able to enter it
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled') // test stores compile their modules once
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
