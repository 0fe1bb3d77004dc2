// Shows the lines of the exhibits that a search finds and that pass the filters. The address keeps
// the search and the filters.

import { ExhibitSearch } from "./exhibit-search.js";

class Gallery {
    #search = new ExhibitSearch(JSON.parse(document.getElementById("words").textContent));
    #field = document.getElementById("search");
    #filters = ["system", "api"].map(name => document.getElementById(name));
    #found = document.getElementById("found");
    #ranked = document.getElementById("ranked");
    #nearest = document.getElementById("nearest");
    #groups = document.getElementById("groups");
    #sections = [...this.#groups.querySelectorAll("details")];
    #lines = [...document.querySelectorAll("#groups li")];
    #linesByExhibit = new Map(this.#lines.map(line => [line.dataset.exhibit, line]));

    constructor() {
        const form = document.getElementById("find");
        form.addEventListener("input", () => this.#update());
        form.addEventListener("submit", event => {
            event.preventDefault();
            this.#openFirst();
        });
        // On a narrow page the first group alone is open.
        const isNarrow = matchMedia("(max-width: 859px)").matches;
        this.#sections.forEach((section, i) => (section.open = !isNarrow || i === 0));
        addEventListener("hashchange", () => this.#readAddress());
        this.#readAddress();
    }

    // Opens the page of the best match.
    #openFirst() {
        this.#ranked.querySelector("a")?.click();
    }

    get #isSearch() {
        return this.#field.value.trim() !== "";
    }

    #isChosen(line) {
        return this.#filters.every(
            ({ id, value }) =>
                !value || line.dataset[id === "api" ? "api" : "systems"].split(" ").includes(value),
        );
    }

    #update() {
        const shown = this.#showGroups();
        const results = this.#isSearch
            ? this.#search.results(this.#field.value, name =>
                  this.#isChosen(this.#linesByExhibit.get(name)),
              )
            : null;
        const isGood = results && !results.openSymptom && !results.isWeak && results.names.length;
        const nearest = results && !isGood ? results.names.slice(0, 3) : [];
        this.#fill(this.#ranked, isGood ? results.names : []);
        this.#fill(this.#nearest.querySelector("ol"), nearest);
        this.#ranked.hidden = !isGood;
        this.#nearest.hidden = nearest.length === 0;
        this.#groups.hidden = this.#isSearch;
        const isFiltered = this.#filters.some(it => it.value);
        if (isFiltered) this.#sections.forEach(section => (section.open = true));
        document.body.classList.toggle("is-searching", this.#isSearch || isFiltered);
        this.#found.replaceChildren(...this.#report(results, isGood, isFiltered ? shown : null));
        this.#writeAddress();
    }

    // Shows the lines of the groups that pass the filters, there and in the side bar, and returns
    // their number.
    #showGroups() {
        for (const line of document.querySelectorAll("#groups li, #side li[data-exhibit]")) {
            line.hidden = !this.#isChosen(line);
        }
        for (const list of document.querySelectorAll("#groups ol, #side ul")) {
            const count = list.querySelectorAll("li:not([hidden])").length;
            const heading = list.previousElementSibling;
            list.hidden = count === 0;
            heading.hidden = count === 0;
            const number = heading.querySelector("small");
            if (number) number.textContent = count;
        }
        return this.#lines.filter(line => !line.hidden).length;
    }

    #fill(list, names) {
        list.replaceChildren(...names.map(name => this.#copy(name)));
    }

    #copy(name) {
        const line = this.#linesByExhibit.get(name).cloneNode(true);
        line.hidden = false;
        return line;
    }

    // Returns what is said above the lines.
    #report(results, isGood, filtered) {
        const all = `${this.#lines.length} pages`;
        if (!results) return filtered === null ? [] : [`${filtered} of ${all}`];
        if (results.openSymptom) {
            const symptom = document.createElement("strong");
            symptom.textContent = results.openSymptom.name;
            return [
                "No exhibit shows that ",
                symptom,
                `. Reported: ${results.openSymptom.reported}.`,
            ];
        }
        if (results.names.length === 0) return ["No exhibit has these words."];
        if (!isGood) return ["No exhibit has most of these words."];
        return [`${results.names.length} of ${all}, the best match first. Enter opens the first.`];
    }

    #readAddress() {
        const fragment = location.hash.slice(1);
        if (fragment.startsWith("group-")) {
            const section = document.getElementById(fragment);
            if (section) section.open = true;
            return;
        }
        const wanted = new URLSearchParams(fragment);
        this.#field.value = wanted.get("search") ?? "";
        for (const filter of this.#filters) {
            filter.value = wanted.get(filter.id) ?? "";
            if (filter.selectedIndex < 0) filter.value = "";
        }
        this.#update();
    }

    #writeAddress() {
        const wanted = new URLSearchParams();
        for (const { id, value } of [this.#field, ...this.#filters]) {
            if (value.trim()) wanted.set(id, value);
        }
        const address = wanted.toString();
        if (address === location.hash.slice(1)) return;
        history.replaceState(null, "", address ? "#" + address : location.pathname);
    }
}

new Gallery();
