import { useState } from 'react'
import type { ShownAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import { MenuLink } from '#app/content/storefront/menu-link.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { useNonce } from '#app/platform/http/nonce.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { writeStored } from '#app/ui/local-storage.ts'

const KEY = 'announcement.dismissed'

/** Hides a dismissed bar before it is painted. The script must come directly after the bar. */
const HIDE_DISMISSED = `try{if(localStorage.getItem('${KEY}')===document.currentScript.previousElementSibling.dataset.text)document.documentElement.dataset.announcement='dismissed'}catch{}`

/** A dismissed bar is hidden in this browser until its text changes. */
export function AnnouncementBar({ text, to }: ShownAnnouncement) {
  const nonce = useNonce()
  const [isLeaving, setLeaving] = useState(false)
  const dismiss = () => {
    setLeaving(true)
    writeStored(KEY, text)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const finish = () => {
    if (isLeaving) document.documentElement.dataset.announcement = 'dismissed'
  }
  return (
    <>
      <aside
        aria-label={storefrontText.announcement}
        className="announcement on-dark bg-announcement text-on-announcement"
        data-text={text}
        data-leaving={isLeaving || undefined}
        onTransitionEnd={finish}
      >
        <div>
          <div className="page flex min-h-9 items-center">
            {/* The left padding equals the button's width, so that the text is centered above the wordmark. */}
            <p className="flex-1 py-2 text-sm font-medium md:ps-8 md:text-center no-js:md:ps-0">
              {to ? (
                <MenuLink to={to} className="underline underline-offset-4">
                  {text}
                </MenuLink>
              ) : (
                text
              )}
            </p>
            <button
              type="button"
              className="no-js:hidden -me-[12px] grid size-11 shrink-0 place-items-center"
              aria-label={storefrontText.dismissAnnouncement}
              onClick={dismiss}
            >
              <Icon name="close" className="size-4" />
            </button>
          </div>
        </div>
      </aside>
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? HIDE_DISMISSED : '' /* the script has already run */}
      </script>
    </>
  )
}
