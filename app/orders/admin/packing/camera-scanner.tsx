import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import { readFrame, type SeenCodes } from '#app/orders/admin/packing/camera-frames.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

// TypeScript has no types for this API yet: https://developer.mozilla.org/docs/Web/API/BarcodeDetector
type CodeDetector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new () => CodeDetector
  }
}

const PAUSE_MS = 150

/** Returns true if the browser can read barcodes from the camera. */
export function useHasCamera(): boolean {
  return useHydrated() && window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined
}

/** Shows the camera image. Each code that comes into view is scanned once. */
export function CameraScanner({ onScan }: { readonly onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    const stopping = new AbortController()
    scanCamera(video.current, scan, stopping.signal).catch(() => {
      if (stopping.signal.aborted) return
      stopping.abort() // stops the camera
      setHasFailed(true)
    })
    return () => stopping.abort()
  }, [])
  if (hasFailed) {
    return (
      <ProblemText role="alert" className="p-4 text-base">
        {adminText.cameraBlocked}
      </ProblemText>
    )
  }
  return <video ref={video} playsInline muted aria-label={adminText.cameraImage} className="packing-image" />
}

async function scanCamera(video: HTMLVideoElement | null, onScan: (code: string) => void, stopping: AbortSignal) {
  const Detector = window.BarcodeDetector
  if (!Detector || !video) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (stopping.aborted) return stop()
  stopping.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = new Detector()
  let seen: SeenCodes = new Map()
  while (!stopping.aborted) {
    const codes = await detector.detect(video)
    const frame = readFrame(
      seen,
      codes.map(({ rawValue }) => rawValue),
      performance.now(),
    )
    seen = frame.seen
    for (const code of frame.scanned) onScan(code)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
