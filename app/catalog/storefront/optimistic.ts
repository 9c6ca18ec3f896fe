import { useState } from 'react'

/** Shows a new value until the real one, for example in the URL, changes. */
export function useOptimisticValue<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [latest, setEcho] = useState({ real, shown: real })
  if (latest.real !== real) setEcho({ real, shown: real })
  return [latest.real === real ? latest.shown : real, (value) => setEcho({ real, shown: value })]
}
