import { useId, useMemo, useState } from 'react'
import {
  type Choice,
  findLocale,
  guessCountry,
  listCountries,
  listMarketLocales,
} from '#app/content/locales/locale-choice.ts'
import { SUGGESTION_KEY } from '#app/content/locales/locale-suggestion.tsx'
import { localesText } from '#app/content/locales/locales-text.ts'
import { useLocalePath } from '#app/content/locales/use-address-in.ts'
import { getSystemZone } from '#app/lib/time-zone.ts'
import { useStore } from '#app/store/store.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DrawerHeading } from '#app/ui/drawer-heading.tsx'
import { BOX } from '#app/ui/field.tsx'
import { writeStored } from '#app/ui/local-storage.ts'

const OPTION = 'flex min-h-11 cursor-pointer items-center gap-3 px-2 has-checked:bg-lumen-soft has-checked:font-medium'

/** Lets shoppers choose a country and a language, and describes the result in a sentence. */
export function LocaleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { locale, locales } = useStore()
  const getLocalePath = useLocalePath()
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<Choice>(() => {
    const served = locales.find(({ prefix }) => prefix === locale.prefix)?.countries.split(' ') ?? []
    return { country: guessCountry(served, navigator.languages, getSystemZone()), language: locale.language }
  })
  const [title, group] = [useId(), useId()]
  const countries = useMemo(() => listCountries(locales, locale.language), [locales, locale.language])
  const query = text.trim().toLocaleLowerCase(locale.language)
  const shownCountries = countries.filter(({ name }) => name.toLocaleLowerCase(locale.language).includes(query))
  const offeredLocales = listMarketLocales(locales, locale.prefix, choice.country)
  const chosenLocale = findLocale(offeredLocales, choice.language)
  if (!chosenLocale) return null
  const place = countries.find(({ code }) => code === choice.country)?.name ?? chosenLocale.place
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={title}
      className="drawer w-[calc(100vw-24px)] flex-col overflow-y-auto text-base open:flex md:w-110"
    >
      <DrawerHeading id={title} closeLabel={localesText.close} onClose={onClose}>
        {localesText.choose}
      </DrawerHeading>
      <fieldset className="flex min-h-60 flex-1 flex-col px-6 pt-2">
        <legend className="float-start mb-2 font-medium">{localesText.country}</legend>
        <input
          type="search"
          aria-label={localesText.findCountry}
          placeholder={localesText.findCountry}
          autoComplete="off"
          className={BOX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && shownCountries[0]) setChoice({ ...choice, country: shownCountries[0].code })
          }}
        />
        <div className="mt-2 min-h-40 flex-1 basis-0 overflow-y-auto border border-line">
          {shownCountries.map(({ code, name }) => (
            <label key={code} className={OPTION}>
              <input
                type="radio"
                name={group}
                className="size-4 accent-plum"
                checked={code === choice.country}
                onChange={() => setChoice({ ...choice, country: code })}
              />
              {name}
            </label>
          ))}
          {shownCountries.length === 0 && <p className="p-3 text-ink-2">{localesText.noCountry(text.trim())}</p>}
        </div>
      </fieldset>
      {offeredLocales.length > 1 && (
        <fieldset className="px-6 pt-4">
          <legend className="float-start mb-2 w-full font-medium">{localesText.language}</legend>
          <div className="clear-left flex flex-wrap gap-2">
            {offeredLocales.map(({ prefix, language, languageName }) => (
              <label key={prefix} lang={language} className={`${OPTION} border border-line pe-4`}>
                <input
                  type="radio"
                  name={`${group}-language`}
                  className="size-4 accent-plum"
                  checked={prefix === chosenLocale.prefix}
                  onChange={() => setChoice({ ...choice, language })}
                />
                {languageName}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="px-6 pt-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <p role="status" className="mb-4 text-ink-2">
          {localesText.result({ ...chosenLocale, place })}
        </p>
        <ButtonLink
          reloadDocument
          hrefLang={chosenLocale.language}
          to={location.origin + getLocalePath(chosenLocale.prefix)}
          className="w-full"
          onClick={(event) => {
            writeStored(SUGGESTION_KEY, 'dismissed')
            if (chosenLocale.prefix !== locale.prefix) return
            event.preventDefault()
            onClose()
          }}
        >
          {localesText.go}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
