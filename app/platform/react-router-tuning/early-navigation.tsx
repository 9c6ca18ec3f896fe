import { useEffect } from 'react'
import { useNonce } from '#app/platform/http/nonce.tsx'

declare global {
  interface Window {
    /** Returns true if it reloads the page. */
    reloadIfElsewhere?: () => boolean
  }
}

/**
 * An inline script (0.3 KB) that reloads the page if Back or Forward changed the URL before hydration. Between history
 * entries that share a document, Back and Forward change only the URL: nothing would show the other page, and React
 * would mix it with this page's markup. The URL may have changed before this script runs. Chromium delays `popstate`
 * until all scripts are loaded; browsers without the Navigation API detect the change then.
 */
const RELOAD =
  '{const p=u=>u.split("#")[0],n=window.navigation,h=p(n?.activation?.entry?.url??location.href),r=window.reloadIfElsewhere=()=>p(location.href)!=h&&(location.reload(),true);r();n?.addEventListener("currententrychange",r)}'

/** Makes Back and Forward work before hydration by loading the page. After hydration, the router shows it. */
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
