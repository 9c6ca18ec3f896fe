import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { FIT_VOTES } from '#app/content/reviews/fit/fit-vote.ts'
import { RATINGS } from '#app/content/reviews/rating.ts'
import { HEIGHT_RANGES, MAX_COMMENT, MAX_NAME, MAX_PHOTOS, MAX_TITLE } from '#app/content/reviews/review.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'
import type { ReviewResult } from '#app/content/reviews/writing/review-result.ts'
import type { ReviewPage } from '#app/content/reviews/writing/write-review.server.ts'
import { writeReviewText } from '#app/content/reviews/writing/write-review-text.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { MAX_IMAGE_BYTES } from '#app/platform/images/image-type.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldFrame, getControlAttributes, getDescribedBy, Notes, SelectField } from '#app/ui/field.tsx'
import { FieldErrorList } from '#app/ui/field-error-list.tsx'
import { LineImage } from '#app/ui/line-image.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'

type WriteReviewProps = {
  readonly page: ReviewPage & { readonly isThanked: boolean }
  readonly result: ReviewResult | undefined
  readonly isSending: boolean
  /** The page of the order. */
  readonly orderTo: string
}

export function WriteReview({ page, result, isSending, orderTo }: WriteReviewProps) {
  const { line, others, isThanked } = page
  const state = line.state
  return (
    <div className="review-page page pt-8 lg:pt-12">
      <div>
        <Link to={orderTo} className="quiet-link">
          {writeReviewText.toOrder}
        </Link>
        <h1 className="type-display mt-1 text-title">{writeReviewText.write}</h1>
      </div>
      <ReviewedProduct line={line} />
      {state === 'open' || result ? (
        <ReviewForm page={page} result={result} isSending={isSending} />
      ) : (
        <p role="status" className={`mt-6 p-4 ${state === 'written' ? 'bg-moss-soft text-moss' : 'bg-pearl'}`}>
          {state === 'written' && isThanked ? writeReviewText.thanks : writeReviewText.states[state]}
        </p>
      )}
      {state !== 'open' && others.length > 0 && (
        <section aria-labelledby="review-others" className="mt-8">
          <h2 id="review-others" className="type-display text-sub">
            {writeReviewText.others}
          </h2>
          <ul className="mt-3 border-t border-line">
            {others.map((other) => (
              <li key={other.number} className="border-b border-line pb-5">
                <BoughtLine line={other} />
                <Link to={`${orderTo}/review/${other.number}`} className="quiet-link">
                  {writeReviewText.writeReviewTitle(other.productName)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The product is above the form, or large beside it on a wide screen. */
function ReviewedProduct({ line: { imageUrl, productName, variantName } }: { line: ReviewPage['line'] }) {
  return (
    <div className="review-product">
      <div className="bg-tone-stone">
        {imageUrl && (
          <img
            src={getSizedImageUrl(imageUrl, 300)}
            srcSet={`${getSizedImageUrl(imageUrl, 300)} 300w, ${getSizedImageUrl(imageUrl, 800)} 800w`}
            sizes="(min-width: 1024px) 33vw, 72px"
            width="72"
            height="90"
            alt=""
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{productName}</p>
        <p className="text-sm text-ink-2 empty:hidden">{variantName}</p>
      </div>
    </div>
  )
}

function BoughtLine({ line: { imageUrl, productName, variantName } }: { line: ReviewPage['line'] }) {
  return (
    <div className="mt-5 grid grid-cols-[72px_minmax(0,1fr)] gap-4">
      <LineImage url={imageUrl} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{productName}</p>
        <p className="text-sm text-ink-2 empty:hidden">{variantName}</p>
      </div>
    </div>
  )
}

type ReviewFormProps = Pick<WriteReviewProps, 'page' | 'result' | 'isSending'>

function ReviewForm({ page: { sizes, suggestedName }, result, isSending }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [photoError, setPhotoError] = useState<string>()
  const { errors = {}, typed = null } = result ?? {}
  const { '': formError } = errors
  useEffect(() => {
    const [first] = Object.keys(result?.errors ?? {})
    if (first === undefined) return
    const invalidField =
      first === '' ? form.current?.querySelector('[role=alert]') : form.current?.elements.namedItem(first)
    const target = invalidField instanceof RadioNodeList ? invalidField[0] : invalidField
    if (target instanceof HTMLElement) target.focus()
  }, [result])
  const checkPhotos = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setPhotoError(findPhotoError(currentTarget))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending || photoError) event.preventDefault()
    if (photoError) event.currentTarget.querySelector<HTMLElement>('[name=file]')?.focus()
  }
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      className="mt-6 grid max-w-[62ch] gap-6"
    >
      {formError ? (
        <p role="alert" tabIndex={-1} className="bg-danger-soft p-4 text-danger">
          {formError}
        </p>
      ) : (
        <FieldErrorList
          key={JSON.stringify(errors)}
          title={writeReviewText.checkFields}
          errors={Object.entries(errors).map(([name, message]) => ({ field: name, name, message }))}
        />
      )}
      {typed && <p className="no-js:block hidden">{writeReviewText.photosAgain}</p>}
      <StarChoice error={errors.rating} chosen={typed?.rating} />
      {sizes.length > 0 && <FitChoice error={errors.fit} chosen={typed?.fit} />}
      <Field
        name="title"
        label={writeReviewText.fields.title}
        maxLength={MAX_TITLE}
        error={errors.title}
        defaultValue={typed?.title}
      />
      <TextAreaField
        name="comment"
        label={writeReviewText.fields.comment}
        isOptional
        placeholder={writeReviewText.commentHint}
        maxLength={MAX_COMMENT}
        rows={6}
        error={errors.comment}
        defaultValue={typed?.comment}
      />
      <PhotoField error={photoError ?? errors.file} onChange={checkPhotos} />
      <Field
        name="name"
        label={writeReviewText.fields.name}
        required
        autoComplete="nickname"
        maxLength={MAX_NAME}
        error={errors.name}
        defaultValue={typed?.name ?? suggestedName}
      />
      {sizes.length > 0 && (
        <div className="grid gap-5 md:grid-cols-2">
          <SelectField
            name="usualSize"
            label={writeReviewText.fields.usualSize}
            required={false}
            error={errors.usualSize}
            defaultValue={typed?.usualSize}
          >
            <option value="">{writeReviewText.noChoice}</option>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
          <SelectField
            name="height"
            label={writeReviewText.fields.height}
            required={false}
            error={errors.height}
            defaultValue={typed?.height}
          >
            <option value="">{writeReviewText.noChoice}</option>
            {HEIGHT_RANGES.map((range) => (
              <option key={range} value={range}>
                {reviewText.heights[range]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <p className="text-base text-ink-2">{writeReviewText.promise}</p>
      <Button type="submit" busy={isSending} className="md:justify-self-start">
        {isSending ? writeReviewText.sending : writeReviewText.send}
      </Button>
    </Form>
  )
}

function findPhotoError({ files }: HTMLInputElement): string | undefined {
  const chosenFiles = Array.from(files ?? [])
  if (chosenFiles.length > MAX_PHOTOS) return writeReviewText.tooManyPhotos(MAX_PHOTOS)
  const large = chosenFiles.find(({ size }) => size > MAX_IMAGE_BYTES)
  return large && writeReviewText.photoTooLarge(large.name)
}

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** A button that shows the chosen photos. Without JavaScript, it is the browser's own control. */
function PhotoField({
  error,
  onChange,
}: {
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const id = useId()
  const [previews, setPreviews] = useState<readonly string[]>([])
  useEffect(() => {
    return () => {
      for (const url of previews) URL.revokeObjectURL(url)
    }
  }, [previews])
  const hint = writeReviewText.photoHint(MAX_PHOTOS)
  return (
    <FieldFrame id={id} label={writeReviewText.fields.file} isOptional hint={hint} error={error}>
      <input
        type="file"
        name="file"
        multiple
        accept={PHOTO_TYPES}
        {...getControlAttributes(id, hint, error)}
        onChange={(event) => {
          setPreviews(Array.from(event.currentTarget.files ?? [], (file) => URL.createObjectURL(file)))
          onChange(event)
        }}
        className="peer sr-only no-js:not-sr-only"
      />
      <label
        htmlFor={id}
        className="no-js:hidden inline-flex min-h-11 items-center border border-ink px-5 text-md font-medium peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-plum hover:bg-ink hover:text-paper"
      >
        {writeReviewText.addPhotos}
      </label>
      {previews.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {previews.map((url) => (
            <li key={url}>
              <img src={url} width="72" height="90" alt="" className="h-[90px] w-[72px] object-cover" />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}

type ChoiceProps = { readonly error: string | undefined; readonly chosen: string | undefined }

function StarChoice({ error, chosen }: ChoiceProps) {
  const id = useId()
  const [rating, setRating] = useState(RATINGS.find((option) => chosen === String(option)))
  const meaning = rating ? writeReviewText.ratings[rating] : writeReviewText.chooseRating
  const hint = error ? undefined : meaning
  return (
    <fieldset aria-describedby={getDescribedBy(id, hint, error)}>
      <legend className="mb-1.5 text-base font-medium">{writeReviewText.yourRating}</legend>
      <div className="review-stars">
        {RATINGS.toReversed().map((option) => (
          <label key={option} title={writeReviewText.ratings[option]}>
            <input
              type="radio"
              name="rating"
              value={option}
              defaultChecked={chosen === String(option)}
              onChange={() => setRating(option)}
              className="sr-only"
            />
            <span className="sr-only">{writeReviewText.ratings[option]}</span>
          </label>
        ))}
      </div>
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

function FitChoice({ error, chosen }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 text-base font-medium">{writeReviewText.fitQuestion}</legend>
      <div className="review-fits">
        {['' as const, ...FIT_VOTES].map((fit) => (
          <label key={fit}>
            <input type="radio" name="fit" value={fit} defaultChecked={chosen === fit} />
            {fit === '' ? writeReviewText.noFit : reviewText.fits[fit]}
          </label>
        ))}
      </div>
      <Notes id={id} error={error} />
    </fieldset>
  )
}
