import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

type LoadingScreen = {
  readonly path: RegExp
  readonly title: string
  readonly text: string
  /** Shows a skeleton; `text` is for screen readers. */
  readonly isList?: boolean
}

const LIST = { text: 'Loading the list', isList: true } as const

const LOADING_SCREENS: readonly LoadingScreen[] = [
  { path: /^\/admin\/collections$/, title: 'Collections', text: 'Loading collections...' },
  { path: /^\/admin\/customers\/[^/]+$/, title: 'Customer', text: 'Loading...' },
  { path: /^\/admin\/products$/, title: 'Products', ...LIST },
  { path: /^\/admin\/orders$/, title: 'Orders', ...LIST },
  { path: /^\/admin\/discounts$/, title: 'Discounts', ...LIST },
  { path: /^\/admin\/customers$/, title: 'Customers', ...LIST },
]

const DELAY_MS = 150

/** The path of the screen that is shown or loading. */
export function useShownPath(): string {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return (useLoading() && next?.pathname) || pathname
}

export function useLoading(): LoadingScreen | null {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  const loading = next === pathname ? null : (LOADING_SCREENS.find(({ path }) => path.test(next)) ?? null)
  const [delayed, setDelayed] = useState<LoadingScreen | null>(null)
  useEffect(() => {
    if (loading === null) return
    const timer = setTimeout(setDelayed, DELAY_MS, loading)
    return () => {
      clearTimeout(timer)
      setDelayed(null)
    }
  }, [loading])
  return delayed
}
