import { type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { parseTypedCode } from '#app/orders/checkout/form/typed-code.ts'
import type { DiscountControl } from '#app/orders/checkout/form/use-discount-code.ts'
import { MAX_CODE_LENGTH } from '#app/pricing/discount.ts'
import { Button } from '#app/ui/button.tsx'
import { BOX } from '#app/ui/field.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

export function DiscountField({ discount }: { discount: DiscountControl }) {
  const { text, applied, problem, isBusy, type, apply, remove } = discount
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const keepsFocus = useRef(false)
  // Keeps the focus when the field and the code replace each other
  useLayoutEffect(() => {
    if (!keepsFocus.current) return
    keepsFocus.current = false
    box.current?.querySelector<HTMLElement>(applied ? 'button' : 'input')?.focus()
  }, [applied])
  // Opens the summary, which may be closed on phones
  useEffect(() => {
    if (problem) box.current?.closest('details')?.setAttribute('open', '')
  }, [problem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    keepsFocus.current = true
    const typed = parseTypedCode(text)
    if (typed.ok) apply(typed.code)
    else apply(null, typed.problem)
  }
  return (
    <div ref={box} className="mt-4 text-base">
      <p role="status" className="sr-only">
        {applied && checkoutText.codeApplied(applied)}
      </p>
      {applied ? (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            {`${checkoutText.discountCode} `}
            <strong className="font-semibold">{applied}</strong>
          </p>
          <button
            type="button"
            className="-me-2 min-h-11 px-2 text-link"
            onClick={() => {
              keepsFocus.current = true
              remove()
            }}
          >
            {checkoutText.removeCode.short}
            <span className="sr-only">{checkoutText.removeCode.rest}</span>
          </button>
        </div>
      ) : (
        <form noValidate onSubmit={submit}>
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {checkoutText.discountCode}
          </label>
          <div className="flex gap-2">
            <input
              id={id}
              className={BOX}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={MAX_CODE_LENGTH}
              value={text}
              aria-invalid={problem !== null}
              aria-describedby={problem ? `${id}-error` : undefined}
              onChange={(event) => {
                keepsFocus.current = false
                type(event.target.value)
              }}
            />
            <Button type="submit" look="secondary" busy={isBusy}>
              {checkoutText.apply}
            </Button>
          </div>
          {problem && (
            <ProblemText id={`${id}-error`} role="alert" className="mt-1.5">
              {problem}
            </ProblemText>
          )}
        </form>
      )}
    </div>
  )
}
