import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createUnmeasuredRow, type Row } from '#tools/bench/row.ts'
import {
  formatDocument,
  formatLines,
  formatSummary,
  isIncomplete,
  MAIN_WORK,
  type MeasuredPart,
} from '#tools/bench/table.ts'

const met: Row = {
  work: 'start',
  figures: [{ value: 1.5, unit: 's', target: { max: 2 } }],
  remark: 'a | b',
}
const missed: Row = { work: 'idle | memory', figures: [{ value: 220, unit: 'MB', target: { max: 200 } }] }
const reported: Row = { work: 'growth', figures: [{ value: 5, unit: 'ms', target: null, label: 'at 1,000' }] }

function part(...rows: Row[]): MeasuredPart {
  return { name: 'start', rows, machine: 20.44 }
}

test('counts the verdicts of all rows, and tells whether a row was not measured', () => {
  expect(formatSummary([part(met, missed), part(reported)])).toBe('1 of 2 targets met, 1 missed')
  expect(isIncomplete([part(met, missed), part(reported)])).toBe(false)
  const broken = [part(met), part(createUnmeasuredRow('lists'))]
  expect(formatSummary(broken)).toBe('1 of 2 targets met, 0 missed, 1 could not be measured')
  expect(isIncomplete(broken)).toBe(true)
})

test('formats rows as lines in columns', () => {
  expect(formatLines(part(met, missed))).toEqual([
    '  start          1.50 s  ≤ 2.00 s  met',
    '      a | b',
    '  idle | memory  220 MB  ≤ 200 MB  missed by 10 %',
  ])
})

const main: Row = { ...met, work: 'second start until ready' }

test('the benchmark document contains the main rows, and those that missed their target or were not measured', () => {
  const parts = [part(met, main, missed, reported, createUnmeasuredRow('lists')), { ...part(), machine: 18.2 }]
  const text = formatDocument(parts, [['Machine', 'one core']])
  expect(text).toContain('\n- Machine: one core\n- Bare `node:http` server: 18.2 to 20.4 µs of processor time')
  expect(text).toContain(
    '\n2 of 4 targets met, 1 missed, 1 could not be measured.\nNo figure: cached product page, against bare node:http.\n',
  )
  expect(text).not.toContain('No figure: second start')
  expect(text.split('| --- |\n')[1]).toBe(
    [
      '| start | second start until ready | 1.50 s | ≤ 2.00 s | met |',
      '| start | idle \\| memory | 220 MB | ≤ 200 MB | **missed** by 10 % |',
      '| start | lists | not measured |  | not measured |',
      '',
    ].join('\n'),
  )
})

test('docs/benchmarks.md contains every main row', () => {
  const stored = readFileSync('docs/benchmarks.md', 'utf8')
  expect([...MAIN_WORK].filter((work) => !stored.includes(`| ${work} |`))).toEqual([])
})
