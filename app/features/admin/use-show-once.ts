import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useToast } from '#app/ui/toast.tsx'

/**
 * Says what was done on the screen before, which led here with a name in the address: `news` has the words for each. Said
 * once, and not again on a reload: the address forgets it.
 */
export function useShowOnce(news: Readonly<Record<string, string>>): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const text = Object.entries(news).find(([name]) => query.has(name))?.[1]
  useEffect(() => {
    if (!text) return
    toast(text)
    void navigate('.', { replace: true, preventScrollReset: true })
  }, [text, navigate, toast])
}
