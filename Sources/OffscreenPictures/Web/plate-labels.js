// The labels of the plates in the exploded view.

import { swatch } from "./colors.js";
import { clamp } from "./dom.js";
import { corners, isPlateCovered, projected } from "./exploded-view.js";
import { html, write } from "./html.js";
import { overlap } from "./orders.js";
import { colorDot, ownColor } from "./views-table.js";

export class PlateLabels {
    constructor(film, host) {
        this.film = film;
        this.host = host;
        this.labels = new Map();
    }

    // Draws the labels of a stack of plates, or none if there is no stack. They face the reader at
    // any tilt. Each is on or beside its plate, where no higher plate covers it, or hidden if there
    // is no such place.
    draw(stack, pose, color) {
        this.pose = pose;
        const film = this.film;
        const taken = [];
        for (const [view, label] of this.labels) {
            if (!stack?.places.has(view)) {
                label.remove();
                this.labels.delete(view);
            }
        }
        if (!stack) return;
        const all = [...stack.places.values()]
            .reverse()
            .map(plate => this.labelOf(plate, stack, taken));
        for (const { plate, place, isFree } of all) {
            let label = this.labels.get(plate.view);
            if (!label) {
                this.labels.set(plate.view, (label = document.createElement("span")));
                this.host.append(label);
            }
            const { fill, ink } = swatch(film, plate.node, color);
            write(label, this.text(plate, place, isFree ? taken : null));
            const css =
                `transform:translate(${(place.x + place.w / 2).toFixed(1)}px,` +
                `${(place.y + 8).toFixed(1)}px) translate(-50%,-50%);background:${fill};` +
                `color:${ink};${isFree ? "" : "visibility:hidden;"}`;
            if (label.css !== css) label.style.cssText = label.css = css;
        }
    }

    // Returns the shortest label of a plate.
    name({ node }) {
        return this.film.shortName(node.element);
    }

    // Returns the width of the shortest label followed by some words.
    width(plate, words) {
        return (
            (this.name(plate) + words).length * 6.6 + (ownColor(this.film, plate.node) ? 20 : 6)
        );
    }

    // Returns the size of a plate on the page along an axis: 0 for x, 1 for y.
    span(plate, axis) {
        const at = corners(plate).map(at => projected(this.pose, ...at, 0)[axis]);
        return (Math.max(...at) - Math.min(...at)) * this.pose.scale;
    }

    // Returns the place of a plate's label: the middle of the plate, or if that is covered, another
    // place on the plate or beside it.
    labelOf(plate, stack, taken) {
        const onPlate = [
            [0.5, 0.5],
            [0.25, 0.5],
            [0.75, 0.5],
            [0.5, 0.25],
            [0.5, 0.75],
            [0.12, 0.5],
            [0.88, 0.5],
        ].map(([x, y]) => [
            projected(this.pose, plate.x + plate.w * x, plate.y + plate.h * y, plate.rise),
            0,
            0,
        ]);
        const w = this.width(plate, "");
        const aside = this.span(plate, 0) / 2 + w / 2 + 3;
        const from = by => [onPlate[0][0], ...by];
        const beside = [0, -8, 8, -16, 16]
            .flatMap(by => [
                [aside, by],
                [-aside, by],
            ])
            .map(from);
        // A thin plate has no room for another place on it.
        const places =
            this.span(plate, 1) < 14
                ? [onPlate[0], ...beside]
                : [
                      ...onPlate,
                      ...[
                          [0, -9],
                          [0, 9],
                          [0, -14],
                          [0, 14],
                      ].map(from),
                      ...beside,
                  ];
        let last = null;
        for (const [at, dx, dy] of places) {
            const [x, y] = at.map((value, axis) => this.pose.shift[axis] + value * this.pose.scale);
            const place = {
                x: clamp(x + dx - w / 2, 0, this.host.clientWidth - w),
                y: y + dy - 8,
                w,
                h: 16,
            };
            last = {
                plate,
                place,
                isFree:
                    !isPlateCovered(stack, this.pose, plate, at) &&
                    !taken.some(other => overlap(other, place)),
            };
            if (last.isFree) {
                taken.push(place);
                break;
            }
        }
        return last;
    }

    // Returns the text of a label: the element, and if there is room, the view and its z.
    text(plate, place, taken) {
        const { node } = plate;
        const serial = ` #${this.film.serial(node.view)}`;
        let words = "";
        for (const more of taken ? [serial, `${serial} z ${node.z}`] : []) {
            const w = this.width(plate, more);
            const wider = {
                ...place,
                x: clamp(place.x + (place.w - w) / 2, 0, this.host.clientWidth - w),
                w,
            };
            if (
                w > this.span(plate, 0) * 0.7 ||
                taken.some(other => other !== place && overlap(other, wider))
            ) {
                break;
            }
            Object.assign(place, wider);
            words = more;
        }
        return html`<b>${this.name(plate)}</b>${words}${colorDot(this.film, node)}`;
    }
}
