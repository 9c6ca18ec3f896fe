import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** `isList`: with rows to come, and the text for those who do not see them. */
type Loading = { readonly path: RegExp; readonly text: string; readonly isList?: boolean }

/** What screens say while they are on their way from another one. */
const TEXTS: readonly Loading[] = [
  { path: /^\/admin\/collections$/, text: 'Loading collections...' },
  { path: /^\/admin\/customers\/[^/]+$/, text: 'Loading...' },
  { path: /^\/admin\/(products|orders|discounts|customers)$/, text: 'Loading the list', isList: true },
]

const PATIENCE_MS = 150

/** The words of the screen that is on its way, where it has some and does not come at once; otherwise null. */
export function useLoading(): Loading | null {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  const loading = next === pathname ? null : (TEXTS.find(({ path }) => path.test(next)) ?? null)
  const [late, setLate] = useState<Loading | null>(null)
  useEffect(() => {
    if (loading === null) return
    const timer = setTimeout(setLate, PATIENCE_MS, loading)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [loading])
  return late
}
