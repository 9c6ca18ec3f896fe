import * as ar from '#app/content/locales/messages/ar.ts'
import * as de from '#app/content/locales/messages/de.ts'
import * as en from '#app/content/locales/messages/en.ts'
import * as es from '#app/content/locales/messages/es.ts'
import * as fr from '#app/content/locales/messages/fr.ts'
import * as it from '#app/content/locales/messages/it.ts'
import * as nl from '#app/content/locales/messages/nl.ts'
import * as pl from '#app/content/locales/messages/pl.ts'
import * as pt from '#app/content/locales/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const localesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
