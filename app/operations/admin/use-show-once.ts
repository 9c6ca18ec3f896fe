import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useToast } from '#app/ui/toast.tsx'

/** Shows the toast that a query parameter names, then removes the query, so that a reload does not repeat it. */
export function useShowOnce(texts: Readonly<Record<string, string>>): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const toast = useToast()
  const text = Object.entries(texts).find(([name]) => query.has(name))?.[1]
  useEffect(() => {
    if (!text) return
    toast(text)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [text, pathname, navigate, toast])
}
