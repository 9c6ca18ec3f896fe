import { useState } from 'react'
import { href, useLocation } from 'react-router'
import { localesText } from '#app/content/locales/locales-text.ts'
import { showSuggestion } from '#app/content/locales/show-suggestion.ts'
import { useLocalePath } from '#app/content/locales/use-address-in.ts'
import { useNonce } from '#app/platform/http/nonce.tsx'
import { useStore } from '#app/store/store.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { writeStored } from '#app/ui/local-storage.ts'

export const SUGGESTION_KEY = 'locale.suggestion'

/**
 * Suggests, on one line, a locale that suits the browser better. All pages contain this line; an inline script decides
 * before the first paint whether to show it, so that the layout does not shift.
 */
export function LocaleSuggestion() {
  const { locale, locales } = useStore()
  const { pathname } = useLocation()
  const getLocalePath = useLocalePath()
  const nonce = useNonce()
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  const shown = typeof document === 'undefined' ? undefined : document.documentElement.dataset.suggestion
  const dismiss = () => {
    setDismissed(true)
    writeStored(SUGGESTION_KEY, 'dismissed')
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <>
      <aside
        aria-label={localesText.choose}
        className="suggestion bg-mist"
        hidden={pathname === href('/checkout')}
        data-shown={shown === undefined ? undefined : ''}
        suppressHydrationWarning
      >
        <div className="page flex items-center gap-x-2 text-sm">
          <p className="min-w-0 flex-1 wrap-anywhere md:ps-8 md:text-center">
            {locales.map((localeLink) => (
              <a
                key={localeLink.prefix}
                hidden={localeLink.prefix !== shown}
                href={getLocalePath(localeLink.prefix)}
                hrefLang={localeLink.language}
                data-prefix={localeLink.prefix}
                data-countries={localeLink.countries}
                data-current={localeLink.prefix === locale.prefix || undefined}
                className="-my-1 inline-block py-3 font-medium underline underline-offset-2 hover:decoration-2"
                onClick={() => writeStored(SUGGESTION_KEY, 'dismissed')}
                suppressHydrationWarning
              >
                {localesText.switchTo(localeLink)}
              </a>
            ))}
          </p>
          <button
            type="button"
            className="-me-[14px] -my-1 grid size-11 shrink-0 place-items-center"
            aria-label={localesText.dismissSuggestion}
            onClick={dismiss}
          >
            <Icon name="close" className="size-4" />
          </button>
        </div>
      </aside>
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? buildScript() : '' /* the script has already run */}
      </script>
    </>
  )
}

function buildScript(): string {
  const zone = 'Intl.DateTimeFormat().resolvedOptions().timeZone'
  const found = `(${String(showSuggestion).replace(/\s+/g, ' ')})(document.currentScript.previousElementSibling,navigator.languages,${zone})`
  return `try{if(!localStorage.getItem('${SUGGESTION_KEY}')){const found=${found};if(found!==undefined)document.documentElement.dataset.suggestion=found}}catch{}`
}
