// Markup. The tag `html` makes it from a template, and `render` puts it into an element.

class Markup {
    constructor(text) {
        this.text = text;
    }

    toString() {
        return this.text;
    }
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const tidyParts = new WeakMap();

// Returns a template as markup. Its values are escaped, except for markup and lists of markup.
//
// A line break beside a tag or beside a value is left out, with the indentation around it. Any
// other line break is a space.
export function html(strings, ...values) {
    // OPTIMIZATION: The text of a template is tidied once. The lanes use one thousands of times.
    let parts = tidyParts.get(strings);
    if (!parts) tidyParts.set(strings, (parts = strings.map(tidied)));
    let text = parts[0];
    for (let i = 0; i < values.length; i++) text += textOf(values[i]) + parts[i + 1];
    return new Markup(text);
}

const tidied = part =>
    part
        .replace(/(^|>)\s*\n\s*/g, "$1")
        .replace(/\s*\n\s*(<|$)/g, "$1")
        .replace(/\s*\n\s*/g, " ");

function textOf(value) {
    if (value instanceof Markup) return value.text;
    if (Array.isArray(value)) return value.map(textOf).join("");
    return String(value).replace(/[&<>"]/g, sign => entities[sign]);
}

// Returns a text of the recording that is markup already.
export const drawing = text => new Markup(text);

// Puts markup into an element.
export function render(host, markup) {
    host.innerHTML = host.written = markup.text;
}

// Puts markup into an element only if it differs, so that unchanged contents keep their scroll
// position and their focus.
export function write(host, markup) {
    if (host.written !== markup.text) render(host, markup);
}
