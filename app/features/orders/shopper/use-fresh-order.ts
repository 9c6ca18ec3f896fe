import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads an order when its page becomes visible again. If the store cannot be reached, the page stays as it is. */
export function useFreshOrder(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const reload = async () => {
      if (document.visibilityState !== 'visible') return
      // Checked first: a failed revalidation would replace the page with an error
      const result = await fetch(location.pathname, { method: 'HEAD', signal }).catch(() => null)
      if (result?.ok && !signal.aborted) await revalidate()
    }
    document.addEventListener('visibilitychange', reload, { signal })
    return () => controller.abort()
  }, [revalidate])
}
