import * as ar from '#app/features/newsletter/messages/ar.ts'
import * as de from '#app/features/newsletter/messages/de.ts'
import * as en from '#app/features/newsletter/messages/en.ts'
import * as es from '#app/features/newsletter/messages/es.ts'
import * as fr from '#app/features/newsletter/messages/fr.ts'
import * as it from '#app/features/newsletter/messages/it.ts'
import * as nl from '#app/features/newsletter/messages/nl.ts'
import * as pl from '#app/features/newsletter/messages/pl.ts'
import * as pt from '#app/features/newsletter/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const newsletterText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
