import Foundation

enum CompletionsCommand: Subcommand {
    static let name = "completions"
    static let group = CommandGroup.help
    static let summary = "prints a completion script for bash, zsh or fish"
    static let calls = ["completions bash|zsh|fish"]
    static let details = """
        bash: source <(offscreen completions bash), in ~/.bashrc
        zsh: source <(offscreen completions zsh), in ~/.zshrc after compinit
        fish: offscreen completions fish > ~/.config/fish/completions/offscreen.fish
        """
    static let completionWords = Shell.allCases.map(\.rawValue)
    static let example = "completions bash"

    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let word = try arguments.extractRequiredWord(expecting: "a shell: bash, zsh or fish")
        let shell: Shell = try CommandArguments.choice(named: word, kind: "shell")
        try arguments.throwIfArgumentsRemain()
        switch shell {
        case .bash: try printText(bash)
        case .zsh: try printText(zsh)
        case .fish: try printText(fish)
        }
        return 0
    }

    private static var firstWords: String {
        Subcommands.all.map { $0.name }.joined(separator: " ") + " --help --version --seed"
    }

    /// The options with a list of values, each name once.
    private static var optionsWithChoices: [(option: String, choices: String)] {
        var seen: Set<String> = []
        return Subcommands.all.flatMap { $0.options }.filter { !$0.choices.isEmpty && seen.insert($0.name).inserted }
            .map { ($0.name, $0.choices.joined(separator: " ")) }
    }

    private static func completionWords(after command: any Subcommand.Type) -> String {
        (command.completionWords + command.options.map(\.name) + ["--help"]).joined(separator: " ")
    }

    private static var bash: String {
        let choices = optionsWithChoices.map {
            "        \($0.option)) COMPREPLY=($(compgen -W \"\($0.choices)\" -- \"$word\")); return ;;\n"
        }.joined()
        let commands = Subcommands.all.map { command in
            "        \(command.name)) COMPREPLY=($(compgen -W \"\(completionWords(after: command))\" -- \"$word\")"
                + (command.takesFiles ? " $(compgen -f -- \"$word\")" : "") + ") ;;\n"
        }.joined()
        return """
            # Completions of offscreen for bash: source <(offscreen completions bash)
            _offscreen() {
                local word="${COMP_WORDS[COMP_CWORD]}"
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(firstWords)" -- "$word"))
                    return
                fi
                case "${COMP_WORDS[COMP_CWORD-1]}" in
            \(choices)    --out) COMPREPLY=($(compgen -f -- "$word")); return ;;
                esac
                case "${COMP_WORDS[1]}" in
            \(commands)    esac
            }
            complete -o filenames -F _offscreen offscreen

            """
    }

    private static var zsh: String {
        let choices = optionsWithChoices.map { "        \($0.option)) compadd -- \($0.choices); return ;;\n" }.joined()
        let commands = Subcommands.all.map { command in
            """
                    \(command.name)) compadd -- \
            \(completionWords(after: command))\(command.takesFiles ? "; _files" : "") ;;

            """
        }.joined()
        return """
            #compdef offscreen
            # Completions of offscreen for zsh: source <(offscreen completions zsh)
            _offscreen() {
                if (( CURRENT == 2 )); then
                    compadd -- \(firstWords)
                    return
                fi
                case "${words[CURRENT-1]}" in
            \(choices)    --out) _files; return ;;
                esac
                case "${words[2]}" in
            \(commands)    esac
            }
            compdef _offscreen offscreen

            """
    }

    private static var fish: String {
        func quoted(_ text: String) -> String {
            "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
        }
        var lines = [
            "# Completions of offscreen for fish", "complete -c offscreen -f",
            "complete -c offscreen -l help -d 'tells what there is'",
            "complete -c offscreen -n __fish_use_subcommand -l version -d 'prints the version'",
            "complete -c offscreen -n __fish_use_subcommand -x -l seed -d 'the seed of the story'",
        ]
        for command in Subcommands.all {
            lines.append(
                "complete -c offscreen -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
            let head = "complete -c offscreen -n '__fish_seen_subcommand_from \(command.name)'"
            if !command.completionWords.isEmpty {
                lines.append("\(head) -a \(quoted(command.completionWords.joined(separator: " ")))")
            }
            if command.takesFiles { lines.append("\(head) -F") }
            for option in command.options {
                let value =
                    if option.value == nil {
                        ""
                    } else if option.choices.isEmpty {
                        " -r"
                    } else {
                        " -x -a \(quoted(option.choices.joined(separator: " ")))"
                    }
                lines.append("\(head) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.text))")
            }
        }
        return HelpText.joinedLines(lines)
    }
}
