import { useState } from 'react'

/**
 * Optimistic state for a choice that lives elsewhere, such as in the address: it is shown at once when it is made, and as it
 * really is as soon as that changes.
 */
export function useEcho<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [echo, setEcho] = useState({ of: real, shown: real })
  if (echo.of !== real) setEcho({ of: real, shown: real })
  return [echo.of === real ? echo.shown : real, (value) => setEcho({ of: real, shown: value })]
}
