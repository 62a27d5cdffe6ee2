// A button that packs a task or a lesson for learning platforms: the page as one file, in a zip (docs/CLASS.md).

import { button, element, setText } from "../../lib/dom.js";
import { fileOf } from "../../lib/files.js";
import { fileName, save } from "../../lib/save.js";
import { packageOf } from "./package.js";
import { t } from "./texts.js";

/**
 * Makes the button, and the element for its messages.
 * @param {() => { title: string, link: string } | null} what returns what is packed; null if there is nothing to pack
 */
export function packs(what) {
  const said = element("p", { class: "quiet", role: "status" });
  const pack = async () => {
    const packed = what();
    if (!packed) return;
    setText(said, t("packing"));
    const page = await fetch(fileOf("annealing-lab.html"))
      .then((answer) => answer.text())
      .catch(() => "");
    const file = packageOf(page, packed.title, packed.link);
    setText(said, file ? "" : t("noFile"));
    if (file) save(file, `${fileName(packed.title)}.zip`);
  };
  return [button(t("pack"), { class: "button small", title: t("packTitle") }, pack), said];
}
