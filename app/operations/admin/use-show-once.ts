import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useToast } from '#app/ui/toast.tsx'

/** Shows the toast for a query parameter, then removes the parameter, so that a reload does not repeat it. */
export function useShowOnce(texts: Readonly<Record<string, string>>): void {
  const [query, setQuery] = useSearchParams()
  const toast = useToast()
  const name = Object.keys(texts).find((key) => query.has(key))
  const show = useEffectEvent((shown: string) => {
    toast(texts[shown] ?? '')
    const rest = new URLSearchParams(query)
    rest.delete(shown)
    // Loading the data again would close the dialog that asks whether to leave the page
    setQuery(rest, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  })
  useEffect(() => {
    if (name) show(name)
  }, [name])
}
