import { useState } from 'react'

/** Shows a new value until the real one, for example in the URL, changes. */
export function useOptimisticValue<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [echo, setEcho] = useState({ of: real, shown: real })
  if (echo.of !== real) setEcho({ of: real, shown: real })
  return [echo.of === real ? echo.shown : real, (value) => setEcho({ of: real, shown: value })]
}
