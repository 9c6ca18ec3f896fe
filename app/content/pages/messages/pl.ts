export const contents = 'Na tej stronie'
export const updated = 'Ostatnia aktualizacja'
