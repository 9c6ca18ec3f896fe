import { useState } from 'react'
import { languageName } from '#app/base/language-names.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { checkPrefix } from '#app/operations/markets/prefix.ts'
import type { FormLocale, FormMarket } from '#app/pricing/read-markets.server.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { adminText as formText } from '#app/ui/admin/admin-text.ts'
import { Confirmation } from '#app/ui/admin/confirmation.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type MarketActionsProps = {
  readonly market: FormMarket
  /** The current primary market. */
  readonly primary: { readonly name: string; readonly language: string }
  readonly canOpen: boolean
}

type Question = 'open' | 'close' | 'primary' | 'delete'

/** Shows buttons that open, close or delete a market, or make it primary, each after a confirmation. */
export function MarketActions({ market, primary, canOpen }: MarketActionsProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const { name, locales, isPrimary, status } = market
  if (isPrimary) return null
  const urls = locales.map(({ prefix }) => `/${prefix}`).join(', ')
  return (
    <>
      {status === 'draft' && canOpen && (
        <AdminButton look="primary" onClick={() => setQuestion('open')}>
          {adminText.openMarket}
        </AdminButton>
      )}
      <ActionMenu label={formText.moreActions}>
        {status === 'open' && (
          <>
            <button type="button" onClick={() => setQuestion('primary')}>
              {adminText.makePrimary}
            </button>
            <button type="button" className="text-danger" onClick={() => setQuestion('close')}>
              {adminText.closeMarket}
            </button>
          </>
        )}
        {status === 'draft' && (
          <button type="button" className="text-danger" onClick={() => setQuestion('delete')}>
            {adminText.deleteIt}
          </button>
        )}
      </ActionMenu>
      <Confirmation
        intent="open"
        isOpen={question === 'open'}
        title={adminText.confirmOpen(name)}
        confirmLabel={adminText.openMarket}
        look="primary"
        doneMessage={adminText.marketOpen}
        onClose={close}
      >
        {adminText.openHint(urls)}
      </Confirmation>
      <Confirmation
        intent="close"
        isOpen={question === 'close'}
        title={adminText.confirmClose(name)}
        confirmLabel={adminText.closeMarket}
        doneMessage={adminText.marketClosed}
        onClose={close}
      >
        {adminText.closeHint(urls)}
      </Confirmation>
      <PrimaryDialog isOpen={question === 'primary'} market={market} primary={primary} onClose={close} />
      <RemovalDialog
        formData={question === 'delete' ? { intent: 'delete' } : null}
        title={adminText.confirmDelete(name)}
        confirmLabel={adminText.deleteMarket}
        onClose={close}
      >
        {adminText.deleteHint}
      </RemovalDialog>
    </>
  )
}

type PrimaryDialogProps = Pick<MarketActionsProps, 'market' | 'primary'> & {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const MAX_PREFIX_LENGTH = 12

function PrimaryDialog({ isOpen, market, primary, onClose }: PrimaryDialogProps) {
  const [prefix, setPrefix] = useState(() => suggestPrefix(primary.language, market.locales))
  const own = market.locales.find(({ isDefault }) => isDefault)
  return (
    <Confirmation
      intent="primary"
      isOpen={isOpen}
      fields={{ prefix }}
      rejection={checkPrefix(prefix, false)}
      title={adminText.confirmPrimary(market.name)}
      confirmLabel={adminText.makePrimary}
      look="primary"
      doneMessage={adminText.isPrimary(market.name)}
      onClose={onClose}
    >
      <p>
        {adminText.urlsChange({
          own: own?.prefix ?? '',
          primary: primary.name,
          language: languageName(primary.language),
          market: market.name,
        })}
      </p>
      <TextField
        name="prefix"
        label={adminText.newPrefixLabel(primary.name)}
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

/** Returns the language code, or 'main' if that code is not a valid prefix or is already taken. */
function suggestPrefix(language: string, locales: readonly FormLocale[]): string {
  const slug = language.toLowerCase()
  const isFree = checkPrefix(slug, false) === null && !locales.some(({ prefix }) => prefix === slug)
  return isFree ? slug : 'main'
}
