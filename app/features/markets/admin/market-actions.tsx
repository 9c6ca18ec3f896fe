import { useState } from 'react'
import { languageName } from '#app/features/markets/admin/language.ts'
import type { FormLocale, FormMarket } from '#app/features/markets/admin/market-draft.ts'
import { checkPrefix } from '#app/features/markets/admin/prefix.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { Confirmation } from '#app/ui/admin/confirmation.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type MarketActionsProps = {
  readonly market: FormMarket
  /** The market that is primary now. */
  readonly primary: { readonly name: string; readonly language: string }
  readonly canOpen: boolean
}

type Question = 'open' | 'close' | 'primary' | 'delete'

/** Opening, closing, making primary and deleting a market, each after a question. */
export function MarketActions({ market, primary, canOpen }: MarketActionsProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const { name, locales, isPrimary, status } = market
  if (isPrimary) return null
  const urls = locales.map(({ prefix }) => `/${prefix}`).join(', ')
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
      {status === 'draft' && (
        <>
          <TextButton look="danger" onClick={() => setQuestion('delete')}>
            Delete
          </TextButton>
          {canOpen && (
            <AdminButton look="primary" onClick={() => setQuestion('open')}>
              Open market
            </AdminButton>
          )}
        </>
      )}
      {status === 'open' && (
        <>
          <TextButton onClick={() => setQuestion('primary')}>Make primary</TextButton>
          <TextButton look="danger" onClick={() => setQuestion('close')}>
            Close market
          </TextButton>
        </>
      )}
      <Confirmation
        intent="open"
        isOpen={question === 'open'}
        title={`Open “${name}”?`}
        confirmLabel="Open market"
        look="primary"
        done="The market is open"
        onClose={close}
      >
        Its pages appear at {urls}, and shoppers can order at once.
      </Confirmation>
      <Confirmation
        intent="close"
        isOpen={question === 'close'}
        title={`Close “${name}”?`}
        confirmLabel="Close market"
        done="The market is closed"
        onClose={close}
      >
        Its pages at {urls} disappear, and nobody can order there. Links to them lead to the pages without prefix.
        Orders stay. You can open it again.
      </Confirmation>
      <PrimaryDialog isOpen={question === 'primary'} market={market} primary={primary} onClose={close} />
      <RemovalDialog
        sends={question === 'delete' ? { intent: 'delete' } : null}
        title={`Delete “${name}”?`}
        confirmLabel="Delete market"
        onClose={close}
      >
        Its countries, languages, rates and shipping zones are deleted too.
      </RemovalDialog>
    </div>
  )
}

type PrimaryDialogProps = Pick<MarketActionsProps, 'market' | 'primary'> & {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const MAX_PREFIX_LENGTH = 12

function PrimaryDialog({ isOpen, market, primary, onClose }: PrimaryDialogProps) {
  const [prefix, setPrefix] = useState(() => suggestedPrefix(primary.language, market.locales))
  const own = market.locales.find(({ isDefault }) => isDefault)
  return (
    <Confirmation
      intent="primary"
      isOpen={isOpen}
      fields={{ prefix }}
      refusal={checkPrefix(prefix, false)}
      title={`Make “${market.name}” the primary market?`}
      confirmLabel="Make primary"
      look="primary"
      done={`“${market.name}” is the primary market`}
      onClose={onClose}
    >
      <p>
        URLs change: pages at /{own?.prefix} move to the URLs without prefix. Pages of “{primary.name}” that are there
        now ({languageName(primary.language)}) move below the prefix that you enter here. Links to /{own?.prefix} lead
        to the new URLs. Settings for the primary market apply to “{market.name}”.
      </p>
      <TextField
        name="prefix"
        label={`New prefix of “${primary.name}”`}
        className="mt-3 text-ink"
        maxLength={MAX_PREFIX_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        value={prefix}
        onChange={(event) => setPrefix(event.currentTarget.value.trim().toLowerCase())}
      />
    </Confirmation>
  )
}

/** The language, unless a language of the other market has it. */
function suggestedPrefix(language: string, locales: readonly FormLocale[]): string {
  const slug = language.toLowerCase()
  const isFree = checkPrefix(slug, false) === null && !locales.some(({ prefix }) => prefix === slug)
  return isFree ? slug : 'main'
}
