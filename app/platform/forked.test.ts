import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { forkScript, waitForStart } from '#app/platform/forked.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumina-forked-'))
afterAll(() => rmSync(folder, { recursive: true }))

function runScript(name: string, code: string): Promise<boolean> {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, code)
  return waitForStart(forkScript(script, []))
}

test('a process that sends a message has started, a process that ends without a message has not, and a failure is an error', async () => {
  expect(await runScript('starts', "process.send('started', () => process.disconnect())")).toBe(true)
  expect(await runScript('declines', 'process.disconnect()')).toBe(false)
  await expect(runScript('fails', 'process.exit(1)')).rejects.toThrow('The script exited with 1')
})
