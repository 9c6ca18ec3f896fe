import { useEffect, useEffectEvent, useRef } from 'react'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import { readFrame, type SeenCodes } from '#app/orders/admin/packing/camera-frames.ts'
import { type CameraProblem, DetectorError, findCameraProblem } from '#app/orders/admin/packing/camera-problem.ts'
import { loadCodeDetector } from '#app/orders/admin/packing/code-detector.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

const PAUSE_MS = 150

/** Returns true if the page can use a camera, which browsers allow only on https and localhost. */
export function useHasCamera(): boolean {
  return useHydrated() && navigator.mediaDevices !== undefined
}

type CameraScannerProps = {
  readonly onScan: (code: string) => void
  /** Called if the camera or the scanner cannot start or stops. */
  readonly onProblem: (problem: CameraProblem) => void
}

/** Shows the camera image. Each code that comes into view is scanned once. */
export function CameraScanner({ onScan, onProblem }: CameraScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const scan = useEffectEvent(onScan)
  const reportProblem = useEffectEvent(onProblem)
  useEffect(() => {
    const stopping = new AbortController()
    scanCamera(video.current, scan, stopping.signal).catch((error) => {
      if (stopping.signal.aborted) return
      stopping.abort() // stops the camera
      reportProblem(findCameraProblem(error))
    })
    return () => stopping.abort()
  }, [])
  return <video ref={video} playsInline muted aria-label={adminText.cameraImage} className="packing-image" />
}

async function scanCamera(video: HTMLVideoElement | null, onScan: (code: string) => void, stopping: AbortSignal) {
  if (!video) return
  const loading = loadCodeDetector().catch((cause) => {
    throw new DetectorError('The code detector could not be loaded', { cause })
  })
  const [detector] = await Promise.all([loading, startCamera(video, stopping)])
  let seen: SeenCodes = new Map()
  while (!stopping.aborted) {
    const codes = await detector.detect(video).catch((cause) => {
      throw new DetectorError('The camera image could not be read', { cause })
    })
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

async function startCamera(video: HTMLVideoElement, stopping: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (stopping.aborted) return stop()
  stopping.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
}
