import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** What screens say while they are on their way from another one. */
const TEXTS: readonly { readonly path: RegExp; readonly text: string }[] = [
  { path: /^\/admin\/collections$/, text: 'Loading collections...' },
  { path: /^\/admin\/customers\/[^/]+$/, text: 'Loading...' },
]

const PATIENCE_MS = 150

/** The words of the screen that is on its way, where it has some and does not come at once; otherwise null. */
export function useLoadingText(): string | null {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  const text = next === pathname ? null : (TEXTS.find(({ path }) => path.test(next))?.text ?? null)
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(setLate, PATIENCE_MS, text)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [text])
  return late
}
