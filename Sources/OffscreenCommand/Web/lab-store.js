// The state of the lab: the chosen run, the step, the point of the last tap and the settings of the
// heat map. The address of the page has the chosen run and the step.

import { LabRuns } from "./lab-runs.js";
import { Store } from "./store.js";

// The page opens with the bug of iOS 10, after the section was reloaded.
const firstChoices = [1, 0, 1, 3, 0, 1];

export class LabStore extends Store {
    constructor(lab) {
        super();
        this.lab = lab;
        this.runs = new LabRuns(lab);
        // The number of the choice of each switch.
        this.chosen = [];
        this.step = 0;
        // The point of the last tap on the screen; null before the first.
        this.finger = null;
        // The switches whose choices are the rows and the columns of the heat map.
        this.rows = 1;
        this.columns = 0;
        // What the heat map counts: 1 for pairs as painted, 2 for pairs as touched.
        this.sense = 1;
        addEventListener("hashchange", () => this.followAddress());
    }

    // The frame of the chosen run and step.
    get frame() {
        return this.runs.frame(this.chosen, this.step);
    }

    // Writes the address, and dispatches `change`.
    changed() {
        const address = this.address(this.chosen);
        if (location.hash !== address) history.replaceState(null, "", address);
        super.changed();
    }

    // Changes the choice of one switch.
    choose(number, choice) {
        this.set({ chosen: this.chosen.with(number, choice) });
    }

    // Returns the fragment of a link to one choice for each switch, at the current step.
    address(chosen) {
        const parts = this.lab.switches.map(([name], i) => `${name}=${chosen[i]}`);
        return `#${parts.join("&")}&step=${this.step}`;
    }

    // Sets the values of the address. Those that it lacks are the first ones.
    followAddress() {
        const wanted = new URLSearchParams(location.hash.slice(1));
        const number = (name, count, other) => {
            const value = Number(wanted.get(name) ?? other);
            return Number.isInteger(value) && value >= 0 && value < count ? value : other;
        };
        const { switches, steps } = this.lab;
        const firstStep = Math.max(0, steps.indexOf("scrolled"));
        this.set({
            chosen: switches.map(([name, , { length }], i) =>
                number(name, length, Math.min(firstChoices[i], length - 1)),
            ),
            step: number("step", steps.length, firstStep),
        });
    }
}
