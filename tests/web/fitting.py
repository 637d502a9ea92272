"""Whether a table fits: nothing scrolls, nothing is clipped or covered, no choice is there twice.

On screens 320 wide a picture may still lie over a figure: covered text is looked for on wider ones.

`faults(page)` says what is wrong with what is on the screen now, each in a line; a board that has
been carried to the stage has none at any size, seat count and question.
"""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (320, 640)]

FAULTS = """() => {
  const found = [];
  const root = document.documentElement;
  const touch = innerWidth <= 900;
  const called = (el) => (el.getAttribute("aria-label") ?? el.innerText ?? "").trim().slice(0, 40)
    || el.outerHTML.slice(0, 80);
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !el.closest(".unseen, .folded, .ghosts");
  const inside = (el, from = el.parentElement) => {
    let box = el.getBoundingClientRect();
    let [l, t, r, b] = [Math.max(0, box.left), Math.max(0, box.top),
                        Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let up = from; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (style.display === "contents") continue;
      box = up.getBoundingClientRect();
      [l, t] = [Math.max(l, box.left), Math.max(t, box.top)];
      [r, b] = [Math.min(r, box.right), Math.min(b, box.bottom)];
    }
    return [l, t, r, b];
  };
  const hits = (el, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (el === top || el.contains(top));
  };

  // nothing scrolls
  if (root.scrollHeight > innerHeight) found.push(`the page scrolls: ${root.scrollHeight}`);
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth}`);
  for (const el of document.querySelectorAll(".board, .dock, .prompt, .ways, .sentence")) {
    if (el.scrollHeight > el.clientHeight + 1 && !el.matches(".prompt"))
      found.push(`${el.className.split(" ")[0]} is cut: ${el.scrollHeight} in ${el.clientHeight}`);
    if (el.scrollWidth > el.clientWidth + 1)
      found.push(`${el.className.split(" ")[0]} is cut: ${el.scrollWidth} in ${el.clientWidth}`);
  }

  // every control is whole, and enough of it is free to be pressed
  const controls = [...document.querySelectorAll(
    ".stage :is([data-legal=true], [data-send]), .prompt .ways :is(button, a), .prompt .rule,"
    + ".menu .offer")]
    .filter(seen);
  for (const el of controls) {
    // a zone that is swiped to is whole once it is there
    const strip = el.closest("[data-swipe]");
    const zone = [...(strip?.children ?? [])].find((each) => each.contains(el));
    if (zone?.getBoundingClientRect().width)
      strip.scrollTo({ left: zone.offsetLeft - strip.offsetLeft, behavior: "instant" });
    else strip?.scrollTo({ left: strip.scrollLeft + el.getBoundingClientRect().left
      - strip.getBoundingClientRect().left - 12, behavior: "instant" });
    const box = el.getBoundingClientRect();
    const [l, t, r, b] = inside(el);
    if (l > box.left + 2 || t > box.top + 2 || r < box.right - 2 || b < box.bottom - 2)
      found.push(`clipped: ${called(el)}`);
    const middle = (t + b) / 2;
    let free = 0, best = 0;
    for (let x = Math.ceil(l) + 1; x < r; x += 2)
      best = Math.max(best, (free = hits(el, x, middle) ? free + 2 : 0));
    const least = el.matches(".rule") ? 16 : touch ? 40 : 24;
    if (best < Math.min(least, box.width - 4)) found.push(`covered: ${called(el)} (${best})`);
    if (touch && !el.matches(".rule") && (box.height < 44 || box.width < 40))
      found.push(`too small for a finger: ${called(el)} ${box.width}x${box.height}`);
  }

  // a word that lies under something that is neither a card on a card nor laid over the board
  const OVER = ".menu, .side, .finale, .hint, .refused, .toast, [data-opened], dialog, .ghosts";
  const under = (el, box) => {
    const [l, t, r, b] = inside(el);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < l || x > r || y < t || y > b || el.closest("[aria-hidden=true], [inert]"))
      return false;
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(el) || top.closest(OVER)) return false;
    const [mine, other] = [el.closest("[data-piece]"), top.closest("[data-piece]")];
    return !(mine && other && mine !== other);
  };

  // what can be read is large enough, and no two words lie on each other
  const words = [];
  // what no finger meets is still seen, and may be seen through
  const solid = document.createElement("style");
  solid.textContent = "*:not(.ghosts) { pointer-events: auto !important; }";
  document.head.append(solid);
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, el = node.parentElement;
    if (!node.data.trim() || !el || !seen(el) || el.closest(".side, .text, .tray")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [cl, ct, cr, cb] = inside(el, el);
    for (const drawn of range.getClientRects()) {
      // what is left out with an ellipsis lies on nothing
      const [left, top] = [Math.max(drawn.left, cl), Math.max(drawn.top, ct)];
      const [right, bottom] = [Math.min(drawn.right, cr), Math.min(drawn.bottom, cb)];
      const box = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      if (box.width < 3) continue;
      if (!hits(el, box.left + box.width / 2, box.top + box.height / 2)) {
        if (innerWidth > 350 && under(el, box))
          found.push(`covered text: ${node.data.trim().slice(0, 30)}`);
        continue;
      }
      words.push({ el, box, text: node.data.trim() });
      const style = getComputedStyle(el);
      if (style.color.endsWith(", 0)")) { words.pop(); continue; }
      const size = parseFloat(style.fontSize) * (el.currentCSSZoom ?? 1);
      if (size < 12) found.push(`${size} px: ${node.data.trim().slice(0, 30)}`);
    }
  }
  solid.remove();
  for (let i = 0; i < words.length; i++) for (let j = i + 1; j < words.length; j++) {
    const [a, b] = [words[i], words[j]];
    if (!a.el.closest(OVER) !== !b.el.closest(OVER)) continue;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    // a card may lie on another card
    const piece = (each) => each.el.closest("[data-piece]");
    if (piece(a) && piece(b) && piece(a) !== piece(b)) continue;
    const both = Math.min(a.box.height, b.box.height);
    if (a.el !== b.el && wide > 4 && high > both * 0.4)
      found.push(`overlap: "${a.text.slice(0, 25)}" and "${b.text.slice(0, 25)}"`);
  }

  // no choice twice
  const moves = controls.flatMap((el) => el.dataset.move ?? []);
  for (const move of new Set(moves.filter((m, n) => moves.indexOf(m) !== n)))
    found.push(`twice: ${move}`);
  const thing = (el) => el.closest("[data-piece], [data-word]")?.dataset.piece ?? el.dataset.word;
  const shown = controls.filter((el) => el.dataset.word);
  // a hand may hold two cards of a name
  const together = (a, b) => !!a.closest("[data-zone]")
    && a.closest("[data-zone]") === b.closest("[data-zone]");
  for (const el of shown) {
    const twin = shown.find((other) => other !== el && other.dataset.word === el.dataset.word
      && thing(other) === thing(el)
      && !together(el, other));
    if (twin) found.push(`in two places: ${el.dataset.word}`);
  }
  // a verb beside the prompt that a thing in sight also stands for, under whatever name
  for (const el of controls.filter((each) => each.matches(".prompt .offer[data-move]"))) {
    const words = el.dataset.move.split(" ").filter((word) => ![">", ","].includes(word));
    const drawn = shown.find((each) => words.includes(each.dataset.word)
      && words.every((word) => word === words[0] || word === each.dataset.word));
    if (drawn) found.push(`beside the prompt and on the board: ${el.dataset.move}`);
  }
  // a whole move drawn as a thing of its own, and the thing in it that can be chosen too
  for (const el of shown.filter((each) => each.dataset.word.includes(" "))) {
    const words = el.dataset.word.split(" ").slice(1);
    const drawn = shown.find((each) => !el.contains(each) && !each.contains(el)
      && words.includes(each.dataset.word) && words.length === 1);
    if (drawn) found.push(`as a whole and by its parts: ${el.dataset.word}`);
  }
  const verbs = controls.filter((el) => el.matches(".prompt .offer")).length;
  if (verbs > 3) found.push(`${verbs} verbs beside the prompt`);
  const docked = new Set([...document.querySelectorAll(".dock [data-legal=true]")]
    .map((el) => el.dataset.word));
  for (const el of document.querySelectorAll(".board [data-legal=true]"))
    if (docked.has(el.dataset.word)) found.push(`on the board and in the dock: ${called(el)}`);
  return [...new Set(found)];
}"""


def faults(page: Page) -> list[str]:
    """What does not fit now."""
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(FAULTS)
    return found


def faults_at_all_sizes(page: Page, sizes: list[tuple[int, int]] = SIZES) -> list[str]:
    """The same at every size of a screen, with the size before each line."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")
        found += [f"{width}x{height} {line}" for line in faults(page)]
    return found
