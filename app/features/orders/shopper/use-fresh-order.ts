import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Looks again how an order stands when its page comes back into sight. Where the store is away, the page stays as it is. */
export function useFreshOrder(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      // Asked first, as loading a page again that fails would put an error in its place
      const result = await fetch(location.pathname, { method: 'HEAD', signal }).catch(() => null)
      if (result?.ok && !signal.aborted) await revalidate()
    }
    document.addEventListener('visibilitychange', look, { signal })
    return () => gone.abort()
  }, [revalidate])
}
