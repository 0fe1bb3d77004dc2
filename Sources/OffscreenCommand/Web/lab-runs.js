// The runs of the lab. There is one for each combination of choices, and it has a frame for each
// step. Equal runs and equal frames are in the page once.

export class LabRuns {
    #lab;

    constructor(lab) {
        this.#lab = lab;
    }

    frame(chosen, step) {
        const { switches, combinations, runs, frames, elements } = this.#lab;
        const combination = chosen.reduce((n, choice, i) => n * switches[i][2].length + choice, 0);
        return new LabFrame(elements, frames[runs[combinations[combination]][step]]);
    }

    // Whether the sibling order of the two cards differs from that at the previous step.
    hasTurned(chosen, step) {
        if (step === 0) return false;
        const [before, now] = [step - 1, step].map(step =>
            this.frame(chosen, step)
                .views.filter(isCard)
                .map(view => view.name)
                .join(),
        );
        return before.length === now.length && before !== now;
    }
}

// The views on the screen after a step.
class LabFrame {
    #elements;
    #numbers;

    constructor(elements, [numbers, wrongAsPainted, wrongAsTouched]) {
        this.#elements = elements;
        this.#numbers = numbers;
        // The numbers of pairs of views in the wrong order.
        this.wrongAsPainted = wrongAsPainted;
        this.wrongAsTouched = wrongAsTouched;
    }

    // The views in sibling order, the backmost first.
    get views() {
        const views = [];
        for (let i = 0; i < this.#numbers.length; i += 3) {
            const [element, z, zPosition] = this.#numbers.slice(i, i + 3);
            const [name, box] = this.#elements[element].split("|");
            const [x, y, w, h] = box.split(",").map(Number);
            views.push({ name, x, y, w, h, z, zPosition, sibling: i / 3 });
        }
        return views;
    }

    // The views in paint order, the backmost first.
    get painted() {
        return inPaintOrder(this.views);
    }
}

// Returns views in paint order. Painting follows zPosition and then the sibling order.
export const inPaintOrder = views =>
    views.toSorted((a, b) => a.zPosition - b.zPosition || a.sibling - b.sibling);

// Returns the pairs of views that are painted in the wrong order: for each lower view the last one
// that covers it, and for each upper view those that it covers.
export function coverings(painted) {
    const under = new Map();
    const covered = new Map();
    painted.forEach((front, i) => {
        for (const back of painted.slice(0, i)) {
            if (back.z <= front.z || !meet(front, back)) continue;
            under.set(back, front);
            covered.set(front, [...(covered.get(front) ?? []), back]);
        }
    });
    return { under, covered };
}

const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const isCard = view => view.name.includes("card");
export const isItem = view => view.name.startsWith("item");
export const shortName = view => view.name.replace(/^item |^decoration /, "");
