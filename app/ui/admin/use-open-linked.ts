import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the folded section that the URL's anchor is in, and focuses its field. */
export function useOpenLinked(): void {
  const location = useLocation()
  useEffect(() => {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
    const folded = target?.closest('details')
    if (!target || !folded) return
    folded.open = true
    target.focus()
    target.scrollIntoView({ block: 'center' })
  }, [location])
}
