// Before the first paint: the theme and the motion somebody chose, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem("settings") || "{}");
  if (["light", "dark", "contrast"].includes(kept.theme))
    document.documentElement.dataset.theme = kept.theme;
  if (kept.motion === "none") document.documentElement.dataset.motion = "none";
} catch {
  localStorage.removeItem("settings");
}
