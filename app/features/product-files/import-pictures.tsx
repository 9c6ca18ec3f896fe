import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { PICTURES_AT_ONCE } from '#app/features/product-files/import-input.ts'
import { pictureName } from '#app/features/product-files/own-columns.ts'
import type { ShownImport } from '#app/features/product-files/product-imports.server.ts'
import { sendPicture } from '#app/platform/images/send-picture.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { PictureDrop } from '#app/ui/admin/picture-drop.tsx'
import { Refusal } from '#app/ui/admin/refusal.tsx'
import { UploadTile } from '#app/ui/admin/upload-tile.tsx'
import { type FailureAnswer, useAnswer } from '#app/ui/admin/use-answer.ts'
import { uploadsLeft, useUploads } from '#app/ui/admin/use-uploads.ts'

/** One folder for all: sent again, a picture is the one that is there. */
const FOLDER = 'products/import'

type Given = { readonly name: string; readonly publicId: string }

/** Takes in the pictures that a file names, and says which are missing. */
export function ImportPictures({ file, isBusy }: { file: ShownImport; isBusy: boolean }) {
  const { missing, isMoreMissing, pictures } = file
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<FailureAnswer>()
  const [given, setGiven] = useState<readonly Given[]>([])
  const told = useRef<readonly Given[]>([])
  const [triedAfter, setTriedAfter] = useState<FailureAnswer>()
  const uploads = useUploads<Given>({
    send: async (picture, sending) => {
      const sent = await sendPicture(picture, FOLDER, sending)
      return sent.ok
        ? { ok: true, picture: { name: pictureName(picture.name), publicId: sent.picture.publicId } }
        : sent
    },
    onArrived: (picture) => setGiven((others) => [...others, picture]),
    onFailed: () => {},
  })
  const { data: answer, state } = fetcher
  useAnswer(fetcher, ({ failed }) => {
    if (failed) setGiven((others) => [...told.current, ...others])
  })
  const failure = answer === triedAfter ? null : answer?.failed
  // After a failure only by a press: by itself it would fail again and again
  const isReady = given.length > 0 && uploads.left === 0 && !isBusy && state === 'idle' && !failure
  const tell = useEffectEvent(() => {
    told.current = given.slice(0, PICTURES_AT_ONCE)
    setGiven(given.slice(PICTURES_AT_ONCE))
    void fetcher.submit({ intent: 'pictures', pictures: JSON.stringify(told.current) }, { method: 'post' })
  })
  useEffect(() => {
    if (isReady) tell()
  }, [isReady])

  return (
    <>
      <p className="mb-3 text-base" role="status">
        {missing.length === 0
          ? 'All images that the file names are there.'
          : `${missing.length}${isMoreMissing ? ' and more' : ''} ${missing.length === 1 ? 'image that the file names is' : 'images that the file names are'} missing.`}
        {pictures > 0 && ` ${pictures} given along.`} {uploadsLeft(uploads.left)}
      </p>
      <PictureDrop
        label="Add images"
        hint="They are found by their file names. Nothing is fetched from the addresses in the file."
        isMany
        disabled={false}
        input={input}
        onFiles={uploads.add}
      />
      {failure && (
        <Refusal className="mt-4">
          {failure}{' '}
          <TextButton look="danger" onClick={() => setTriedAfter(answer)}>
            Try again
          </TextButton>
        </Refusal>
      )}
      {uploads.list.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-3 2xl:grid-cols-4">
          {uploads.list.map((upload) => (
            <li key={upload.id}>
              <UploadTile
                upload={upload}
                isWide={false}
                disabled={false}
                onCancel={() => uploads.cancel(upload.id)}
                onRetry={() => uploads.retry(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul className="mt-3 max-h-48 overflow-y-auto text-sm wrap-anywhere text-ink-2" aria-label="Missing images">
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
