import { useState } from 'react'

/** Shows a new value until the real one, for example in the URL, changes. */
export function useOptimisticValue<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [latest, setLatest] = useState({ real, shown: real })
  if (latest.real !== real) setLatest({ real, shown: real })
  return [latest.real === real ? latest.shown : real, (value) => setLatest({ real, shown: value })]
}
