import { useState } from 'react'

/**
 * Optimistic state for a value that is stored elsewhere, such as in the URL: the new value is shown at once, and the
 * real one as soon as it changes.
 */
export function useOptimisticValue<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [echo, setEcho] = useState({ of: real, shown: real })
  if (echo.of !== real) setEcho({ of: real, shown: real })
  return [echo.of === real ? echo.shown : real, (value) => setEcho({ of: real, shown: value })]
}
