// Exercises: shows whether an answer is correct.

// Without this script everything is shown. With it, an explanation and the text after a question
// are hidden until an answer is checked.
for (const it of document.querySelectorAll(".rest, .explanation")) it.hidden = true;
for (const form of document.querySelectorAll("form.exercise")) {
    const output = form.querySelector("output");
    const rest = form.nextElementSibling;
    const check = () => {
        const chosen = form.querySelector("input:checked");
        const isRight = chosen && chosen.value === form.dataset.answer;
        output.textContent = !chosen ? "Choose an answer first." : isRight ? "Right." : "No.";
        output.className = chosen ? (isRight ? "right" : "wrong") : "";
        if (!chosen) return;
        form.dataset.checked = "yes";
        for (const it of [form.querySelector(".explanation"), rest]) it.hidden = false;
        form.querySelector(".waits").hidden = true;
    };
    form.onsubmit = event => {
        event.preventDefault();
        check();
    };
    form.onchange = () => {
        if (form.dataset.checked) check();
    };
}
