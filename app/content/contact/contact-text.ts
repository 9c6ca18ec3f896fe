import * as ar from '#app/content/contact/messages/ar.ts'
import * as de from '#app/content/contact/messages/de.ts'
import * as en from '#app/content/contact/messages/en.ts'
import * as es from '#app/content/contact/messages/es.ts'
import * as fr from '#app/content/contact/messages/fr.ts'
import * as it from '#app/content/contact/messages/it.ts'
import * as nl from '#app/content/contact/messages/nl.ts'
import * as pl from '#app/content/contact/messages/pl.ts'
import * as pt from '#app/content/contact/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const contactText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
