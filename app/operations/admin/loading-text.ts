import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'

type LoadingScreen = {
  readonly path: RegExp
  readonly title: () => string
  readonly text: () => string
  /** If true, a skeleton is shown, and `text` is for screen readers. */
  readonly isList?: boolean
}

const LIST = { text: () => adminText.loadingList, isList: true } as const

const LOADING_SCREENS: readonly LoadingScreen[] = [
  {
    path: /^\/admin\/collections$/,
    title: () => adminText.screens.collections.label,
    text: () => adminText.loadingCollections,
  },
  { path: /^\/admin\/customers\/[^/]+$/, title: () => adminText.customer, text: () => adminText.loading },
  { path: /^\/admin\/products$/, title: () => adminText.screens.products.label, ...LIST },
  { path: /^\/admin\/orders$/, title: () => adminText.screens.orders.label, ...LIST },
  { path: /^\/admin\/discounts$/, title: () => adminText.screens.discounts.label, ...LIST },
  { path: /^\/admin\/customers$/, title: () => adminText.screens.customers.label, ...LIST },
]

/** Finds the placeholder to show while the screen of a different path is loading, or null. */
export function findLoadingScreen(pathname: string, next: string): LoadingScreen | null {
  return next === pathname ? null : (LOADING_SCREENS.find(({ path }) => path.test(next)) ?? null)
}

const DELAY_MS = 150

/** Returns the path of the screen that is shown or loading. */
export function useShownPath(): string {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return (useLoading() && next?.pathname) || pathname
}

export function useLoading(): LoadingScreen | null {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  const loading = findLoadingScreen(pathname, next)
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
