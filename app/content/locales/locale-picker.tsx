import { useState } from 'react'
import { localesText } from '#app/content/locales/locales-text.ts'
import { useLocalePath } from '#app/content/locales/use-address-in.ts'
import { useStore } from '#app/store/store.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useLazy } from '#app/ui/lazy.ts'

const loadDialog = () => import('#app/content/locales/locale-dialog.tsx')

type LocalePickerProps = {
  readonly className: string
  /** Replaces the current country, currency and language. */
  readonly label?: string
}

/**
 * Opens a dialog in which shoppers choose country and language. Without JavaScript, shows links to the same page in
 * other locales.
 */
export function LocalePicker({ className, label }: LocalePickerProps) {
  const { locale, locales } = useStore()
  const { part, hasFailed, startLoading } = useLazy(loadDialog)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const current = locales.find(({ prefix }) => prefix === locale.prefix)
  if (!current) return null
  return (
    <>
      {!hasFailed && (
        <button
          type="button"
          className={`no-js:hidden ${className}`}
          aria-haspopup="dialog"
          onClick={() => {
            startLoading()
            setOpen(true)
          }}
        >
          {label ?? localesText.shipTo(current)}
        </button>
      )}
      {!hydrated && (
        <noscript>
          <LocaleLinks />
        </noscript>
      )}
      {hasFailed && <LocaleLinks />}
      {part && <part.LocaleDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

function LocaleLinks() {
  const { locale, locales } = useStore()
  const getLocalePath = useLocalePath()
  return (
    <nav aria-label={localesText.otherPlaces} className="w-full">
      <ul className="flex flex-wrap gap-x-6">
        {locales
          .filter(({ prefix }) => prefix !== locale.prefix)
          .map((other) => (
            <li key={other.prefix}>
              <a
                href={getLocalePath(other.prefix)}
                hrefLang={other.language}
                className="flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {localesText.shipTo(other)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
