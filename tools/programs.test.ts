import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'

test.each(['bench', 'faults', 'mutations', 'stress'])(
  '%s loads without a database URL, because it creates its own database',
  (name) => {
    const args = [`tools/${name}/${name}.ts`, '--unknown']
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env.PATH } })
    expect(stderr).toMatch(/^Usage:/)
  },
)
