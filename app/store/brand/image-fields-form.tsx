import { useRef, useState } from 'react'
import { href } from 'react-router'
import { z } from 'zod'
import { adminText } from '#app/store/brand/admin-text.ts'
import type { BrandDraft } from '#app/store/brand/brand-draft.ts'
import { brandLook, getLogoUrl, type Logo } from '#app/store/brand-look.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'

const { logo, icons } = brandLook.shape
const logoResponse = z.object({ logo })
const iconsResponse = z.object({ icons })

/** Stores a logo. Returns why it was rejected, or null. */
export async function sendLogo(file: File, onStored: (logo: Logo | null) => void): Promise<string | null> {
  const sent = await sendFile(href('/admin/brand/image'), file, logoResponse)
  if ('error' in sent) return sent.error
  onStored(sent.logo)
  return null
}

type ImageFieldsProps = {
  readonly draft: BrandDraft
  readonly set: (change: Partial<BrandDraft>) => void
  readonly error: string | undefined
}

export function ImageFields({ draft, set, error }: ImageFieldsProps) {
  const send = async (file: File, part: 'logo' | 'logoOnDark' | 'icons'): Promise<string | null> => {
    if (part === 'icons') {
      const sent = await sendFile(href('/admin/brand/image'), file, iconsResponse, { part: 'icon' })
      if ('error' in sent) return sent.error
      set({ icons: sent.icons })
      return null
    }
    return await sendLogo(file, (sent) => set({ [part]: sent }))
  }
  return (
    <div className="mt-4 grid gap-4">
      <ImageField
        id={getFieldId('logo')}
        label={adminText.logo}
        hint={adminText.logoHint}
        image={draft.logo && getLogoUrl(draft.logo)}
        error={error}
        onFile={(file) => send(file, 'logo')}
        onRemove={() => set({ logo: null })}
      />
      <ImageField
        id={getFieldId('logoOnDark')}
        label={adminText.footerLogo}
        hint={adminText.footerLogoHint}
        image={draft.logoOnDark && getLogoUrl(draft.logoOnDark)}
        isOnDark
        error={undefined}
        onFile={(file) => send(file, 'logoOnDark')}
        onRemove={() => set({ logoOnDark: null })}
      />
      <ImageField
        id={getFieldId('icons')}
        label={adminText.icon}
        hint={adminText.iconHint}
        image={draft.icons && `/brand/${draft.icons[192]}.png`}
        error={undefined}
        onFile={(file) => send(file, 'icons')}
        onRemove={() => set({ icons: null })}
      />
    </div>
  )
}

type ImageFieldProps = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly image: string | null
  readonly isOnDark?: boolean
  readonly error: string | undefined
  /** Returns why the file was rejected, or null. */
  readonly onFile: (file: File) => Promise<string | null>
  readonly onRemove: () => void
}

export function ImageField({ id, label, hint, image, isOnDark = false, error, onFile, onRemove }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [rejection, setRejection] = useState<string | null>(null)
  const send = async ([file]: readonly File[]) => {
    if (!file) return
    setSending(true)
    setRejection(await onFile(file))
    setSending(false)
  }
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-2">
      <legend className="mb-1.5 text-base font-medium">{label}</legend>
      {image && (
        <div
          className={`flex flex-wrap items-center justify-between gap-3 border border-line p-3 ${isOnDark ? 'on-dark bg-ink text-paper' : 'bg-paper'}`}
        >
          <img src={image} alt="" className="max-h-12 max-w-40" />
          <TextButton
            onClick={() => {
              onRemove()
              input.current?.focus() // the button is gone
            }}
          >
            {adminText.removeImage(label)}
          </TextButton>
        </div>
      )}
      <ImageDrop
        label={image ? adminText.replaceImage(label) : adminText.addImage(label)}
        hint={isSending ? adminText.uploading : hint}
        multiple={false}
        size="small"
        disabled={isSending}
        input={input}
        onFiles={(files) => void send(files)}
      />
      <FieldNotes id={`${id}-notes`} error={rejection ?? error} isUrgent />
    </fieldset>
  )
}
