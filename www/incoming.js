// A text that is pasted, or a file or text that is dropped, anywhere on the page: a puzzle, most likely.

const OWN_PASTE = "input, textarea, select, dialog";

/** @param {{ text: (text: string, what: string) => void, file: (file: File) => void }} came */
export function listenForTexts({ text: came, file: fileCame }) {
  addEventListener("paste", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (target.closest(OWN_PASTE) || document.querySelector("dialog[open]") || text.trim() === "") return;
    event.preventDefault();
    came(text, "What was pasted");
  });
  const { classList } = document.documentElement;
  addEventListener("dragover", (event) => {
    event.preventDefault();
    classList.add("dropping");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) classList.remove("dropping");
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (file) fileCame(file);
    else if (text.trim() !== "") came(text, "What was dropped");
  });
}
