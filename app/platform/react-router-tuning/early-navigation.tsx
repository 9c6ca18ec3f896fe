import { useEffect } from 'react'
import { useNonce } from '#app/platform/http/nonce.tsx'

declare global {
  interface Window {
    /** Returns whether it reloads the page. */
    reloadIfElsewhere?: () => boolean
  }
}

/**
 * Inline (0.2 KB). Back or Forward between entries that share this document only changes its URL. Before hydration,
 * nothing would show the other page, and React would mix it with the markup of this one. Chromium delays `popstate`
 * until all scripts are loaded; browsers without the Navigation API notice when they are.
 */
const RELOAD =
  '{const p=()=>location.pathname+location.search,h=p(),r=window.reloadIfElsewhere=()=>p()!=h&&(location.reload(),true);window.navigation?.addEventListener("currententrychange",r)}'

/** Loads the page that Back or Forward before hydration leads to. Afterwards, the router shows it. */
export function EarlyNavigation() {
  const nonce = useNonce()
  useEffect(() => {
    if (window.reloadIfElsewhere) window.navigation?.removeEventListener('currententrychange', window.reloadIfElsewhere)
  }, [])
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? RELOAD : '' /* not part of the client scripts */}
    </script>
  )
}
