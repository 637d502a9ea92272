/** What is drawn on the cards that are no parts, on a grid of 64. */
const PICTURES: Record<string, string> = {
  nuke:
    "M32 6c14 0 20 10 16 18 6 2 4 12-4 12H20c-8 0-10-10-4-12C12 16 18 6 32 6zM26 36h12" +
    "l4 22H22z",
  "doom-laser": "M6 50l34-34 8 8-34 34zM44 6l14 14-6 6-14-14zM52 34l8-2M34 12l2-8",
  "drone-swarm": "M14 14h12v6H14zM38 10h12v6H38zM26 30h12v6H26zM10 44h12v6H10zM42 42h12v6H42z",
  raid: "M10 40c0-16 44-16 44 0v8H10zM20 30V16h24v14M28 48v10h8V48",
  "freeze-ray": "M32 4v56M8 18l48 28M56 18L8 46M32 16l-6-6M32 16l6-6M32 48l-6 6M32 48l6 6",
  "mind-control":
    "M32 8a20 18 0 0120 18c0 8-4 12-4 20H20c0-8-8-12-8-20A20 18 0 0132 8zM24 50h16v8H24" +
    "zM32 16a8 8 0 018 8 8 8 0 01-8 8",
  "secret-cache": "M8 24h48v30H8zM8 24l8-12h32l8 12M28 32h8v8h-8z",
  "time-machine": "M32 6a26 26 0 100 52 26 26 0 000-52zM32 16v18l12 8",
  "force-field": "M32 4l24 10v18c0 14-10 24-24 28C18 56 8 46 8 32V14z",
  escape: "M10 54V10h26v44zM30 32h26M46 22l10 10-10 10",
  emp: "M36 4L14 36h14l-6 24 28-34H34z",
  malware:
    "M32 14a12 12 0 0112 12v16a12 12 0 01-24 0V26a12 12 0 0112-12zM20 28H8M20 38H8" +
    "M44 28h12M44 38h12M26 14l-6-8M38 14l6-8",
  "spy-attack": "M4 32c14-22 42-22 56 0-14 22-42 22-56 0zM32 22a10 10 0 100 20 10 10 0 000-20z",
  "lab-meltdown": "M24 4h16v18l16 34H8l16-34zM16 44h32",
  "global-annihilation":
    "M32 6a26 26 0 100 52 26 26 0 000-52zM6 32h52M32 6c12 14 12 38 0 52M32 6c-12 14-12 38 0 52",
  lance: "M32 4l8 14-5 2 6 18-9-3v25l-9-27 9 2-6-15 8-2z",
  pull: "M12 8h14v24a6 6 0 0012 0V8h14v26a20 20 0 01-40 0zM12 18h14M38 18h14",
  flex: "M12 26h14v-8a6 6 0 1112 0v8h14v12H38v8a6 6 0 11-12 0v-8H12z",
};

/** The drawing of a card; any other has the flexible joint. */
export function pictureOf(card: string): string {
  return PICTURES[card] ?? PICTURES["flex"]!;
}
