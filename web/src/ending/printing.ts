import { spelledOut } from "../settings/palette";

/** A drawing of the page as a file of its own: no styles from outside, colours spelled out. */
export function asSvg(art: SVGSVGElement): string {
  const copy = art.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", "600");
  copy.setAttribute("height", "840");
  for (const each of [copy, ...copy.querySelectorAll("[class]")]) each.removeAttribute("class");
  const text = new XMLSerializer().serializeToString(copy);
  return text
    .replace(/<!--.*?-->/g, "")
    .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => spelledOut(name, art) || whole);
}

export async function asPng(art: SVGSVGElement, scale = 2): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asSvg(art))}`;
  await picture.decode();
  const paper = document.createElement("canvas");
  paper.width = 600 * scale;
  paper.height = 840 * scale;
  paper.getContext("2d")!.drawImage(picture, 0, 0, paper.width, paper.height);
  return new Promise((done, fail) =>
    paper.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
