export type UploadResult<Image> =
  | { readonly ok: true; readonly image: Image }
  /** `canRetry`: the file itself is not at fault. `waitMs`: the store takes no more uploads for that long. */
  | { readonly ok: false; readonly reason: string; readonly canRetry: boolean; readonly waitMs?: number | undefined }
