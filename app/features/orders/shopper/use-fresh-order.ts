import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

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
