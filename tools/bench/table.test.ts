import { expect, test } from 'vitest'
import { type Row, unmeasured } from '#tools/bench/row.ts'
import { isIncomplete, linesOf, type MeasuredPart, markdownOf, summaryOf } from '#tools/bench/table.ts'

const reached: Row = {
  work: 'start',
  figures: [{ value: 1.5, unit: 's', target: { max: 2 } }],
  remark: 'a | b',
}
const short: Row = { work: 'idle memory', figures: [{ value: 220, unit: 'MB', target: { max: 200 } }] }
const reported: Row = { work: 'growth', figures: [{ value: 5, unit: 'ms', target: null, of: 'at 1,000' }] }

function part(...rows: Row[]): MeasuredPart {
  return { name: 'start', how: 'From the command on.', rows, machine: 20.44 }
}

test('says how the rows came out, and whether any is missing', () => {
  expect(summaryOf([part(reached, short), part(reported)])).toBe('1 of 2 figures are reached, 1 fall short')
  expect(isIncomplete([part(reached, short), part(reported)])).toBe(false)
  const broken = [part(reached), part(unmeasured('lists'))]
  expect(summaryOf(broken)).toBe('1 of 2 figures are reached, 0 fall short, 1 could not be measured')
  expect(isIncomplete(broken)).toBe(true)
})

test('as lines in columns', () => {
  expect(linesOf(part(reached, short))).toEqual([
    '  start        1.50 s  ≤ 2.00 s  reached',
    '      a | b',
    '  idle memory  220 MB  ≤ 200 MB  falls short by 10 %',
  ])
})

test('as a document that says on what it was measured, and how', () => {
  const text = markdownOf([part(reached, reported)], [['Machine', 'one core']])
  expect(text).toContain('- Machine: one core\n')
  expect(text).toContain('\n1 of 1 figures are reached, 0 fall short.\n')
  expect(text).toContain(
    '| start | 1.50 s | ≤ 2.00 s | reached | 20.4 µs | a \\| b |\n| growth | 5.0 ms at 1,000 |  |  | 20.4 µs |  |',
  )
  expect(text).toContain('## start\n\nFrom the command on.\n')
})
