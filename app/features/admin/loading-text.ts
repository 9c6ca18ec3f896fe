import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

type Loading = {
  readonly path: RegExp
  /** Of the screen that comes, as far as it is known before it is there. */
  readonly title: string
  readonly text: string
  /** With rows to come, and the text for those who do not see them. */
  readonly isList?: boolean
}

const LIST = { text: 'Loading the list', isList: true } as const

/** What screens say while they are on their way from another one. */
const TEXTS: readonly Loading[] = [
  { path: /^\/admin\/collections$/, title: 'Collections', text: 'Loading collections...' },
  { path: /^\/admin\/customers\/[^/]+$/, title: 'Customer', text: 'Loading...' },
  { path: /^\/admin\/products$/, title: 'Products', ...LIST },
  { path: /^\/admin\/orders$/, title: 'Orders', ...LIST },
  { path: /^\/admin\/discounts$/, title: 'Discount codes', ...LIST },
  { path: /^\/admin\/customers$/, title: 'Customers', ...LIST },
]

const TIMEOUT_MS = 150

/** The path of the screen that is seen, or of the one that its place is kept for. */
export function useShownPath(): string {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return (useLoading() && next?.pathname) || pathname
}

/** What stands in the place of a screen that is on its way, where it has words for that and does not come at once; otherwise null. */
export function useLoading(): Loading | null {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  const loading = next === pathname ? null : (TEXTS.find(({ path }) => path.test(next)) ?? null)
  const [late, setLate] = useState<Loading | null>(null)
  useEffect(() => {
    if (loading === null) return
    const timer = setTimeout(setLate, TIMEOUT_MS, loading)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [loading])
  return late
}
