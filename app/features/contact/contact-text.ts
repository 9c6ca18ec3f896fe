import * as ar from '#app/features/contact/messages/ar.ts'
import * as de from '#app/features/contact/messages/de.ts'
import * as en from '#app/features/contact/messages/en.ts'
import * as es from '#app/features/contact/messages/es.ts'
import * as fr from '#app/features/contact/messages/fr.ts'
import * as it from '#app/features/contact/messages/it.ts'
import * as nl from '#app/features/contact/messages/nl.ts'
import * as pl from '#app/features/contact/messages/pl.ts'
import * as pt from '#app/features/contact/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const contactText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
