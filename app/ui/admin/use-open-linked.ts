import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { openContainingDetails } from '#app/ui/admin/open-details.ts'

/** Opens the collapsed section that contains the URL's anchor, and focuses the linked field. */
export function useOpenLinkedPanel(): void {
  const location = useLocation()
  useEffect(() => {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
    if (!target?.closest('details')) return
    openContainingDetails(target)
    target.focus()
    target.scrollIntoView({ block: 'center' })
  }, [location])
}
