import { useState } from 'react'

/** Shows a new value until the real one, for example in the URL, changes. */
export function useOptimisticValue<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [echo, setEcho] = useState({ real, shown: real })
  if (echo.real !== real) setEcho({ real, shown: real })
  return [echo.real === real ? echo.shown : real, (value) => setEcho({ real, shown: value })]
}
