import * as ar from '#app/features/newsletter/messages/ar.server.ts'
import * as de from '#app/features/newsletter/messages/de.server.ts'
import * as en from '#app/features/newsletter/messages/en.server.ts'
import * as es from '#app/features/newsletter/messages/es.server.ts'
import * as fr from '#app/features/newsletter/messages/fr.server.ts'
import * as it from '#app/features/newsletter/messages/it.server.ts'
import * as nl from '#app/features/newsletter/messages/nl.server.ts'
import * as pl from '#app/features/newsletter/messages/pl.server.ts'
import * as pt from '#app/features/newsletter/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const newsletterMailText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
