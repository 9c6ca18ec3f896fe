import { useEffect, useRef, useState } from 'react'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import type { CameraProblem } from '#app/orders/admin/packing/camera-problem.ts'
import { CameraScanner, useHasCamera } from '#app/orders/admin/packing/camera-scanner.tsx'
import type { PackOrder } from '#app/orders/admin/packing/pack-orders.server.ts'
import { countLeft, type PackedUnits, packLine, packScanned } from '#app/orders/admin/packing/packing.ts'
import { RejectedItem, type RejectedScan } from '#app/orders/admin/packing/rejected-item.tsx'
import { normalizeScannedCode } from '#app/orders/admin/packing/scanned-code.ts'
import { useKeyScanner } from '#app/orders/admin/packing/use-key-scanner.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type Line = PackOrder['lines'][number]

type PackItemsProps = {
  readonly lines: readonly Line[]
  /** The items of the whole batch, to show which one was scanned by mistake. */
  readonly batchLines: readonly Line[]
  readonly packed: PackedUnits
  readonly isCameraOn: boolean
  readonly onCamera: (isOn: boolean) => void
  readonly onPacked: (packed: PackedUnits) => void
  readonly onSkip: () => void
  /** Undefined if there is no skipped order to go back to. */
  readonly onPrevious: (() => void) | undefined
}

/** Shows the next item to pack. A scan counts towards the line that the item belongs to. */
export function PackItems({
  lines,
  batchLines,
  packed,
  isCameraOn,
  onCamera,
  onPacked,
  onSkip,
  onPrevious,
}: PackItemsProps) {
  const [rejected, setRejected] = useState<RejectedScan | null>(null)
  const [unclear, setUnclear] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [cameraProblem, setCameraProblem] = useState<CameraProblem | null>(null)
  const [before, setBefore] = useState<PackedUnits | null>(null)
  const hasCamera = useHasCamera()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const open = lines.filter((line) => countLeft(line, packed) > 0)
  const line = open.find(({ id }) => id === unclear) ?? open[0]
  const applyPacked = (changed: PackedUnits, added: Line) => {
    setRejected(null)
    setUnclear(null)
    setBefore(packed)
    setMessage(adminText.scannedItem(added.productName))
    onPacked(changed)
  }
  const scan = (code: string) => {
    const result = packScanned(lines, packed, code)
    if (result.outcome === 'packed') return applyPacked(result.packed, result.line)
    if (result.outcome === 'unclear') {
      setRejected(null)
      setUnclear(result.line.id)
      return
    }
    const item = batchLines.find(({ codes }) => codes.includes(normalizeScannedCode(code)))
    setRejected({ code, item: item ?? null, packed: result.outcome === 'too-many' ? result.line : null })
    navigator.vibrate?.(200)
  }
  useKeyScanner(scan)
  if (!line) return null
  const left = countLeft(line, packed)
  return (
    <>
      {isCameraOn ? (
        <CameraScanner
          onScan={scan}
          onProblem={(problem) => {
            setCameraProblem(problem)
            onCamera(false)
          }}
        />
      ) : (
        <ItemImage url={line.imageUrl} />
      )}
      {cameraProblem && !isCameraOn && (
        <ProblemText role="alert" className="p-4 text-base">
          {adminText.cameraProblems[cameraProblem]}
        </ProblemText>
      )}
      <div className="grid gap-2 p-4">
        <h1 ref={heading} tabIndex={-1} className="text-md font-medium wrap-anywhere outline-none">
          {line.productName}
        </h1>
        <p className="text-[2.5rem] leading-tight font-semibold wrap-anywhere">
          {left > 1 && adminText.times(left)} {line.variant}
        </p>
        <p className="text-base text-ink-2">
          {line.sku}
          {line.units > 1 && ` · ${adminText.unitsLeft(left, line.units)}`}
        </p>
        {line.codes.length === 0 && <p className="text-base text-ink-2">{adminText.noBarcode}</p>}
        {line.backordered > 0 && (
          <ProblemText tone="amber" className="text-base">
            {adminText.onBackorder(line.backordered)}
          </ProblemText>
        )}
        {unclear === line.id && (
          <ProblemText role="alert" tone="amber" className="text-base">
            {adminText.checkSize(line.productName, line.variant)}
          </ProblemText>
        )}
        <p role="status" className="sr-only">
          {message}
        </p>
      </div>
      <div className="packing-footer">
        <div className="flex flex-wrap gap-x-6 text-base">
          {hasCamera && (
            <TextButton
              onClick={() => {
                setCameraProblem(null)
                onCamera(!isCameraOn)
              }}
            >
              {isCameraOn ? adminText.stopCamera : adminText.scan}
            </TextButton>
          )}
          {before && (
            <TextButton
              onClick={() => {
                setMessage('')
                setBefore(null)
                onPacked(before)
              }}
            >
              {adminText.undo}
            </TextButton>
          )}
          <span className="ml-auto flex gap-x-6">
            {onPrevious && <TextButton onClick={onPrevious}>{adminText.previousOrder}</TextButton>}
            <TextButton onClick={onSkip}>{adminText.skipOrder}</TextButton>
          </span>
        </div>
        <button type="button" className="packing-button" onClick={() => applyPacked(packLine(packed, line), line)}>
          {adminText.packed}
        </button>
      </div>
      <RejectedItem scan={rejected} expected={line} onClose={() => setRejected(null)} />
    </>
  )
}

function ItemImage({ url }: { readonly url: string | null }) {
  if (!url) return <div className="packing-image" />
  return <img src={getSizedImageUrl(url)} alt="" className="packing-image" />
}
