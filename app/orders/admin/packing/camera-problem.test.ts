import { expect, test } from 'vitest'
import { DetectorError, findCameraProblem } from '#app/orders/admin/packing/camera-problem.ts'

test.each([
  ['missing', new DOMException('', 'NotFoundError')],
  ['blocked', new DOMException('', 'NotAllowedError')],
  ['blocked', new DOMException('', 'SecurityError')],
  ['not-started', new DOMException('', 'NotReadableError')],
  ['not-loaded', new DetectorError('offline')],
] as const)('the camera problem “%s” is reported for %s', (problem, error) => {
  expect(findCameraProblem(error)).toBe(problem)
})
