import type { JsonFormat } from '#app/base/import-formats.ts'
import { announcementsFile, homepageFile, menusFile } from '#app/content/json-formats.ts'
import { brandFile, settingsFile } from '#app/store/file-formats.ts'

/** JSON formats, keyed by the `format` in the file. */
export const JSON_FORMATS: Readonly<Record<string, JsonFormat>> = {
  'lumina-settings': settingsFile,
  'lumina-homepage': homepageFile,
  'lumina-menus': menusFile,
  'lumina-announcements': announcementsFile,
  'lumina-brand': brandFile,
}
