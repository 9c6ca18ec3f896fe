import { useState } from 'react'

/**
 * A choice that lives elsewhere, such as in the address: shown at once when it is made, and again as it really is as soon
 * as that has changed.
 */
export function useEcho<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [echo, setEcho] = useState({ of: real, shown: real })
  if (echo.of !== real) setEcho({ of: real, shown: real })
  return [echo.of === real ? echo.shown : real, (value) => setEcho({ of: real, shown: value })]
}
