// The colours of views.

import { Flag } from "./film.js";
import { html } from "./html.js";

export const colorings = ["view", "item", "kind", "z", "painted"];

// Returns the fill and the text colour of a view, by the chosen colouring: by view, item, kind or
// z, or as the app painted it.
export function swatch(film, node, by) {
    if (by === "painted") return painted(node);
    let number = film.data.views[node.view][2];
    if (by === "z") number = film.zs.get(node.z)[node.flags & Flag.plane ? 2 : 1];
    else if (by !== "view" && node.element >= 0) number = swatchOfElement(film, node.element, by);
    return swatchColors(film, number);
}

// Returns the colours of a cell of a collection view that is inside a view.
export function innerSwatch(film, [view, element, z], by) {
    return swatchColors(
        film,
        by === "z"
            ? film.zs.get(z)[1]
            : by === "view"
              ? film.data.views[view][2]
              : swatchOfElement(film, element, by),
    );
}

// Returns the number of an element's swatch for the colouring by item or by kind.
const swatchOfElement = (film, element, by) => film.data.elements[element][by === "item" ? 4 : 5];

function swatchColors(film, number) {
    const [fill, dark] = film.data.swatches[number];
    return { fill, ink: dark ? "#000" : "#fff" };
}

export const hexColor = rgb => "#" + rgb.toString(16).padStart(6, "0");

// Returns the colour that the app gave a view, or a pale one if it gave none, and a readable text
// colour on it.
function painted(node) {
    const rgb = node.own ? node.own - 1 : 0xf0f0f4;
    const channel = shift => ((rgb >> shift) & 255) / 255;
    const luminance = [16, 8, 0]
        .map(channel)
        .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
    return { fill: hexColor(rgb), ink: luminance > 0.179 ? "#000" : "#fff" };
}

// Returns the colours of a view in the panes beside the screen. Colours by item or kind are those
// of the given element, or else of the element that the view represents or represented last.
export function viewSwatch(film, view, by, element) {
    const node = film.find(view);
    if (by === "item" || by === "kind") {
        const which =
            element ?? (node && node.element >= 0 ? node.element : lastElement(film, view));
        if (which >= 0) return swatchColors(film, swatchOfElement(film, which, by));
    } else if (node && (by === "z" || by === "painted")) {
        return swatch(film, node, by);
    }
    return swatchColors(film, film.data.views[view][2]);
}

// Returns the element that a view represented last; -1 if it has represented none.
export function lastElement(film, view) {
    const lane = (film.byView ??= new Map(film.data.lanes.map(lane => [lane[0], lane]))).get(view);
    let last = -1;
    for (let i = 1; lane && i < lane.length && lane[i] <= film.at; i += 3) last = lane[i + 2];
    return last;
}

export function chip(film, view, by, extra = "") {
    const { fill, ink } = viewSwatch(film, view, by);
    return html`
        <button class="chip ${extra}" data-view="${view}" title="${film.name(view)}"
            style="background:${fill};color:${ink}">#${film.serial(view)}</button>`;
}
