/** What will come may take this long on a slow machine that does other things; what never comes fails all the same. */
export const patience = Number(process.env['PATIENCE'] ?? 480_000);
