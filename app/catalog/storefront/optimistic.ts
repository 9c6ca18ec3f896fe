import { useState } from 'react'

/** Returns `real`, for example from the URL, and a function that shows a different value until `real` changes. */
export function useOptimisticValue<Value>(real: Value): [shown: Value, show: (value: Value) => void] {
  const [latest, setLatest] = useState({ real, shown: real })
  if (latest.real !== real) setLatest({ real, shown: real })
  return [latest.real === real ? latest.shown : real, (value) => setLatest({ real, shown: value })]
}
