import { expect, test } from 'vitest'
import {
  type Figure,
  formatFigures,
  formatTargets,
  formatVerdict,
  getVerdict,
  median,
  type Row,
} from '#tools/bench/row.ts'

function row(...figures: Figure[]): Row {
  return { work: 'work', figures }
}

const ratio = (value: number): Figure => ({ value, unit: 'times', label: 'the requests', target: { min: 0.9 } })
const time = (value: number): Figure => ({ value, unit: 'times', label: 'the time', target: { max: 1.1 } })

test.each([
  { figures: [ratio(0.9)], verdict: 'met', text: 'met' },
  { figures: [ratio(0.81)], verdict: 'missed', text: '**missed** by 10 %' },
  { figures: [time(1.1)], verdict: 'met', text: 'met' },
  { figures: [time(1.21)], verdict: 'missed', text: '**missed** by 10 %' },
  { figures: [time(2.2), ratio(0.95)], verdict: 'met', text: 'met' },
  { figures: [time(2.2), ratio(0.855)], verdict: 'missed', text: '**missed** by 5 %' },
  { figures: [time(Number.NaN), ratio(0.95)], verdict: 'met', text: 'met' },
  { figures: [time(Number.NaN), ratio(0.45)], verdict: 'missed', text: '**missed** by 50 %' },
  { figures: [time(Number.NaN), ratio(Number.NaN)], verdict: 'not measured', text: 'not measured' },
  { figures: [{ value: 5, unit: 'ms', target: null }], verdict: 'reported', text: '' },
  { figures: [{ value: 0, unit: 'score', target: { max: 0 } }], verdict: 'met', text: 'met' },
  {
    figures: [{ value: 1, unit: 'score', target: { max: 0 } }],
    verdict: 'missed',
    text: '**missed**',
  },
] as const)('$verdict: $text', ({ figures, verdict, text }) => {
  expect(getVerdict(row(...figures))).toBe(verdict)
  expect(formatVerdict(row(...figures))).toBe(text)
})

test('formats figures and targets with their units', () => {
  const both = row(time(1.0449), ratio(0.978))
  expect(formatFigures(both)).toBe('1.04 × the time, 0.98 × the requests')
  expect(formatTargets(both)).toBe('≤ 1.10 × or ≥ 0.90 ×')
  const reported = row(
    { value: 7.26, unit: 'ms', target: null },
    { value: Number.NaN, unit: 'KB', target: { max: 14 } },
  )
  expect(formatFigures(reported)).toBe('7.3 ms, not measured')
  expect(formatTargets(reported)).toBe('≤ 14.0 KB')
})

test('a figure just over its limit is missed by 1 %, not by 0 %', () => {
  expect(formatVerdict(row({ value: 2.001, unit: 's', target: { max: 2 } }))).toBe('**missed** by 1 %')
})

test('the median is the middle value, or the mean of the two middle values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7])
  expect(median([])).toBeNaN()
})
