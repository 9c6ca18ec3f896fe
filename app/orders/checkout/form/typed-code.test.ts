import { expect, test } from 'vitest'
import { parseTypedCode } from '#app/orders/checkout/form/typed-code.ts'

const UNKNOWN = 'This discount code is not valid. Please check the spelling.'

test('a typed discount code is requested in the format in which codes are stored', () => {
  expect(parseTypedCode(' save 10')).toEqual({ ok: true, code: 'SAVE10' })
})

test.each([
  { typed: '', problem: 'Enter a code' },
  { typed: '  ', problem: 'Enter a code' },
  { typed: '50 %', problem: UNKNOWN },
  { typed: '4242 4242 4242 4242', problem: UNKNOWN },
])('no code is requested for “$typed”: $problem', ({ typed, problem }) => {
  expect(parseTypedCode(typed)).toEqual({ ok: false, problem })
})
