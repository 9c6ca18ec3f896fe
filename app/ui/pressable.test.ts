import { expect, test, vi } from 'vitest'
import { getPressableProps } from '#app/ui/pressable.ts'

test.each([false, true])('a blocked button focuses the field that blocks it (busy: %s)', (busy) => {
  const focus = vi.fn()
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'obstacle' ? { focus } : null) })
  const preventDefault = vi.fn()
  const onClick = vi.fn()
  const button = getPressableProps({ busy, blockedBy: 'obstacle', disabled: false, onClick })
  button.onClick?.({ preventDefault } as never)
  vi.unstubAllGlobals()
  expect([focus.mock.calls.length, preventDefault.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1, 0])
  expect(button['aria-disabled']).toBe(true)
})

test('a busy button ignores a click', () => {
  const preventDefault = vi.fn()
  const onClick = vi.fn()
  getPressableProps({ busy: true, disabled: false, onClick }).onClick?.({ preventDefault } as never)
  expect([preventDefault.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 0])
})
