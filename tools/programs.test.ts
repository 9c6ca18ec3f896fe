import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'

test.each(['bench', 'faults', 'mutations', 'stress'])(
  '%s starts without a database, because it creates its own',
  (name) => {
    const args = [`tools/${name}/${name}.ts`, '--unknown']
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env.PATH } })
    expect(stderr).toMatch(/^Usage:/)
  },
)
