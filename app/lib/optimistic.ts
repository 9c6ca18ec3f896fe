import { useState } from 'react'

/**
 * Optimistic state for a value stored elsewhere, such as in the URL: shows the new value until the real one changes.
 */
export function useOptimisticValue<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [echo, setEcho] = useState({ of: real, shown: real })
  if (echo.of !== real) setEcho({ of: real, shown: real })
  return [echo.of === real ? echo.shown : real, (value) => setEcho({ of: real, shown: value })]
}
