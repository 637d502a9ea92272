/** What went wrong in this window, for a bug report. Nothing of it leaves the browser by itself. */
export const errors: string[] = [];

window.addEventListener("error", (event) => errors.push(String(event.message).slice(0, 300)));
window.addEventListener("unhandledrejection", (event) =>
  errors.push(String(event.reason).slice(0, 300)),
);
