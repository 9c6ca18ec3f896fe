type Authority = {
  /** The name in the language of the country. */
  readonly name: string
  readonly url: string
}

/**
 * The authorities that supervise e-commerce services under Directive (EU) 2019/882, Art. 23, by ISO 3166-1 alpha-2.
 * Contains only authorities that are known for certain; the owner enters others in the settings.
 */
export const AUTHORITIES: Readonly<Partial<Record<string, Authority>>> = {
  // Barrierefreiheitsgesetz
  AT: { name: 'Sozialministeriumservice', url: 'https://www.sozialministeriumservice.gv.at/' },
  // Barrierefreiheitsstärkungsgesetz, § 20, and the interstate treaty
  DE: {
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    url: 'mailto:MLBF@ms.sachsen-anhalt.de',
  },
  // Code de la consommation, Art. L511-25-1
  FR: {
    name: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
    url: 'https://www.economie.gouv.fr/dgccrf',
  },
  // S.I. No. 636/2023
  IE: { name: 'Competition and Consumer Protection Commission (CCPC)', url: 'https://www.ccpc.ie/' },
  // Decreto legislativo 27 maggio 2022, n. 82, Art. 21
  IT: { name: 'Agenzia per l’Italia Digitale (AgID)', url: 'https://www.agid.gov.it/' },
  // Ustawa z dnia 26 kwietnia 2024 r. (Dz.U. 2024 poz. 731)
  PL: { name: 'Minister Cyfryzacji', url: 'https://www.gov.pl/cyfryzacja' },
}
