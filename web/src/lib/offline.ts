/** The page itself is kept, so that it opens without a network; tables need one. */
if ("serviceWorker" in navigator && !import.meta.env.DEV)
  void navigator.serviceWorker.register("./sw.js").catch(() => {});
